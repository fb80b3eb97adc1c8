#!/bin/sh
exec python3 "$(dirname "$0")/run_shop.py" --limit 5 "$@"

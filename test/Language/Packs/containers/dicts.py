# Known keys of a dict are kept apart.
#
# RUN: %{flows-oracle} %s
import vault

config = {"token": vault.acquire(), "host": "example"}
vault.send(config["token"])
vault.send(config["host"])
vault.send(config.get("token"))
vault.send(config.get("host"))
vault.send(config.get("absent", "default"))
config["host"] = config["token"]
vault.send(config["host"])
config["token"] = "gone"
vault.send(config["token"])
merged = {**config, "extra": 1}
vault.send(merged["host"])
vault.send(merged["extra"])

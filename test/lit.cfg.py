# How lit runs test/. A test is a .test or .py file with RUN lines; what lies in
# a folder named Inputs is material.

import glob
import os
import shlex
import sys

import lit.formats

here = os.path.dirname(os.path.abspath(__file__))
if not hasattr(config, "custody_build_dir"):
    # lit was pointed at the source tree: use the default build.
    build = os.environ.get("CUSTODY_BUILD", os.path.join(os.path.dirname(here), "build"))
    lit_config.load_config(config, os.path.join(build, "test", "lit.site.cfg.py"))
else:
    config.name = "custody"
    config.test_format = lit.formats.ShTest(execute_external=False)
    config.suffixes = [".test", ".py"]
    config.excludes = ["Inputs", "cases", "oracle", "unit", "lit.cfg.py", "lit.site.cfg.py"]
    config.test_source_root = here
    config.test_exec_root = os.path.join(config.custody_build_dir, "test")

    config.environment["PATH"] = os.pathsep.join(
        [config.custody_bin_dir, config.llvm_tools_dir, config.environment["PATH"]]
    )
    config.environment["NO_COLOR"] = "1"
    config.environment["ASAN_OPTIONS"] = config.custody_asan_options
    config.environment["PYTHONDONTWRITEBYTECODE"] = "1"
    config.substitutions.append(("%{src}", config.custody_source_dir))
    config.substitutions.append(("%{build}", config.custody_build_dir))
    config.substitutions.append(("%{llvm-cmake}", config.llvm_cmake_dir))
    config.substitutions.append(("%{python}", shlex.quote(sys.executable)))
    # The program run by CPython, and what it did compared with what custody says.
    config.substitutions.append(
        ("%{calls-oracle}", shlex.join([sys.executable, os.path.join(here, "oracle/calls.py")]))
    )
    config.substitutions.append(
        ("%{flows-oracle}", shlex.join([sys.executable, os.path.join(here, "oracle/flows.py")]))
    )
    config.substitutions.append(
        ("%{effects-oracle}", shlex.join([sys.executable, os.path.join(here, "oracle/effects.py")]))
    )
    # Checks of our sources say nothing about a build: once is enough.
    if "CUSTODY_LINT" in os.environ:
        config.available_features.add("lint")
    if os.path.exists(os.path.join(config.custody_source_dir, "build/venv/bin/ruff")):
        config.available_features.add("ruff")
    # The fuzz targets are in builds with sanitizers only.
    if os.path.exists(os.path.join(config.custody_bin_dir, "fuzz-pipeline")):
        config.available_features.add("fuzz")
    # What tools/fetch-wheel unpacked.
    for wheel in glob.glob(os.path.join(config.custody_source_dir, "build/demo/megatron-core-*")):
        config.available_features.add("wheel")
        config.substitutions.append(("%{wheel}", wheel))
    if os.geteuid() == 0:
        # The superuser can read every file, whatever its mode says.
        config.available_features.add("root")

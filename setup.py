"""Compiles the rules and bots with mypyc where a C compiler is at hand, and puts the built web client into the package.

    LAMPLIGHT_PURE=1     do not compile
    LAMPLIGHT_NO_WEB=1   do not build the web client
    LAMPLIGHT_MUST_COMPILE=1   stop where the C compiler fails, instead of leaving a pure package
    LAMPLIGHT_BUILT=folder     take the compiled modules from there, where tools/build_compiled.py has put them

Everything else about the package is in pyproject.toml. `make compiled` calls this for build/compiled/.
"""

import contextlib
import functools
import hashlib
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/lamplight")
GENERATED = "build/mypyc"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
WHOLE = ["-flto"]

# What is compiled: every module of these folders ...
COMPILED = ["core", "games", "bots"]
# ... except these (msgspec and dataclasses build classes from annotations at run time, which a compiled class does
# not keep).
INTERPRETED = [
    "core/view.py",
    "core/lesson.py",
    "core/tip.py",
    "core/messages.py",
    "core/snapshot.py",
    "games/*/tableau.py",
    "bots/kit.py",
    "bots/*/kit.py",
    "games/*/commands.py",  # the signatures of commands are read at run time
    "**/__init__.py",
]

# Where packages are built, mypy sees only some of the packages that the rest of Lamplight uses: what it then thinks of
# modules that are not compiled says nothing.
TYPES = ["--follow-imports=silent", "--no-warn-return-any"]


def compiled_modules() -> list[str]:
    """The modules to compile, as sorted paths relative to the project."""
    folder = ROOT / PACKAGE
    kept = {path for pattern in INTERPRETED for path in folder.glob(pattern)}
    found = {path for part in COMPILED for path in (folder / part).rglob("*.py")}
    return sorted(path.relative_to(ROOT).as_posix() for path in found - kept)


def reason_not_to_compile() -> str | None:
    """Why the package stays pure Python; None if it can be compiled."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, this is {sys.implementation.name}"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder, silent():
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except Exception:  # distutils has one class of error per compiler
            return "no working C compiler with Python's headers (Debian: apt-get install gcc libc6-dev python3-dev)"
    return None


@contextmanager
def silent() -> Iterator[None]:
    """What a compiler says that is only tried is of no interest."""
    output = os.dup(2)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 2)
    try:
        yield
    finally:
        os.dup2(output, 2)
        os.close(quiet)
        os.close(output)


def extensions() -> list[Extension]:
    """One mypycify call for everything, so that calls between modules are native."""
    builds = {"build", "build_ext", "bdist_wheel", "install"}
    if os.environ.get("LAMPLIGHT_PURE") == "1" or not builds & set(sys.argv) or not compiled_modules():
        return []
    if os.environ.get("LAMPLIGHT_BUILT"):
        return built_extensions(Path(os.environ["LAMPLIGHT_BUILT"]))
    reason = reason_not_to_compile()
    if reason:
        warn(reason)
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(ROOT / "src")
    # A C file per module compiles on all cores and only where something changed. Its cost in speed is not settled:
    # the best runs of a prototype were 1 to 2 % slower, on a machine too busy to compare the typical ones.
    try:
        found: list[Any] = mypycify(
            [*TYPES, *compiled_modules()],
            opt_level="3",
            debug_level="0",
            group_name="lamplight",
            target_dir=GENERATED,
            multi_file=True,
        )
    except SystemExit:  # mypy has said why
        if os.environ.get("LAMPLIGHT_MUST_COMPILE") == "1":
            raise
        warn("mypy found faults in the types")
        return []
    for extension in found:
        # A warning of a compiler newer than mypyc is no reason to stop.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if os.name == "posix":
            # Nothing outside calls our functions by name, so calls between modules need no detour by the linker's
            # table, and small functions can be inlined where they are used.
            extension.extra_compile_args.append("-fvisibility=hidden")
            if linked_whole():
                extension.extra_link_args = [*extension.extra_link_args, *linked_whole(), "-O3"]
        for source in extension.sources:
            widen_literals(Path(source))
    return found


@functools.cache
def linked_whole() -> list[str]:
    """How this compiler leaves code generation to the linker, if it can: what is small is inlined between modules
    then, too. On all cores where it can do that (GCC asks make for it)."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder, silent():
        source = Path(folder) / "probe.c"
        source.write_text("int probe(void) { return 1; }\n")
        for flags in [["-flto=auto"], WHOLE] if shutil.which("make") else [WHOLE]:
            with contextlib.suppress(Exception):  # distutils has one class of error per compiler
                compiler = new_compiler()
                customize_compiler(compiler)
                objects = compiler.compile([str(source)], output_dir=folder, extra_postargs=WHOLE)
                compiler.link_shared_object(objects, "probe.so", output_dir=folder, extra_postargs=flags)
                return flags
    return []


def counts_natively(source: str) -> bool:
    """Is this C file made from a module with native integers? Those are what roll-outs run through."""
    name = Path(source).stem.removeprefix("__native_").replace("___", "/")
    module = ROOT / "src" / f"{name}.py"
    return module.is_file() and "from mypy_extensions import" in module.read_text(encoding="utf-8")


def built_extensions(folder: Path) -> list[Extension]:
    """The compiled modules that lie in a folder; none unless all of them do."""
    modules = [Path(name).relative_to("src").with_suffix("") for name in compiled_modules()]
    found = [path for path in [Path("lamplight__mypyc"), *modules] if (folder / f"{path}{SUFFIX}").exists()]
    if len(found) <= len(modules):
        warn(f"{folder} does not hold all compiled modules (make compiled)")
        return []
    return [Extension(".".join(path.parts), []) for path in found]


def widen_literals(source: Path) -> None:
    """Mends a fault of mypyc 2.4.1: it writes small constants of type i64 as C ints.

    So `1 << n`, but also `one: i64 = 1; one << n` and `k: i64 = 65536; k * k`, would be computed in 32 bits.
    """
    text = source.read_text()
    mended = re.sub(r"^(\s+cpy_r_\w+ = -?\d+)( (?:<<|\*|\+|-) )", r"\1LL\2", text, flags=re.MULTILINE)
    if mended != text:
        source.write_text(mended)


def warn(reason: object) -> None:
    print(f"warning: not compiled, Lamplight runs as pure Python (slower): {reason}", file=sys.stderr, flush=True)


class OptionalBuildExt(build_ext):
    """Compiles on all cores, and only what changed; a failure of the C compiler leaves a pure package."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # no linker, too little memory ...
            if os.environ.get("LAMPLIGHT_MUST_COMPILE") == "1":
                raise
            warn(error)
            self.extensions = []

    def build_extensions(self) -> None:
        if os.environ.get("LAMPLIGHT_BUILT"):
            for extension in self.extensions:
                target = self.get_ext_fullpath(extension.name)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                source = Path(os.environ["LAMPLIGHT_BUILT"], *extension.name.split("."))
                shutil.copy2(f"{source}{SUFFIX}", target)
            return
        if not hasattr(self.compiler, "_compile"):  # MSVC has another way to compile a file
            super().build_extensions()
            return
        compiler: Any = self.compiler
        compile_one: Callable[..., None] = compiler._compile
        cores = os.cpu_count() or 1
        pool = ThreadPoolExecutor(cores)
        headers = sorted(str(path) for path in Path(GENERATED).rglob("*.h"))

        def compile_all(
            sources: list[str],
            output_dir: str | None = None,
            macros: Any = None,
            include_dirs: Any = None,
            debug: bool = False,
            extra_preargs: Any = None,
            extra_postargs: Any = None,
            depends: list[str] | None = None,
        ) -> list[str]:
            macros, objects, extra_postargs, pp_opts, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)

            def one(target: str) -> None:
                source, extension = build[target]
                flags = [*(extra_postargs or []), *(WHOLE if linked_whole() and counts_natively(source) else [])]
                made_from = digest([source, *headers], compiler.compiler_so, cc_args, flags)
                note = Path(target + ".made-from")
                if os.path.exists(target) and note.exists() and note.read_text() == made_from:
                    return
                compile_one(target, source, extension, cc_args, flags, pp_opts)
                note.write_text(made_from)

            list(pool.map(one, objects))
            return list(objects)

        compiler.compile = compile_all
        self.parallel = cores
        with pool:
            super().build_extensions()


def digest(paths: list[str], *arguments: object) -> str:
    """Identifies the content of files and the arguments of a command."""
    found = hashlib.sha256(repr(arguments).encode())
    for path in paths:
        if os.path.isfile(path):
            found.update(Path(path).read_bytes())
    return found.hexdigest()


class BuildPyWithWeb(build_py):
    """Builds the web client first if it is not there yet."""

    def run(self) -> None:
        if not self.editable_mode and os.environ.get("LAMPLIGHT_NO_WEB") != "1":
            sys.path.insert(0, str(ROOT))
            from tools import build_web

            build_web.build_if_absent()
            self.__dict__.pop("data_files", None)  # found anew, now with the bundle
        super().run()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildPyWithWeb})

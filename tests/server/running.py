"""A real server in a process of its own, and a real PostgreSQL where one is wanted."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

SOURCES = Path(__file__).resolve().parents[2] / "src"
READY_WITHIN = 30.0  # seconds


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Server:
    """Started, killed and started again on the same port and the same data."""

    def __init__(self, folder: Path, *arguments: str, limits: bool = False) -> None:
        self.folder = folder
        self.port = free_port()
        self.arguments = [*arguments, *([] if limits else ["--no-limits"])]
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'data' / 'palaver.sqlite'}"

    def start(self) -> "Server":
        command = [sys.executable, "-m", "palaver.cli", "serve", "--port", str(self.port)]
        environment = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", str(SOURCES))}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.folder / "data"), *self.arguments],
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.wait()
        return self

    def wait(self) -> None:
        end = time.monotonic() + READY_WITHIN
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/health/ready", timeout=2, trust_env=False).is_success:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"no server within {READY_WITHIN} s: {self.log.read_text()}")

    def kill(self) -> None:
        """As if the power had gone."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        finally:
            if self.process.poll() is None:
                self.kill()


@contextmanager
def running(folder: Path, *arguments: str, limits: bool = False) -> Iterator[Server]:
    server = Server(folder, *arguments, limits=limits).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


# --- Debian's servers -------------------------------------------------------


def debian(package: str, pattern: str) -> Path:
    """A program of the newest version there is; installed if it is missing and we may."""
    found = sorted(Path("/usr").glob(pattern))
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-y", "-qq", package]):
            silent = subprocess.DEVNULL
            subprocess.run(["apt-get", *command], check=True, stdout=silent, env=environment)
        found = sorted(Path("/usr").glob(pattern))
    assert found, f"it is missing: apt-get install {package}"
    return found[-1]


@contextmanager
def redis_server() -> Iterator[str]:
    """One of our own on loopback, which keeps nothing; yields its URL."""
    port = free_port()
    command = [str(debian("redis-server", "bin/redis-server")), "--port", str(port)]
    options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL)
    try:
        wait_for_port(port)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def wait_for_port(port: int) -> None:
    for _ in range(100):
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        time.sleep(0.1)
    raise TimeoutError(f"nobody listens at port {port}")


def as_postgres(*command: str) -> None:
    """It refuses to run as root."""
    prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*prefix, *command], check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def postgresql() -> Iterator[str]:
    """A cluster of our own on loopback; yields its URL.

    Not below pytest's folders: those are closed to others whenever another run begins.
    """
    programs, port = debian("postgresql", "lib/postgresql/*/bin/initdb").parent, free_port()
    with tempfile.TemporaryDirectory(prefix="palaver-", ignore_cleanup_errors=True) as home:
        if os.geteuid() == 0:
            shutil.chown(home, "postgres")
        data, log = f"{home}/cluster", f"{home}/log"
        how = ["-U", "palaver", "-A", "trust", "-E", "UTF8", "--no-sync"]
        as_postgres(str(programs / "initdb"), "-D", data, *how)
        control = [str(programs / "pg_ctl"), "-D", data, "-w"]
        options = f"-p {port} -h 127.0.0.1 -k {home} -c shared_buffers=32MB"
        as_postgres(*control, "-l", log, "-o", options, "start")
        try:
            yield f"postgresql://palaver@127.0.0.1:{port}/postgres"
        finally:
            as_postgres(*control, "-m", "immediate", "stop")

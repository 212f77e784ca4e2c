"""What is written about the protocol is what there is."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from palaver.server import refusals, wire
from palaver.text import LANGUAGES, Speech
from tests.server.running import Server

pytestmark = pytest.mark.xdist_group("server")
ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SOURCES = sorted((ROOT / "src" / "palaver" / "server").rglob("*.py"))
RAISED = re.compile(r"No\(\s*\"([a-z-]+)\"")


def test_every_door_is_in_the_protocol(server: Server) -> None:
    document = httpx.get(f"{server.url}/api/openapi.json", trust_env=False).json()
    for path in document["paths"]:
        written = path.replace("{table_id}", "{id}")
        assert f"{written}`" in PROTOCOL or f"{written}?" in PROTOCOL, path


def test_the_bot_of_the_example_plays_over_the_network(server: Server) -> None:
    """As it stands, in about twenty lines, against itself and a bot of the server."""
    example = ROOT / "examples" / "network_bot.py"
    assert 25 >= len(example.read_text("utf-8").splitlines())
    with httpx.Client(base_url=server.url, trust_env=False) as host:
        table = host.post("/api/tables", json={"room": "west_of_africa", "players": 3}).json()
        game = table["table"]["id"]
        host.put(f"/api/tables/{game}/seats/1/bot", json={"bot": "random"})
        command = [sys.executable, str(example), server.url, game]
        paths = {"PYTHONPATH": os.environ.get("PYTHONPATH", str(ROOT / "src"))}
        bots = [
            subprocess.Popen(command, env={**os.environ, **paths}, stdout=subprocess.PIPE)
            for _ in range(2)
        ]
        said = [bot.communicate(timeout=60)[0].decode() for bot in bots]

    assert [0, 0] == [bot.returncode for bot in bots]
    assert said[0] == said[1]
    assert said[0].startswith("It is over: [")


def test_every_message_is_in_the_protocol() -> None:
    for message in [*get_args(wire.Command), *get_args(wire.FromServer)]:
        kind: Any = message.__struct_config__.tag
        assert f"`{kind}`" in PROTOCOL, kind


def test_every_refusal_has_its_words_and_its_place() -> None:
    codes = {code for page in SOURCES for code in RAISED.findall(page.read_text("utf-8"))}
    for code in codes | set(refusals.STATUS):
        assert f"`{code}`" in PROTOCOL, code
        for language in LANGUAGES:
            assert Speech(language).bundle.get_message(f"refused-{code}"), (code, language)


def test_every_answer_of_the_api_is_documented(server: Server) -> None:
    """With its problems, and each with a description or a summary."""
    document = httpx.get(f"{server.url}/api/openapi.json", trust_env=False).json()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation.get("summary"), (method, path)
            if path.startswith("/api"):
                assert {"400", "404", "429"} <= set(operation["responses"]), (method, path)

"""A typed client for tables online; `examples/network_bot.py` is a bot in twenty lines."""

from palaver.client.game import Game, Refused
from palaver.client.http import Client, Problem

__all__ = ["Client", "Game", "Problem", "Refused"]

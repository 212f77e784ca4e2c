"""A bot that joins a table over the network: network_bot.py http://127.0.0.1:8080 TABLE"""

import asyncio
import random
import sys

from palaver.client import Client


async def main(url: str, table: str) -> None:
    async with Client(url) as client:
        seat = await client.sit_down(table, "Robo")
        async with client.play(table, seat) as game:
            async for sight in game.questions():
                await game.answer(random.choice(sight.choices))
            if game.sight is not None:
                print(f"It is over: {game.sight.points}, winners {game.sight.winners}")


asyncio.run(main(*sys.argv[1:]))

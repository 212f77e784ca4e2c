"""A process in which bots think: a question comes in, an option goes out."""

import os
import pickle
import sys
from typing import BinaryIO

from palaver.bots import bot_called
from palaver.server.bots import LENGTH


def think(questions: BinaryIO, answers: BinaryIO) -> None:
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        bot, seed, seen, board, budget = pickle.loads(questions.read(length))
        options = tuple(choice.option for choice in seen.choices)
        option = bot_called(bot, seed, board).answer(seen, seen.question or "", options, budget)
        answers.write(int(option).to_bytes(8, "big", signed=True))
        answers.flush()


if __name__ == "__main__":
    os.nice(5)  # people come first
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints is no answer
    think(sys.stdin.buffer, answers)

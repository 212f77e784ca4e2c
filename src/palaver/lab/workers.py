"""Work that is spread: over processes of this machine, or over a cluster by Ray.

What is done depends on its number alone, so that it does not matter who does it, in
which order, or how often it was begun.
"""

import multiprocessing
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

from palaver.core.errors import PalaverError

T = TypeVar("T")
ATTEMPTS = 5  # that a piece of work is begun on a cluster, when its worker dies
AT_HAND = 4  # pieces of work waiting for each worker
PATIENCE = 10.0  # seconds until a cluster must have taken the call
HOST_AND_PORT = re.compile(r"(?:ray://)?(?P<host>[^:/]+|\[[^]]+]):(?P<port>\d{1,5})")


def spread(
    work: Callable[[int], T], numbers: Sequence[int], workers: int, ray: str | None = None
) -> Iterator[tuple[int, T]]:
    """Each number with what came of it, as soon as it is done."""
    if ray is not None:
        yield from on_ray(work, numbers, ray)
    elif workers <= 1 or len(numbers) <= 1:
        for number in numbers:
            yield number, work(number)
    else:
        yield from on_processes(work, numbers, workers)


def on_processes(
    work: Callable[[int], T], numbers: Sequence[int], workers: int
) -> Iterator[tuple[int, T]]:
    """Fresh processes: they inherit neither threads nor half-made things."""
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=fresh) as pool:
        running = {pool.submit(work, number): number for number in numbers}
        try:
            for done in as_completed(running):
                yield running[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(
    work: Callable[[int], T], numbers: Sequence[int], address: str
) -> Iterator[tuple[int, T]]:
    """On any cluster that stands; `local` begins one on this machine."""
    cluster = reach(address)
    remote = cluster.remote(max_retries=ATTEMPTS)(call)
    shared = cluster.put(work)
    waiting = list(reversed(numbers))
    most = AT_HAND * max(1, int(cluster.cluster_resources().get("CPU", 1)))
    running: dict[Any, int] = {}
    try:
        while waiting or running:
            while waiting and len(running) < most:
                number = waiting.pop()
                running[remote.remote(shared, number)] = number
            done, _ = cluster.wait(list(running), num_returns=1)
            for reference in done:
                yield running.pop(reference), cluster.get(reference)
    finally:
        cluster.shutdown()


def call(work: Callable[[int], T], number: int) -> T:
    return work(number)


def reach(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise PalaverError("Ray is not installed: pip install 'palaver[lab]'") from None
    own = {"include_dashboard": False} if address == "local" else {}
    begin: Callable[..., object] = ray.init
    try:
        knock(address)
        begin(address=address, logging_level="ERROR", log_to_driver=False, **own)
    except Exception as fault:
        reason = " ".join(str(fault).split())[:120]
        raise PalaverError(f"no Ray cluster at {address!r}: {reason}") from None
    return ray


def knock(address: str) -> None:
    """Ray itself would try for minutes, with a page of its own complaints."""
    if place := HOST_AND_PORT.fullmatch(address):
        at = place["host"].strip("[]"), int(place["port"])
        socket.create_connection(at, timeout=PATIENCE).close()

"""How much one client may ask for: a bucket that fills again as time passes."""

import time
from collections import OrderedDict

MOST_KEPT = 50_000


class Bucket:
    __slots__ = ("last", "left")

    def __init__(self, size: float) -> None:
        self.left = size
        self.last = time.monotonic()

    def take(self, size: float, per_second: float) -> float:
        """Nothing to wait for, or how many seconds."""
        now = time.monotonic()
        self.left = min(size, self.left + (now - self.last) * per_second)
        self.last = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / per_second


class Limit:
    """One bucket for each client, of a size, refilled by so many a second."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> float:
        bucket = self.buckets.get(client)
        if bucket is None:
            bucket = self.buckets[client] = Bucket(self.size)
            if len(self.buckets) > MOST_KEPT:
                self.buckets.popitem(last=False)
        return bucket.take(self.size, self.per_second)

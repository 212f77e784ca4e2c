"""What a field may hold: sizes and signs, so that nothing comes in without a limit."""

from typing import Annotated

from msgspec import Meta

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Called = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[^\x00-\x1f\x7f]+$")]
Colour = Annotated[str, Meta(max_length=16, pattern=r"^[a-z0-9#-]*$")]
Salt = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Small = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
SwitchValue = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Seconds = Annotated[int, Meta(ge=0, le=90 * 24 * 3600)]
Line = Annotated[str, Meta(min_length=1, max_length=2000)]
Name = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]

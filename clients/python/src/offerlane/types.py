"""The types of inputs and results: a ``TypedDict`` for each object of the API."""

from __future__ import annotations

from typing import TypeAlias

from .generated.types import *  # noqa: F403
from .generated.types import Event, TestEvent

#: An event or a test event, as a webhook receives it. Its ``type`` says what ``resource`` is.
WebhookEvent: TypeAlias = "Event | TestEvent"

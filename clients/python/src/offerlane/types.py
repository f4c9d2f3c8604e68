"""The types of inputs and answers: a ``TypedDict`` for each object of the API."""

from __future__ import annotations

from typing import TypeAlias

from .generated.types import *  # noqa: F403
from .generated.types import Event, TestEvent

#: An event as a webhook gets it, or a test: its ``type`` tells what ``resource`` is.
WebhookEvent: TypeAlias = "Event | TestEvent"

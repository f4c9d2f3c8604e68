"""The HTTP requests of a call and its retries, for both clients."""

from __future__ import annotations

import random
import re
import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import quote

import httpx

from .errors import ApiError, ConnectionError, OfferlaneError
from .generated.operations import OPERATIONS

_FIRST_DELAY = 0.5
_LONGEST_DELAY = 8.0
_TEMPORARY = {429, 502, 503, 504}


@dataclass(frozen=True)
class Options:
    """Options of calls. ``with_options`` sets them."""

    #: Seconds for each try.
    timeout: float = 30.0
    #: Retries after the first try.
    max_retries: int = 2
    #: The longest wait between two tries, in seconds. If ``Retry-After`` is longer, the error is raised.
    max_retry_delay: float = 60.0
    #: A unique value for a change: repeated with the same value, it happens once. Generated if left out.
    idempotency_key: str | None = None
    #: The ETag of the version you read. The change fails if it isn't the current one.
    if_match: str | None = None
    #: Your own id for the request, 8 to 128 characters.
    request_id: str | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    #: Called with each successful response, for its headers.
    on_response: Callable[[httpx.Response], None] | None = None

    def changed(self, changes: Mapping[str, Any]) -> Options:
        """Returns a copy with changed options. Raises TypeError for an option that doesn't exist."""
        return replace(self, **changes)


def prepare(name: str, fields: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """Returns a call as arguments for httpx, for all tries: a change gets one idempotency key for all of them."""
    method, path, in_query = OPERATIONS[name]
    # A field whose name is a Python keyword, such as ``from_``, is sent without the underscore.
    rest = {key.removesuffix("_"): value for key, value in fields.items()}

    def filled(match: re.Match[str]) -> str:
        value = rest.pop(match[1], None)
        if not isinstance(value, str) or value == "":
            raise TypeError(f"{match[1]} is missing.")
        return quote(value, safe="")

    address = re.sub(r"\{(\w+)\}", filled, path)
    query = {key: rest.pop(key) for key in in_query if rest.get(key) is not None}
    given = {"If-Match": options.if_match, "X-Request-Id": options.request_id}
    headers = {key: value for key, value in given.items() if value is not None} | dict(options.headers)
    if method != "GET":
        headers.setdefault("Idempotency-Key", options.idempotency_key or str(uuid.uuid4()))
    params = {key: _text(value) for key, value in query.items()}
    request: dict[str, Any] = {"method": method, "url": f"/api/v1{address}", "params": params, "headers": headers}
    if method != "GET" and rest:
        request["json"] = rest
    return request


def delay_after(error: OfferlaneError, tries: int, options: Options) -> float | None:
    """Returns the seconds to wait before a retry; None if a retry won't help or there were too many."""
    if tries >= options.max_retries:
        return None
    delay = min(_FIRST_DELAY * 2**tries, _LONGEST_DELAY) * random.uniform(0.75, 1)
    if isinstance(error, ApiError):
        if error.status not in _TEMPORARY and error.code != "idempotency_in_progress":
            return None
        delay = delay if error.retry_after is None else error.retry_after
    elif not isinstance(error, ConnectionError):
        return None
    return delay if delay <= options.max_retry_delay else None


def _text(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    return [_text(item) for item in value] if isinstance(value, (list, tuple)) else value

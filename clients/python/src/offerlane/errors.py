"""The errors of this package."""

from __future__ import annotations

from typing import Any

import httpx


class OfferlaneError(Exception):
    """The base class of every error of this package."""


class ConnectionError(OfferlaneError):
    """An error for a request without a response: the connection couldn't be made, or broke."""


class TimeoutError(ConnectionError):
    """An error for a request without a response in time."""


class WebhookError(OfferlaneError):
    """An error for a webhook that isn't from Offerlane, was changed on its way, or is too old."""


class ApiError(OfferlaneError):
    """An error response of the API. Its text says what to do about it."""

    def __init__(self, response: httpx.Response) -> None:
        problem = _problem_in(response)
        super().__init__(problem.get("detail") or f"The server responded with {response.status_code}.")
        self._response = response
        self.status: int = response.status_code
        #: The cause, such as ``company_name_taken``. New codes may be added.
        self.code: str = problem.get("code") or "unknown"
        #: With 422: the fields, and what is wrong with each.
        self.issues: list[dict[str, Any]] = problem.get("issues") or []
        self.request_id: str | None = problem.get("requestId") or response.headers.get("x-request-id")
        #: The seconds to wait before you retry, if the API said so.
        self.retry_after: float | None = _seconds(response.headers.get("retry-after"))

    def __reduce__(self) -> tuple[type[ApiError], tuple[httpx.Response]]:
        """Makes the error again from its response, so that it can leave a process of a pool."""
        return type(self), (self._response,)


def _problem_in(response: httpx.Response) -> dict[str, Any]:
    try:
        value = response.json()
    except ValueError:
        # A proxy may respond with other text.
        return {}
    return value if isinstance(value, dict) else {}


def _seconds(text: str | None) -> float | None:
    try:
        return None if text is None else float(text)
    except ValueError:
        return None

"""What goes wrong, by kind."""

from __future__ import annotations

from typing import Any

import httpx


class OfferlaneError(Exception):
    """What every error of this package is."""


class ConnectionError(OfferlaneError):
    """There was no answer: the connection could not be made, or broke."""


class TimeoutError(ConnectionError):
    """There was no answer in time."""


class WebhookError(OfferlaneError):
    """A webhook that isn't from Offerlane, was changed on its way, or is too old."""


class ApiError(OfferlaneError):
    """A refusal of the API; its text is what to do about it."""

    def __init__(self, response: httpx.Response) -> None:
        problem = _problem_in(response)
        super().__init__(problem.get("detail") or f"The server answered {response.status_code}.")
        self.status: int = response.status_code
        #: What is wrong, such as ``company_name_taken``; new codes may come.
        self.code: str = problem.get("code") or "unknown"
        #: With 422: the fields and what is wrong with each.
        self.issues: list[dict[str, Any]] = problem.get("issues") or []
        self.request_id: str | None = problem.get("requestId") or response.headers.get("x-request-id")
        #: The seconds after which to try again, where the API said so.
        self.retry_after: float | None = _seconds(response.headers.get("retry-after"))


class AuthenticationError(ApiError):
    """401: the credential is missing, unknown, expired, or revoked."""


class PermissionError(ApiError):
    """403: the credential may not do this; for a missing scope the text names it."""


class NotFoundError(ApiError):
    """404: it isn't there, or the credential can't reach it."""


class ConflictError(ApiError):
    """409: the present state doesn't allow it."""


class VersionMismatchError(ApiError):
    """412: it changed since the version named by ``if_match``."""


class ValidationError(ApiError):
    """422: the input isn't valid; ``issues`` says why."""


class RateLimitError(ApiError):
    """429: too many requests; ``retry_after`` says when to come back."""


class ServerError(ApiError):
    """5xx: the server failed."""


_BY_STATUS: dict[int, type[ApiError]] = {
    401: AuthenticationError,
    403: PermissionError,
    404: NotFoundError,
    409: ConflictError,
    412: VersionMismatchError,
    422: ValidationError,
    429: RateLimitError,
}


def error_of(response: httpx.Response) -> ApiError:
    """The error of an answer that is a refusal."""
    kind = _BY_STATUS.get(response.status_code)
    return (kind or (ServerError if response.status_code >= 500 else ApiError))(response)


def _problem_in(response: httpx.Response) -> dict[str, Any]:
    try:
        value = response.json()
    except ValueError:
        # A proxy on the way answers in its own words.
        return {}
    return value if isinstance(value, dict) else {}


def _seconds(text: str | None) -> float | None:
    try:
        return None if text is None else float(text)
    except ValueError:
        return None

"""Offerlane's API for Python."""

from . import types
from .client import AsyncOfferlane, Offerlane
from .errors import ApiError, ConnectionError, OfferlaneError, TimeoutError, WebhookError
from .files import file_content
from .generated.errors import (
    AuthenticationError,
    ConflictError,
    NotFoundError,
    PermissionError,
    RateLimitError,
    ServerError,
    ValidationError,
    VersionMismatchError,
)
from .pages import AsyncPages, Pages
from .requests import Options
from .webhooks import verify_webhook

__all__ = [
    "ApiError",
    "AsyncOfferlane",
    "AsyncPages",
    "AuthenticationError",
    "ConflictError",
    "ConnectionError",
    "NotFoundError",
    "Offerlane",
    "OfferlaneError",
    "Options",
    "Pages",
    "PermissionError",
    "RateLimitError",
    "ServerError",
    "TimeoutError",
    "ValidationError",
    "VersionMismatchError",
    "WebhookError",
    "file_content",
    "types",
    "verify_webhook",
]

"""Verification of webhooks, according to Standard Webhooks 1.0."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from typing import cast

from .errors import WebhookError
from .types import WebhookEvent

_TOLERANCE_SECONDS = 300


def verify_webhook(
    payload: str | bytes,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance: float = _TOLERANCE_SECONDS,
    now: float | None = None,
) -> WebhookEvent:
    """Checks that a webhook comes from Offerlane, unchanged, and is recent. Returns its content.

    :param payload: the body exactly as it arrived
    :param secret: the endpoint's signing secret; several while one is being replaced
    :raises WebhookError: otherwise; respond with 400 then
    """
    given = {name.lower(): value for name, value in headers.items()}
    parts = [given.get(f"webhook-{name}") for name in ("id", "timestamp", "signature")]
    message_id, timestamp, signatures = parts
    if not message_id or not timestamp or not signatures:
        raise WebhookError("The headers of a webhook are missing.")
    try:
        age = (time.time() if now is None else now) - int(timestamp)
    except ValueError:
        raise WebhookError("The webhook's timestamp isn't a number.") from None
    if abs(age) > tolerance:
        raise WebhookError("The webhook is too old, or from the future.")
    body = payload.encode() if isinstance(payload, str) else payload
    signed = f"{message_id}.{timestamp}.".encode() + body
    for key in [secret] if isinstance(secret, str) else secret:
        try:
            decoded = base64.b64decode(key.removeprefix("whsec_"))
        except ValueError:
            continue
        # Anyone can sign with an empty secret, which a missing environment variable becomes.
        if not decoded:
            continue
        expected = hmac.new(decoded, signed, hashlib.sha256).digest()
        proof = "v1," + base64.b64encode(expected).decode()
        if any(hmac.compare_digest(proof.encode(), one.encode()) for one in signatures.split(" ")):
            return cast(WebhookEvent, json.loads(body))
    raise WebhookError("The webhook's signature doesn't match.")

"""Tests against a running product, which scripts/python-client.ts starts."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import os
import pickle
import uuid
from collections.abc import Callable, Iterator

import httpx
import pytest

import offerlane as ol

BODY = b'{"type":"application.updated"}'
KEY = b"a secret of twenty-four b"
SECRET = "whsec_" + base64.b64encode(KEY).decode()


@pytest.fixture
def client() -> Iterator[ol.Offerlane]:
    with ol.Offerlane() as offerlane:
        yield offerlane


class Network(httpx.BaseTransport):
    """Applies one fault to each request in turn, then passes requests on to the network."""

    def __init__(self, *faults: Callable[[httpx.Request], httpx.Response | None]) -> None:
        self.faults = list(faults)
        self.real = httpx.HTTPTransport()
        self.keys: list[str | None] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.keys.append(request.headers.get("idempotency-key"))
        fault = self.faults.pop(0) if self.faults else None
        return (fault and fault(request)) or self.real.handle_request(request)


def failing_with(status: int, retry_after: str) -> Callable[[httpx.Request], httpx.Response]:
    return lambda _request: httpx.Response(status, headers={"Retry-After": retry_after}, json={"code": "rate_limited"})


def losing_response(request: httpx.Request) -> httpx.Response | None:
    with httpx.HTTPTransport() as real:
        real.handle_request(request).read()
    raise httpx.ReadError("the connection broke")


def board_of(client: ol.Offerlane) -> str:
    return next(board["id"] for board in client.boards.list() if board["isActive"])


def test_cards_are_created_moved_and_listed(client: ol.Offerlane) -> None:
    board = board_of(client)
    company = f"Bright Fern {uuid.uuid4()}"
    card = client.applications.create(boardId=board, job={"title": "Baker"}, company={"name": company})
    moved = client.applications.move(applicationId=card["id"], status="interviewing", position={"first": True})
    assert moved["previousStatus"] == "saved"
    found = client.applications.list(boardId=board, status=["interviewing", "offer"], search=company)
    assert [entry["id"] for entry in found] == [card["id"]]
    assert b"title" in client.exports.get_file(boardId=board, format="csv")


def test_a_list_iterates_over_all_pages(client: ol.Offerlane) -> None:
    names = {f"Page {uuid.uuid4()}" for _ in range(3)}
    for name in names:
        client.companies.create(name=name)
    assert names <= {company["name"] for company in client.companies.list(limit=2)}
    assert len(client.companies.list(limit=2).page()["data"]) == 2


def test_an_error_response_raises_its_error_class(client: ol.Offerlane) -> None:
    with pytest.raises(ol.ValidationError) as raised:
        client.companies.create(name=" ")
    assert raised.value.code == "validation_failed"
    assert raised.value.issues[0]["path"] == ["name"]
    assert raised.value.request_id
    with pytest.raises(ol.AuthenticationError):
        ol.Offerlane(credential="ol_live_none").me.get()


def test_a_change_whose_response_was_lost_happens_once() -> None:
    network = Network(losing_response, failing_with(503, "0"))
    name = f"Once {uuid.uuid4()}"
    with ol.Offerlane(http_client=httpx.Client(transport=network)) as client:
        company = client.companies.create(name=name)
        assert len(set(network.keys)) == 1 and len(network.keys) == 3
        assert [entry["id"] for entry in client.companies.list() if entry["name"] == name] == [company["id"]]


def test_a_429_is_retried_after_its_delay_or_raised_if_the_delay_is_too_long() -> None:
    network = Network(failing_with(429, "0"))
    ol.Offerlane(http_client=httpx.Client(transport=network)).me.get()
    assert len(network.keys) == 2
    late = Network(failing_with(429, "3600"))
    with pytest.raises(ol.RateLimitError) as raised:
        ol.Offerlane(http_client=httpx.Client(transport=late)).me.get()
    assert raised.value.retry_after == 3600


def test_options_apply_to_their_calls(client: ol.Offerlane) -> None:
    company = client.companies.create(name=f"Version {uuid.uuid4()}")
    seen: list[httpx.Response] = []
    client.with_options(on_response=seen.append).companies.get(companyId=company["id"])
    stale = client.with_options(if_match=seen[0].headers["etag"])
    stale.companies.update(companyId=company["id"], notes="first")
    with pytest.raises(ol.VersionMismatchError):
        stale.companies.update(companyId=company["id"], notes="second")
    with pytest.raises(TypeError):
        client.with_options(color="red")


def test_the_async_client_makes_the_same_calls() -> None:
    async def list_boards() -> list[str]:
        async with ol.AsyncOfferlane() as client:
            await client.me.get()
            return [board["id"] async for board in client.boards.list()]

    assert asyncio.run(list_boards())


def signed(at: int, key: bytes = KEY) -> dict[str, str]:
    proof = base64.b64encode(hmac.new(key, f"msg_1.{at}.".encode() + BODY, hashlib.sha256).digest()).decode()
    return {"Webhook-Id": "msg_1", "Webhook-Timestamp": str(at), "Webhook-Signature": f"v1,AAAA v1,{proof}"}


@pytest.mark.parametrize(
    ("response", "kind"),
    [
        (httpx.Response(200, text="<html>Sign in"), ol.OfferlaneError),
        (httpx.Response(200, stream=httpx.ByteStream(b"not gzip"), headers={"Content-Encoding": "gzip"}), ol.ConnectionError),
    ],
)
def test_a_response_that_is_unreadable_raises_our_error(
    response: httpx.Response, kind: type[ol.OfferlaneError]
) -> None:
    transport = httpx.MockTransport(lambda _request: response)
    options = ol.Options(max_retries=0)
    with pytest.raises(kind):
        ol.Offerlane("http://x", "k", http_client=httpx.Client(transport=transport), options=options).me.get()


def test_an_error_can_leave_a_process_of_a_pool() -> None:
    error = ol.NotFoundError(httpx.Response(404, json={"detail": "No.", "code": "not_found"}))
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), copy.code) == (ol.NotFoundError, "No.", "not_found")


def test_a_webhook_must_be_signed_unchanged_and_recent() -> None:
    now = 1_795_000_000
    assert ol.verify_webhook(BODY, signed(now), ["whsec_b2xk", SECRET], now=now)["type"] == "application.updated"
    for body, headers, secret in [
        (BODY + b" ", signed(now), SECRET),
        (BODY, signed(now), "whsec_b3RoZXI="),
        (BODY, signed(now - 301), SECRET),
        (BODY, {}, SECRET),
        (BODY, signed(now, b""), "whsec_"),
        (BODY, signed(now), "whsec_é"),
    ]:
        with pytest.raises(ol.WebhookError):
            ol.verify_webhook(body, headers, secret, now=now)


def test_a_field_named_like_a_keyword_is_passed_with_an_underscore(client: ol.Offerlane) -> None:
    assert list(client.interviews.list(from_="2999-01-01T00:00:00Z")) == []
    with pytest.raises(ol.ValidationError):
        client.interviews.list(from_="yesterday").page()


def test_a_credential_function_is_called_for_each_try() -> None:
    calls: list[int] = []

    def credential() -> str:
        calls.append(1)
        return os.environ["OFFERLANE_KEY"]

    network = Network(failing_with(429, "0"))
    with ol.Offerlane(credential=credential, http_client=httpx.Client(transport=network)) as client:
        client.me.get()
    assert len(calls) == 2

    async def awaitable() -> str:
        return credential()

    async def get_me() -> None:
        async with ol.AsyncOfferlane(credential=awaitable) as client:
            await client.me.get()

    asyncio.run(get_me())
    assert len(calls) == 3


def test_an_origin_without_a_scheme_is_rejected_with_a_message() -> None:
    with pytest.raises(ol.OfferlaneError, match="begins with https://"):
        ol.Offerlane("offerlane.example", "key")


def test_types_are_importable_as_documented() -> None:
    from offerlane.types import Application, ApplicationUpdatedEvent

    assert "status" in Application.__annotations__
    assert "changes" in ApplicationUpdatedEvent.__annotations__

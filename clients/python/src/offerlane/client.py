"""The two clients: ``Offerlane`` blocks until each response, ``AsyncOfferlane`` is awaited."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Mapping
from inspect import isawaitable
from types import TracebackType
from typing import Any, Self, TypeAlias

import httpx

from .errors import ConnectionError, OfferlaneError, TimeoutError
from .generated.errors import kind_of
from .generated.resources import AsyncResources, Resources
from .requests import Options, delay_after, prepare


#: An API key or access token, or a function that returns one for each try.
Credential: TypeAlias = str | Callable[[], str]
AsyncCredential: TypeAlias = str | Callable[[], str | Awaitable[str]]


def _base(origin: str | None) -> str:
    base = origin or os.environ.get("OFFERLANE_URL")
    if not base:
        raise OfferlaneError("Give the origin of Offerlane, or set OFFERLANE_URL to it.")
    if not base.startswith(("https://", "http://")):
        raise OfferlaneError(f"The origin “{base}” isn't an address. It begins with https://.")
    return base.rstrip("/")


class _Bearer(httpx.Auth):
    """Authorizes each try with the current credential."""

    def __init__(self, credential: AsyncCredential | None) -> None:
        given = credential or os.environ.get("OFFERLANE_KEY")
        if not given:
            raise OfferlaneError("Give a credential, or set OFFERLANE_KEY to an API key.")
        self._credential = given

    def sync_auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        key = self._credential if isinstance(self._credential, str) else self._credential()
        if not isinstance(key, str):
            raise OfferlaneError("An awaitable credential requires AsyncOfferlane.")
        request.headers["Authorization"] = f"Bearer {key}"
        yield request

    async def async_auth_flow(self, request: httpx.Request) -> AsyncGenerator[httpx.Request, httpx.Response]:
        key = self._credential if isinstance(self._credential, str) else self._credential()
        request.headers["Authorization"] = f"Bearer {await key if isawaitable(key) else key}"
        yield request


def _failure(error: httpx.RequestError, options: Options) -> ConnectionError:
    if isinstance(error, httpx.TimeoutException):
        return TimeoutError(f"No response within {options.timeout} seconds.")
    return ConnectionError(f"Couldn't reach Offerlane: {error}")


def _content(response: httpx.Response, as_file: bool) -> Any:
    if as_file:
        return response.content
    try:
        return response.json()
    except ValueError as cause:
        raise OfferlaneError("The response isn't JSON. Is the origin Offerlane's?") from cause


class Offerlane(Resources):
    """Offerlane's API as methods: ``offerlane.applications.move(applicationId=..., status="offer")``."""

    def __init__(
        self,
        origin: str | None = None,
        credential: Credential | None = None,
        *,
        http_client: httpx.Client | None = None,
        options: Options | None = None,
        _shared: httpx.Client | None = None,
    ) -> None:
        self._options = options or Options()
        if _shared is None:
            base = _base(origin)
            _shared = http_client or httpx.Client()
            _shared.base_url = httpx.URL(base)
            _shared.auth = _Bearer(credential)
        self._http = _shared
        super().__init__(self._call)

    def with_options(self, **changes: Any) -> Offerlane:
        """Returns the client with options for its calls, such as ``idempotency_key`` or ``timeout``."""
        return Offerlane(options=self._options.changed(changes), _shared=self._http)

    def _call(self, name: str, fields: Mapping[str, Any], as_file: bool) -> Any:
        options = self._options
        request = prepare(name, fields, options)
        tries = 0
        while True:
            error: OfferlaneError
            try:
                response = self._http.request(**request, timeout=options.timeout)
                if response.is_success:
                    if options.on_response:
                        options.on_response(response)
                    return _content(response, as_file)
                error = kind_of(response.status_code)(response)
            except httpx.RequestError as cause:
                error = _failure(cause, options)
            delay = delay_after(error, tries, options)
            if delay is None:
                raise error
            time.sleep(delay)
            tries += 1

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class AsyncOfferlane(AsyncResources):
    """The asynchronous API: ``await offerlane.applications.move(...)``, ``async for`` over lists."""

    def __init__(
        self,
        origin: str | None = None,
        credential: AsyncCredential | None = None,
        *,
        http_client: httpx.AsyncClient | None = None,
        options: Options | None = None,
        _shared: httpx.AsyncClient | None = None,
    ) -> None:
        self._options = options or Options()
        if _shared is None:
            base = _base(origin)
            _shared = http_client or httpx.AsyncClient()
            _shared.base_url = httpx.URL(base)
            _shared.auth = _Bearer(credential)
        self._http = _shared
        super().__init__(self._call)

    def with_options(self, **changes: Any) -> AsyncOfferlane:
        """Returns the client with options for its calls, such as ``idempotency_key`` or ``timeout``."""
        return AsyncOfferlane(options=self._options.changed(changes), _shared=self._http)

    async def _call(self, name: str, fields: Mapping[str, Any], as_file: bool) -> Any:
        options = self._options
        request = prepare(name, fields, options)
        tries = 0
        while True:
            error: OfferlaneError
            try:
                response = await self._http.request(**request, timeout=options.timeout)
                if response.is_success:
                    if options.on_response:
                        options.on_response(response)
                    return _content(response, as_file)
                error = kind_of(response.status_code)(response)
            except httpx.RequestError as cause:
                error = _failure(cause, options)
            delay = delay_after(error, tries, options)
            if delay is None:
                raise error
            await asyncio.sleep(delay)
            tries += 1

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

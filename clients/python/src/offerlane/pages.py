"""Paginated lists: iterate over one to get every entry, or get a page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from typing import Any, Generic, TypeVar, cast

Page = TypeVar("Page")
Entry = TypeVar("Entry")


class Pages(Generic[Page, Entry]):
    """A list: ``for card in offerlane.applications.list(...)``."""

    def __init__(self, read: Callable[[Mapping[str, Any]], Any], fields: Mapping[str, Any]) -> None:
        self._read = read
        self._fields = fields

    def page(self) -> Page:
        """Returns only the first page."""
        return cast(Page, self._read(self._fields))

    def pages(self) -> Iterator[Page]:
        """Iterates over the pages, fetching each when it is needed."""
        fields = dict(self._fields)
        while True:
            page = self._read(fields)
            yield cast(Page, page)
            if page["nextCursor"] is None:
                return
            fields["cursor"] = page["nextCursor"]

    def __iter__(self) -> Iterator[Entry]:
        for page in self.pages():
            yield from cast(Mapping[str, list[Entry]], page)["data"]


class AsyncPages(Generic[Page, Entry]):
    """A list: ``async for card in offerlane.applications.list(...)``."""

    def __init__(
        self, read: Callable[[Mapping[str, Any]], Coroutine[Any, Any, Any]], fields: Mapping[str, Any]
    ) -> None:
        self._read = read
        self._fields = fields

    async def page(self) -> Page:
        """Returns only the first page."""
        return cast(Page, await self._read(self._fields))

    async def pages(self) -> AsyncIterator[Page]:
        """Iterates over the pages, fetching each when it is needed."""
        fields = dict(self._fields)
        while True:
            page = await self._read(fields)
            yield cast(Page, page)
            if page["nextCursor"] is None:
                return
            fields["cursor"] = page["nextCursor"]

    async def __aiter__(self) -> AsyncIterator[Entry]:
        async for page in self.pages():
            for entry in cast(Mapping[str, list[Entry]], page)["data"]:
                yield entry

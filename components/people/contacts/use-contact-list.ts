"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type Outputs, trpc } from "#components/api/client.ts";
import { CONTACTS_A_PAGE, type ContactFilter } from "../people-data.ts";

export type ContactsPage = Outputs["contacts"]["list"];

/** The contacts that a filter leaves, page after page. */
export function useContactList(filter: ContactFilter, initial: ContactsPage | null) {
  const { search, companyId, followUp } = filter;
  return useInfiniteQuery(
    trpc.contacts.list.infiniteQueryOptions(
      {
        limit: CONTACTS_A_PAGE,
        ...(search === "" ? {} : { search }),
        ...(companyId === null ? {} : { companyId }),
        ...(followUp === null ? {} : { followUp }),
      },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor,
        placeholderData: keepPreviousData,
        ...(initial ? { initialData: { pages: [initial], pageParams: [null] } } : {}),
      },
    ),
  );
}

/** The part of an address that stands for a filter. */
export function addressOf({ search, companyId, followUp }: ContactFilter): string {
  const query = new URLSearchParams({ view: "contacts" });
  if (search !== "") query.set("search", search);
  if (companyId !== null) query.set("companyId", companyId);
  if (followUp !== null) query.set("followUp", String(followUp));
  return `?${query}`;
}

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type Outputs, trpc } from "#components/api/client.ts";
import { inPages, pagesFrom } from "#components/api/more-button.tsx";
import { CONTACTS_A_PAGE, type ContactFilter } from "../people-data.ts";

export type ContactsPage = Outputs["contacts"]["list"];

/** Reads the filtered contacts page by page. */
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
      { placeholderData: keepPreviousData, ...(initial ? pagesFrom(initial) : inPages) },
    ),
  );
}

/** Returns the query of an address for a filter. */
export function addressOf({ search, companyId, followUp }: ContactFilter): URLSearchParams {
  const query = new URLSearchParams({ view: "contacts" });
  if (search !== "") query.set("search", search);
  if (companyId !== null) query.set("companyId", companyId);
  if (followUp !== null) query.set("followUp", String(followUp));
  return query;
}

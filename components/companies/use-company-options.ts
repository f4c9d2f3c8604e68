import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { trpc } from "#components/api/client.ts";
import type { ComboboxOption } from "#components/ui/combobox.tsx";
import { usePaused } from "#components/ui/use-paused.ts";

const SHOWN = 8;

/** Returns the companies whose name contains the text, as suggestions; none while nothing is typed. */
export function useCompanyOptions(text: string): readonly ComboboxOption[] {
  const search = usePaused(useDeferredValue(text.trim()));
  const { data } = useQuery(
    trpc.companies.list.queryOptions(
      { search, limit: SHOWN },
      { enabled: search !== "", placeholderData: keepPreviousData },
    ),
  );
  if (search === "" || text.trim() === "") return [];
  return (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { trpc } from "#components/api/client.ts";
import type { ComboboxOption } from "#components/ui/combobox.tsx";
import { usePaused } from "#components/ui/use-paused.ts";

const SHOWN = 8;

/** Returns the contacts that match the typed text, as options; `isComplete` once they match all of it. */
export function useContactSearch(text: string): { options: ComboboxOption[]; isComplete: boolean } {
  const typed = text.trim();
  const search = usePaused(typed);
  const { data } = useQuery(
    trpc.contacts.list.queryOptions(
      { search, limit: SHOWN },
      { enabled: search !== "", placeholderData: keepPreviousData },
    ),
  );
  const found = typed === "" ? [] : (data?.data ?? []);
  return {
    options: found.map(({ id, name, companyName }) => ({ value: id, label: name, hint: companyName })),
    isComplete: search === typed && data !== undefined,
  };
}

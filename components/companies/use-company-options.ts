"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { trpc } from "#components/api/client.ts";
import type { ComboboxOption } from "#components/ui/combobox.tsx";

const SHOWN = 8;
const PAUSE_MS = 150;

/** The companies whose name holds the text, as suggestions; none while nothing is typed. */
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

/** The text once the person has paused. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

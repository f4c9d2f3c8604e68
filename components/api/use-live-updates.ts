"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { tabId } from "./tab.ts";

const GATHER_MS = 150;

/**
 * Reads again what is in sight when something of the account was changed elsewhere: in another tab, by an agent, by
 * a coach. Waits for this tab's own changes to be answered first, and reads everything after a lost connection.
 */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lost = false;
    const refresh = () => {
      timer = undefined;
      if (queryClient.isMutating() > 0) return schedule();
      void queryClient.invalidateQueries();
    };
    const schedule = () => {
      timer ??= setTimeout(refresh, GATHER_MS);
    };
    const source = new EventSource("/api/live");
    source.onmessage = ({ data }) => {
      const change = JSON.parse(data) as { originTab?: string | null };
      if (change.originTab !== tabId()) schedule();
    };
    source.addEventListener("refresh", schedule);
    source.onerror = () => {
      lost = true;
    };
    source.onopen = () => {
      if (lost) schedule();
      lost = false;
    };
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [queryClient]);
}

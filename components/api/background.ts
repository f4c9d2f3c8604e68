import type { QueryClient } from "@tanstack/react-query";
import type { useTranslations } from "next-intl";
import { tabId } from "./client.ts";
import { nameFields } from "./problem.ts";

/** Starts what goes on behind a page: word of changes made elsewhere, names for fields, the page for when there is no connection. */
export function startBackground(queryClient: QueryClient, nameOf: NameOfField): () => void {
  const stops = [startLiveUpdates(queryClient), nameFieldsBy(nameOf)];
  navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
  return () => {
    for (const stop of stops) stop();
  };
}

const GATHER_MS = 150;
/** At least so long, and up to twice, so that not all pages come back at once. */
const CONNECT_AGAIN_MS = 5_000;
/** The time for a request to reach the server that the page's age makes allowance for. */
const CONNECTING_MS = 500;

/**
 * Reads again what is in sight when something of the account was changed elsewhere: in another tab, by an agent, by
 * a coach. Waits for this tab's own changes to be answered first, and reads everything after a lost connection. The server
 * is told how old the page is, and says whether something changed between its making and this connection. If connecting takes longer than the
 * age allows for, the page reads everything again: the server couldn't see that far back.
 */
function startLiveUpdates(queryClient: QueryClient): () => void {
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
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    const asked = performance.now();
    source = new EventSource(`/api/live?age=${Math.ceil(asked + CONNECTING_MS)}`);
    source.onmessage = ({ data }) => {
      const change = JSON.parse(data) as { originTab?: string | null };
      if (change.originTab !== tabId()) schedule();
    };
    source.addEventListener("refresh", schedule);
    source.onerror = () => {
      lost = true;
      // Browsers come back after a lost connection, but not after an answer such as a restarting server's 503.
      if (source.readyState === EventSource.CLOSED)
        again = setTimeout(connect, CONNECT_AGAIN_MS * (1 + Math.random()));
    };
    source.onopen = () => {
      if (lost || performance.now() - asked > CONNECTING_MS) schedule();
      lost = false;
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    clearTimeout(again);
    source.close();
  };
}

type NameOfField = ReturnType<typeof useTranslations<"api.fields">>;

/** Has refusals name fields as the pages do, in place of the interface's names. @returns takes it back */
function nameFieldsBy(t: NameOfField): () => void {
  return nameFields((path) => {
    const names = path.filter((part) => typeof part === "string");
    const known = [names.slice(-2).join("_"), names.at(-1) ?? ""].find((name) => t.has(name as Name));
    return known === undefined ? null : t(known as Name);
  });
}

type Name = Parameters<NameOfField>[0];

import type { QueryClient } from "@tanstack/react-query";
import type { useTranslations } from "next-intl";
import { tabId } from "./client.ts";
import { nameFields } from "./problem.ts";

/** Starts a page's background work: live updates, names for fields, and the offline page. Returns the function that stops it. */
export function startBackground(queryClient: QueryClient, nameOf: NameOfField): () => void {
  const stops = [startLiveUpdates(queryClient), nameFieldsBy(nameOf)];
  navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
  return () => {
    for (const stop of stops) stop();
  };
}

const GATHER_MS = 150;
/** The shortest wait. The longest is twice as long, so that pages reconnect at different times. */
const CONNECT_AGAIN_MS = 5_000;
/** The allowance, added to the page's age, for the time that a request takes to reach the server. */
const CONNECTING_MS = 500;

/**
 * Refetches the visible data when the account's data was changed elsewhere: in another tab, by an agent, or by a coach.
 * Waits for this tab's own changes first, and refetches everything after a lost connection. The server receives the
 * page's age, and says whether something changed between the rendering of the page and this connection. If connecting
 * takes longer than the age allows for, the page refetches everything, because the server couldn't look back that far.
 * @returns a function that stops the updates
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
    const startedAt = performance.now();
    source = new EventSource(`/api/live?age=${Math.ceil(startedAt + CONNECTING_MS)}`);
    source.onmessage = ({ data }) => {
      const change = JSON.parse(data) as { originTab?: string | null };
      if (change.originTab !== tabId()) schedule();
    };
    source.addEventListener("refresh", schedule);
    source.onerror = () => {
      lost = true;
      // Browsers reconnect after a lost connection, but not after a response such as a restarting server's 503.
      if (source.readyState === EventSource.CLOSED)
        again = setTimeout(connect, CONNECT_AGAIN_MS * (1 + Math.random()));
    };
    source.onopen = () => {
      if (lost || performance.now() - startedAt > CONNECTING_MS) schedule();
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

/**
 * Makes error messages name fields as the pages do, not as the API does.
 * @returns a function that undoes it
 */
function nameFieldsBy(t: NameOfField): () => void {
  return nameFields((path) => {
    const names = path.filter((part) => typeof part === "string");
    const known = [names.slice(-2).join("_"), names.at(-1) ?? ""].find((name) => t.has(name as Name));
    return known === undefined ? null : t(known as Name);
  });
}

type Name = Parameters<NameOfField>[0];

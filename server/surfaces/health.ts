import { draining } from "#server/lifecycle/phase.ts";
import { knownStoreId } from "#server/resources/resumes/own-store.ts";

const PATIENCE_MS = 2_000;

/** Alive: the process answers. */
export function handleHealth(): Response {
  return Response.json({ status: "ok" });
}

const readiness = { pages: false, store: false };

/** Said once when the pages can be served. */
export function pagesAreReady(): void {
  readiness.pages = true;
}

/** Said once when the file store is known to be the database's. */
export function storeIsReady(): void {
  readiness.store = true;
}

/** Ready: the pages stand, the file store is the database's, and the database answers within two seconds. 503 otherwise, and as soon as the process is to end. */
export async function handleReady(): Promise<Response> {
  if (!readiness.pages || !readiness.store || draining.aborted) return unavailable();
  const patience = new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE_MS).unref());
  try {
    // A statement as the product sends them, which a pooler may refuse where it takes plain ones.
    await Promise.race([knownStoreId(), patience]);
    return Response.json({ status: "ready" });
  } catch {
    return unavailable();
  }
}

function unavailable(): Response {
  return Response.json({ status: "unavailable" }, { status: 503, headers: { "Retry-After": "2" } });
}

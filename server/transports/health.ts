import { draining } from "#server/lifecycle/traffic.ts";
import { databaseStoreId } from "#server/resources/resumes/store-identity.ts";

const TIMEOUT_MS = 2_000;

/** Reports that the process is alive. */
export function handleHealth(): Response {
  return Response.json({ status: "ok" });
}

const readiness = { pages: false, store: false };

/** Records that the pages can be served. */
export function pagesAreReady(): void {
  readiness.pages = true;
}

/** Records that the file store has been verified as the database's. */
export function storeIsReady(): void {
  readiness.store = true;
}

/**
 * Reports that the process is ready: it can serve pages, its file store is the database's, and the database responds within two
 * seconds. Otherwise, and once the process is asked to end, responds with 503.
 */
export async function handleReady(): Promise<Response> {
  if (!readiness.pages || !readiness.store || draining.aborted) return unavailable();
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, TIMEOUT_MS).unref());
  try {
    // A prepared statement, like the product's: a pooler may reject it but accept plain ones.
    await Promise.race([databaseStoreId(), timeout]);
    return Response.json({ status: "ready" });
  } catch {
    return unavailable();
  }
}

function unavailable(): Response {
  return Response.json({ status: "unavailable" }, { status: 503, headers: { "Retry-After": "2" } });
}

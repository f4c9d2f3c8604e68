import { pool } from "#server/lib/database.ts";

const PATIENCE_MS = 2_000;

/** Alive: the process answers. */
export function handleHealth(): Response {
  return Response.json({ status: "ok" });
}

/** Ready: the database answers too; 503 where it doesn't within two seconds. */
export async function handleReady(): Promise<Response> {
  const patience = new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE_MS).unref());
  try {
    await Promise.race([pool.query("SELECT 1"), patience]);
    return Response.json({ status: "ready" });
  } catch {
    return Response.json({ status: "unavailable" }, { status: 503, headers: { "Retry-After": "2" } });
  }
}

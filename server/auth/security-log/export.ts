import type { Actor } from "#server/core/actor.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import type { SecurityEvent } from "./note.ts";
import { noteSecurityEvent } from "./note.ts";
import { sendNotice } from "./notices.ts";

/** Notes in the caller's security log that data left as a file, and tells them by mail; of a sandbox's nothing. */
export async function noteExport(
  actor: Actor,
  details: { readonly what: "board" | "roster"; readonly name: string; readonly format: string },
): Promise<void> {
  if (actor.environment === "sandbox") return;
  const credentialId = actor.sessionId ?? actor.principal;
  await note(
    { kind: "data_exported", userId: actor.userId, credentialId, details },
    actor.kind === "session",
  );
}

/** The same of everything at once. */
export async function noteTakeOut(userId: string, sessionId: string | null): Promise<void> {
  await note({ kind: "data_taken_out", userId, credentialId: sessionId }, true);
}

/** A key or an app reads all that an export holds without one, so a mail about its exports would tell nothing. */
async function note(event: SecurityEvent, isTold: boolean): Promise<void> {
  await noteSecurityEvent(null, event);
  if (isTold) await inSqlTransaction((sql) => sendNotice(sql, event.userId, "dataExported"));
}

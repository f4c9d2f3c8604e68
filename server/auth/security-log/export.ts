import type { Actor } from "#server/core/actor.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import type { SecurityEvent } from "./note.ts";
import { noteSecurityEvent } from "./note.ts";
import { sendNotice } from "./notices.ts";

/** Notes in the caller's security log that data was exported to a file, and emails them. Does nothing in a sandbox. */
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

/** Does the same for an export of everything. */
export async function noteTakeOut(userId: string, sessionId: string | null): Promise<void> {
  await note({ kind: "data_taken_out", userId, credentialId: sessionId }, true);
}

/** Emails only for people: a key or an app can read everything in an export without one, so an email would reveal nothing. */
async function note(event: SecurityEvent, isTold: boolean): Promise<void> {
  await noteSecurityEvent(null, event);
  if (isTold) await inSqlTransaction((sql) => sendNotice(sql, event.userId, "dataExported"));
}

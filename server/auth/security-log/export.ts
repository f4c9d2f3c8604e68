import type { Actor } from "#server/core/actor.ts";
import { noteSecurityEvent } from "./note.ts";

/** Notes in the caller's security log that data left as a file or as a whole; of a sandbox's nothing. */
export async function noteExport(
  actor: Actor,
  details: { readonly what: "board" | "roster"; readonly name: string; readonly format: string },
): Promise<void> {
  if (actor.environment === "sandbox") return;
  const credentialId = actor.sessionId ?? actor.principal;
  await noteSecurityEvent(null, { kind: "data_exported", userId: actor.userId, credentialId, details });
}

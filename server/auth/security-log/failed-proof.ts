import { toOperationError } from "#server/core/errors.ts";
import { afterResponse } from "#server/lib/request-origin.ts";
import { SECURITY_EVENTS, type SecurityEventKind } from "./events.ts";
import { writeSecurityLine } from "./line.ts";
import { noteSecurityEvent } from "./note.ts";

/** An attempt to confirm an identity. */
export type ProofAttempt = {
  /** The user concerned, or null if unknown. */
  readonly userId: string | null;
  readonly method: "password" | "passkey" | "app" | "recovery";
  /** True if the user is already signed in and is asked again. */
  readonly isSignedIn?: boolean;
};

/**
 * Runs a check of a user's identity, and records a failure or too many attempts: in the user's security log, or if the
 * user is unknown, only in the process's log.
 * @param check returns null if the proof is wrong
 */
export async function withFailureLogged<Found>(
  attempted: ProofAttempt,
  check: () => Promise<Found | null>,
): Promise<Found | null> {
  try {
    const found = await check();
    if (found === null)
      await note(attempted.isSignedIn ? "identity_not_confirmed" : "sign_in_failed", attempted);
    return found;
  } catch (error) {
    if (toOperationError(error).code === "rate_limited") {
      await note(attempted.isSignedIn ? "identity_check_blocked" : "sign_in_blocked", attempted);
    }
    throw error;
  }
}

async function note(kind: SecurityEventKind, { userId, method }: ProofAttempt): Promise<void> {
  const details = { method };
  // Only known addresses get a row. If the row were written before the response, the timing would reveal
  // which addresses are known.
  await afterResponse(async () => {
    if (userId !== null) return noteSecurityEvent(null, { kind, userId, details });
    writeSecurityLine({ event: kind, outcome: SECURITY_EVENTS[kind].outcome, userId, details });
  });
}

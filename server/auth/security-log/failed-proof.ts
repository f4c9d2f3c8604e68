import { toOperationError } from "#server/core/errors.ts";
import { afterAnswer } from "#server/lib/request-origin.ts";
import { SECURITY_EVENTS, type SecurityEventKind } from "./events.ts";
import { writeSecurityLine } from "./line.ts";
import { noteSecurityEvent } from "./note.ts";

/** What somebody shows to prove who they are. */
export type Attempted = {
  /** Whom it is about; null where nobody is known. */
  readonly userId: string | null;
  readonly method: "password" | "passkey" | "app" | "recovery";
  /** Whether they are signed in already, and are asked once more. */
  readonly isSignedIn?: boolean;
};

/**
 * Carries out a check of who somebody is, and notes where it fails or is refused after too many tries: in the security log of whom
 * it is about; where nobody is known, in the process's log alone.
 * @param check gives null where what was shown is wrong
 */
export async function notingFailure<Found>(
  attempted: Attempted,
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

async function note(kind: SecurityEventKind, { userId, method }: Attempted): Promise<void> {
  const details = { method };
  // A row is written for known addresses alone: before the answer, its time would tell which these are.
  await afterAnswer(async () => {
    if (userId !== null) return noteSecurityEvent(null, { kind, userId, details });
    writeSecurityLine({ event: kind, outcome: SECURITY_EVENTS[kind].outcome, userId, details });
  });
}

import { makeBoundedLines } from "#server/lib/bounded-lines.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { logger } from "#server/lib/logger.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import type { Outcome, SecurityDetails } from "./events.ts";

/** One security event in the process's log. */
export type SecurityLine = {
  readonly event: string;
  readonly outcome: Outcome;
  /** Null if the user is unknown, as for a wrong address or an invalid key. */
  readonly userId: string | null;
  readonly credentialId?: string | null;
  readonly details?: SecurityDetails;
};

/**
 * The limits for lines that anyone can cause, per minute and process: by kind of event, and within it by network. Ten wrong
 * passwords stay visible among any number of unknown keys.
 */
const BOUNDS = { windowMs: 60_000, perSource: 20, perKind: 300, sources: 1_000 };

export const bounded = processGlobal("security-lines", () => {
  const lines = makeBoundedLines(BOUNDS, (of, network, count) =>
    logger.info({ event: "security_lines_withheld", of, network, count }, "security event"),
  );
  process.once("exit", lines.endWindow);
  return lines;
});

/**
 * Writes an event to the process's log as one line in a stable form: `event`, `outcome`, `userId`, `credentialId`, `byUserId`
 * if another person did it, `ip`, `network`, `requestId`, `details`. Failures and denials are limited, so that a flood doesn't
 * fill the disk: at the end of the minute, one line per kind and network reports how many were withheld.
 */
export function writeSecurityLine({ event, outcome, userId, credentialId, details }: SecurityLine): void {
  const origin = requestOrigin();
  const ip = origin?.ip ?? null;
  const network = ip === null ? null : networkOf(ip);
  const by = origin?.caller?.userId;
  if (outcome !== "success" && !bounded.allows(event, network ?? ip ?? "unknown")) return;
  logger.info(
    {
      event,
      outcome,
      userId,
      credentialId: credentialId ?? null,
      ...(by !== undefined && by !== userId && userId !== null ? { byUserId: by } : {}),
      ip,
      network,
      requestId: origin?.requestId ?? null,
      ...(details ? { details } : {}),
    },
    "security event",
  );
}

/** Writes that an unknown or expired code or link was presented. @param place where it was presented */
export function writeRejectedCredential(userId: string | null, place: string): void {
  writeSecurityLine({ event: "credential_refused", outcome: "denied", userId, details: { place } });
}

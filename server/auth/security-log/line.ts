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
  /** Null where nobody is known: a wrong address, a key that is none. */
  readonly userId: string | null;
  readonly credentialId?: string | null;
  readonly details?: SecurityDetails;
};

/**
 * What strangers can cause by the thousand is bounded a minute and process: by the kind of event, and within it by network. Ten wrong
 * passwords are seen beside any number of unknown keys.
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
 * Writes an event to the process's log as one line of a stable shape: `event`, `outcome`, `userId`, `credentialId`, `byUserId`
 * where somebody else did it, `ip`, `network`, `requestId`, `details`. Failures and denials are bounded, so that a flood fills no disk:
 * at the end of the minute one line for each kind and network says how many were withheld.
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

/** Writes that a code or a link was shown that is none, or is over. @param place what it was shown to */
export function writeRefusedCredential(userId: string | null, place: string): void {
  writeSecurityLine({ event: "credential_refused", outcome: "denied", userId, details: { place } });
}

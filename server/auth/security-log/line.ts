import { networkOf } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
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

const WINDOW_MS = 60_000;
/** What anybody can cause by the thousand: so many lines a minute and process, of one network and in all. */
const LINES_PER_NETWORK = 20;
const LINES_IN_ALL = 300;

const budget = processGlobal("security-lines", () => ({
  began: 0,
  written: 0,
  byNetwork: new Map<string, number>(),
  withheld: 0,
}));

/**
 * Writes an event to the process's log as one line of a stable shape: `event`, `outcome`, `userId`, `credentialId`, `byUserId`
 * where somebody else did it, `ip`, `network`, `requestId`, `details`. Failures and denials are bounded a minute, so that a flood fills no disk; the next line after
 * says how many were withheld.
 */
export function writeSecurityLine({ event, outcome, userId, credentialId, details }: SecurityLine): void {
  const origin = requestOrigin();
  const ip = origin?.ip ?? null;
  const network = ip === null ? null : networkOf(ip);
  const by = origin?.caller?.userId;
  if (outcome !== "success" && !mayWrite(`${event} ${network ?? ip}`)) return;
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

function mayWrite(key: string): boolean {
  const moment = now().getTime();
  if (moment - budget.began >= WINDOW_MS) beginWindow(moment);
  const written = budget.byNetwork.get(key) ?? 0;
  if (written >= LINES_PER_NETWORK || budget.written >= LINES_IN_ALL) {
    budget.withheld += 1;
    return false;
  }
  budget.byNetwork.set(key, written + 1);
  budget.written += 1;
  return true;
}

function beginWindow(moment: number): void {
  if (budget.withheld > 0) {
    logger.warn({ event: "security_lines_withheld", count: budget.withheld }, "security event");
  }
  budget.began = moment;
  budget.written = 0;
  budget.byNetwork.clear();
  budget.withheld = 0;
}

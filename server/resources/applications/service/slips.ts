import { MINUTE_MS } from "#domain/time.ts";
import { notFound } from "#server/core/errors.ts";
import type { Verb } from "#server/core/execute.ts";
import type { applications } from "../contract.ts";
import { dropSlips, lockCards, readSlips } from "../store/slips.ts";

/** So long after a move its undo takes back the history too: later it was no slip. */
const SLIP_MS = 10 * MINUTE_MS;

/** Forgets moves that were taken back, so that figures are those of a person who never slipped. A card that made none stays as it is. */
export const forgetSlips: Verb<typeof applications.forgetSlips> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const ids = [...new Set(input.applicationIds)];
  const held = await lockCards(sql, accountId, ids);
  if (held.length < ids.length) throw notFound("application");
  const slips = await readSlips(sql, accountId, held, new Date(now.getTime() - SLIP_MS));
  if (slips.length > 0) await dropSlips(sql, accountId, slips);
  return { forgottenCount: slips.length };
};

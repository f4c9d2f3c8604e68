import { LIMITS } from "#domain/limits.ts";
import { KIB, MIB } from "#domain/units.ts";
import type { Operation } from "#server/core/operation.ts";
import type { Name, PageName } from "./contracts.ts";

/** A board with all cards and all text that an account may store, at six bytes per character. */
const BOARD = 6 * LIMITS.quotas.textBytes + LIMITS.quotas.cards * 4 * KIB;
const ROSTER = LIMITS.quotas.members * 4 * KIB;
const INSIGHTS = LIMITS.quotas.cohorts * (6 * LIMITS.text.title + KIB);
/** Each of the three lists with long texts can fill a request; all other fields together take less than one. */
const PROFILE = 4 * MIB;

/** The bytes of an operation's largest response before compression, if larger than a page. */
const LARGEST: { readonly [Wanted in Name | PageName]?: number } = {
  "account.get_remaining_records": BOARD,
  "applications.list_board_histories": BOARD,
  "boards.get_view": BOARD,
  "contact_log.export": LIMITS.quotas.contactLogEntries * 6 * KIB,
  "exports.get": BOARD,
  "exports.get_cards": BOARD,
  "exports.get_readable": BOARD,
  "messages.send_many": LIMITS.requests.bulkApplicants * 16 * KIB,
  "organization_insights.get": INSIGHTS,
  "organization_insights.get_report": INSIGHTS,
  "organization_shares.get": BOARD,
  "organization_shares.get_board": BOARD,
  "organization_take_out.read": LIMITS.quotas.messageBytes + LIMITS.quotas.rosterRecords * 4 * KIB,
  "outcomes.export": LIMITS.quotas.members * 6 * KIB,
  "profile.get": PROFILE,
  "profile.update": PROFILE,
  "roster.export": ROSTER,
  "roster.export_shown": ROSTER,
  "roster.list_looks": ROSTER,
  "roster.list_owing_feedback": ROSTER,
  "roster_syncs.create": 8 * MIB,
};

/** Returns the most bytes that a response of the operation can have, before compression. */
export function largestResponse({ name }: Operation): number {
  return LARGEST[name as keyof typeof LARGEST] ?? LIMITS.requests.pageBytes;
}

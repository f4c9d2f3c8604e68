import { sql as raw } from "kysely";
import { STAFF } from "#domain/roles.ts";
import { type AccountId, type OrganizationId, organizationOfJob } from "#server/core/access.ts";
import { equal, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { lacksFactor } from "#server/core/reach.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, selectFrom } from "#server/core/statements.ts";
import { isCoached } from "#server/resources/caseload/service.ts";
import { seatsOf } from "#server/resources/organizations/service.ts";
import { readToday } from "./roster.ts";

/** The parts of a digest about the person's applicants. */
export const CASELOAD_KINDS = ["attention", "interviews", "offers", "invitations", "outcomes"] as const;
type Counts = Readonly<Record<(typeof CASELOAD_KINDS)[number], number>>;

type Coach = { accountId: AccountId; userId: string };
type OfCoach = { organizationId: OrganizationId; memberId: string; at: Date };

/** Returns the organizations that the person can access and where they coach applicants, sorted by name. */
const readCoachedAt = query.many("digest_coached_at", ({ accountId, userId }: Params<Coach>) =>
  selectFrom("organizations as o")
    .innerJoin("members as m", "m.organization_id", "o.id")
    .select(["o.id", "o.name", "m.id as memberId"])
    .where(equal({ "m.account_id": accountId, "m.role": STAFF }))
    .where((eb) => eb.not(lacksFactor(userId)))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("coach_assignments as x")
          .select("x.id")
          .where(equal({ "x.organization_id": "o.id", "x.coach_id": accountId })),
      ),
    )
    .orderBy("o.name")
    .orderBy("o.id"),
);

/** Counts the coach's applicants with an offer, and the pending invitations of their future applicants. */
const countWaiting = query.one(
  "digest_caseload_waiting",
  ({ organizationId, memberId, at }: Params<OfCoach>) => {
    const offers = selectFrom("shares as sh")
      .innerJoin("applications as a", on({ "a.account_id": "sh.account_id", "a.board_id": "sh.board_id" }))
      .select(raw<number>`count(DISTINCT sh.account_id)::int`.as("count"))
      .where("sh.organization_id", "=", organizationId)
      .where("a.status", "=", "offer")
      .where(isCoached(organizationId, "sh.account_id", memberId));
    const invitations = selectFrom("roster_records as r")
      .innerJoin("invitations as i", on({ "i.organization_id": organizationId, "i.email": "r.email" }))
      .select(raw<number>`count(*)::int`.as("count"))
      .where(equal({ "r.organization_id": organizationId, "r.coach_id": memberId }))
      .where("i.status", "=", "pending")
      .where("i.expires_at", ">", at);
    return db.selectNoFrom([
      raw<number>`(${offers})`.as("offers"),
      raw<number>`(${invitations})`.as("invitations"),
    ]);
  },
);

/**
 * Returns the counts of a person's pending work in each organization where they coach applicants. Skips organizations that are over their
 * seats.
 */
export async function readCaseloads(sql: Sql, coach: Coach, at: Date) {
  const read: { name: string; counts: Counts }[] = [];
  for (const { id, name, memberId } of await readCoachedAt(sql, coach)) {
    const organizationId = organizationOfJob(id);
    if ((await seatsOf(sql, organizationId)).over > 0) continue;
    const today = await readToday(sql, { organizationId, at, memberId, whose: "mine", isCoach: true });
    const waiting = await countWaiting(sql, { organizationId, memberId, at });
    const counts = {
      attention: today.attention.count,
      interviews: today.interviewCount,
      outcomes: today.proposals.count,
      ...waiting,
    };
    read.push({ name, counts });
  }
  return read;
}

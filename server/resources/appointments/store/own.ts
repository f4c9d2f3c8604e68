import { sql as raw } from "kysely";
import { DAY } from "#domain/units.ts";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { mapped } from "#server/core/streamed.ts";
import {
  appointmentsSeenBy,
  isCoachOf,
  isLogged,
  isOwn,
  present,
  type SeenAppointment,
} from "./appointments.ts";

/** The maximum number of appointments on the Today page. */
const UPCOMING_MAX = 50;

/** An account, the organization that its credential is restricted to (or null), and the time. */
type Own = { accountId: AccountId; restrictedTo: string | null; now: Date };

/** Selects appointments that weren't canceled, in someone's organizations. */
function ownAppointments({ accountId, restrictedTo }: Params<Own>) {
  return appointmentsSeenBy(raw<string>`${accountId}`)
    .innerJoin("members as m", on({ "m.organization_id": "p.organization_id", "m.account_id": accountId }))
    .where("p.canceled_at", "is", null)
    .where(raw<boolean>`(${restrictedTo}::text IS NULL OR p.organization_id = ${restrictedTo})`);
}

/** Returns someone's upcoming appointments in their organizations, earliest first. */
export const listUpcoming = query.many("appointments_upcoming", (own: Params<Own>) =>
  ownAppointments(own)
    .where(isOwn(raw<string>`${own.accountId}`))
    .where(raw<boolean>`p.ends_at > ${own.now}::timestamptz`)
    .orderBy("p.starts_at")
    .orderBy("p.id")
    .limit(UPCOMING_MAX),
);

/** The maximum age and number of appointments that a coach is asked to log. */
const UNLOGGED_SECONDS = 7 * DAY;
const UNLOGGED_MAX = 20;

/** Returns a coach's appointments that ended recently and aren't in the contact log, latest first. */
export const listUnlogged = query.many("appointments_unlogged", (own: Params<Own>) =>
  ownAppointments(own)
    .where(isCoachOf(raw<string>`${own.accountId}`))
    .where(raw<boolean>`p.ends_at <= ${own.now}::timestamptz`)
    .where(
      raw<boolean>`p.starts_at > ${own.now}::timestamptz - make_interval(secs => ${raw.lit(UNLOGGED_SECONDS)})`,
    )
    .where(({ not }) => not(isLogged))
    .orderBy("p.starts_at", "desc")
    .orderBy("p.id", "desc")
    .limit(UNLOGGED_MAX),
);

const bookedPortions = query.portions("appointments_of_account", {
  key: { startsAt: "p.starts_at", id: "p.id" },
  rows: ({ accountId }: Params<OfAccount>) =>
    appointmentsSeenBy(raw<string>`${accountId}`).where("p.account_id", "=", accountId),
});

/** Reads all appointments that an account booked for its download, earliest first, in portions. */
export function appointmentPortionsOf(sql: Sql, params: OfAccount) {
  return mapped(bookedPortions(sql, params), (portion) => portion.map(downloaded));
}

function downloaded(seen: SeenAppointment) {
  const { organizationSlug: _, coachId: __, viewer: ___, ...shown } = present(seen);
  const { applicantEmail: ____, applicantDisplayName: _____, ...own } = shown;
  return own;
}

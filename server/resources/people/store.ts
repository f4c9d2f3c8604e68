import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { InteractionType } from "#server/resources/interactions/contract.ts";
import type { PeopleAnalytics, PeopleOverview, PersonRef } from "./contract.ts";
import type { Window } from "./windows.ts";

const DORMANT_DAYS = 60;

const PERSON = `p.id AS "contactId", p.name, c.name AS "companyName", p.follow_up_since AS "followUpSince",
  p.last_at AS "lastInteractionAt"`;
const PEOPLE = `(
  SELECT n.*, (SELECT max(x.interaction_time) FROM interactions x WHERE x.account_id = $1 AND x.contact_id = n.id) AS last_at
  FROM contacts n WHERE n.account_id = $1
) AS p LEFT JOIN companies c ON c.account_id = $1 AND c.id = p.company_id`;
// Nobody talked to them since, and they have been known for longer than that.
const DORMANT = `coalesce(p.last_at, p.created_at) < $2::timestamptz - interval '${DORMANT_DAYS} days'`;

const FOLLOW_UPS = statement(
  "people_follow_ups",
  `SELECT ${PERSON} FROM ${PEOPLE} WHERE p.follow_up_since IS NOT NULL ORDER BY p.follow_up_since, p.id LIMIT 50`,
);
const DORMANT_CONTACTS = statement(
  "people_dormant",
  `SELECT ${PERSON} FROM ${PEOPLE} WHERE ${DORMANT} ORDER BY coalesce(p.last_at, p.created_at), p.id LIMIT 50`,
);
const RECENT = statement(
  "people_recent",
  `SELECT x.id, x.contact_id AS "contactId", x.type, x.notes, x.interaction_time AS "interactionTime",
     x.created_at AS "createdAt", x.updated_at AS "updatedAt", n.name AS "contactName"
   FROM interactions x JOIN contacts n ON n.id = x.contact_id AND n.account_id = $1
   WHERE x.account_id = $1 ORDER BY x.interaction_time DESC, x.id DESC LIMIT 10`,
);
const TOTALS = statement(
  "people_totals",
  `SELECT count(*)::int AS contacts, count(p.follow_up_since)::int AS "followUps",
     count(*) FILTER (WHERE ${DORMANT})::int AS "dormantContacts",
     (SELECT count(*)::int FROM interactions x WHERE x.account_id = $1) AS interactions
   FROM ${PEOPLE}`,
);

const WITHIN =
  "x.account_id = $1 AND x.interaction_time >= $2::timestamptz AND x.interaction_time < $3::timestamptz";
const METRICS = statement(
  "people_metrics",
  `SELECT count(*)::int AS interactions, count(DISTINCT x.contact_id)::int AS "activeContacts",
     count(*) FILTER (WHERE x.type = 'meeting')::int AS meetings,
     (SELECT count(*)::int FROM contacts n WHERE n.account_id = $1 AND n.created_at >= $2::timestamptz
        AND n.created_at < $3::timestamptz) AS "newContacts"
   FROM interactions x WHERE ${WITHIN}`,
);
const VOLUME = statement(
  "people_volume",
  `SELECT to_char(date_trunc($4::text, x.interaction_time AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS "startsOn", x.type, count(*)::int AS count
   FROM interactions x WHERE ${WITHIN} GROUP BY 1, 2 ORDER BY 1, 2`,
);
const TOP = statement(
  "people_top",
  `SELECT n.id AS "contactId", n.name, c.name AS "companyName", count(*)::int AS "interactionCount"
   FROM interactions x JOIN contacts n ON n.id = x.contact_id AND n.account_id = $1
     LEFT JOIN companies c ON c.id = n.company_id AND c.account_id = $1
   WHERE ${WITHIN} GROUP BY n.account_id, n.id, c.account_id, c.id ORDER BY count(*) DESC, lower(n.name), n.id LIMIT 10`,
);

/** The networking summary of an account at an instant. */
export async function readOverview(sql: Sql, accountId: AccountId, at: Date): Promise<PeopleOverview> {
  const now = at.toISOString();
  const [followUps, recentInteractions, dormantContacts, [totals]] = await Promise.all([
    sql.query<PersonRef>(FOLLOW_UPS, [accountId]),
    sql.query<PeopleOverview["recentInteractions"][number]>(RECENT, [accountId]),
    sql.query<PersonRef>(DORMANT_CONTACTS, [accountId, now]),
    sql.query<PeopleOverview["totals"]>(TOTALS, [accountId, now]),
  ]);
  const none = { contacts: 0, interactions: 0, followUps: 0, dormantContacts: 0 };
  return { followUps, recentInteractions, dormantContacts, totals: totals ?? none };
}

export type Metrics = { newContacts: number; interactions: number; activeContacts: number; meetings: number };
export type Volume = { startsOn: string; type: InteractionType; count: number };

/** The four figures of a window. */
export async function readMetrics(sql: Sql, accountId: AccountId, window: Window): Promise<Metrics> {
  const [metrics] = await sql.query<Metrics>(METRICS, within(accountId, window));
  return metrics ?? { newContacts: 0, interactions: 0, activeContacts: 0, meetings: 0 };
}

/** Interactions of a window by bucket and type; what is empty is absent. */
export async function readVolume(
  sql: Sql,
  accountId: AccountId,
  window: Window,
  bucket: string,
): Promise<Volume[]> {
  return sql.query<Volume>(VOLUME, [...within(accountId, window), bucket]);
}

/** The ten contacts most talked to in a window. */
export async function readTopContacts(sql: Sql, accountId: AccountId, window: Window) {
  return sql.query<PeopleAnalytics["topContacts"][number]>(TOP, within(accountId, window));
}

function within(accountId: AccountId, { from, to }: Window): string[] {
  return [accountId, from.toISOString(), to.toISOString()];
}

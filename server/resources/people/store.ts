import { type Expression, sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import { DORMANT_DAYS } from "#domain/quiet.ts";
import { daysBefore } from "#domain/time.ts";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { fieldsOf, on, onTrue } from "#server/core/clauses.ts";
import { withinBytes } from "#server/core/pagination.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, selectFrom, withinPageBytes } from "#server/core/statements.ts";
import { lastInteraction } from "#server/resources/contacts/service.ts";
import { interactionsOf } from "#server/resources/interactions/service.ts";
import type { PeopleOverview, PersonRef } from "./contract.ts";
import type { Window } from "./windows.ts";

/** A contact is dormant if there was no interaction since this instant, and the contact is older than that. */
type Dormant = OfAccount & { since: Date };
type Within = OfAccount & Window;

/** The lists of contacts in the summary. */
type List = "followUps" | "dormantContacts";

const lastKnown = raw<string>`coalesce(${raw.ref("p.last_at")}, ${raw.ref("p.created_at")})`;

/** Returns the totals, and a row for each contact that the summary names. Reads the contacts once for both. */
const readContacts = query.many("people_contacts", ({ accountId, since }: Params<Dormant>) =>
  db
    .with("people", (people) =>
      people
        .selectFrom("contacts as n")
        .select(["n.id", "n.name", "n.company_id", "n.follow_up_since", "n.created_at"])
        .select((eb) => lastInteraction(accountId, eb.ref("n.id")).as("last_at"))
        .where("n.account_id", "=", accountId),
    )
    .with("named", (cte) => {
      const named = (list: List, at: Expression<string | null>) =>
        cte
          .selectFrom("people as p")
          .selectAll()
          .select([raw<List>`${raw.lit(list)}`.as("list"), raw<string>`${at}`.as("at")])
          .orderBy(at)
          .orderBy("p.id")
          .limit(50);
      const followUps = named("followUps", raw.ref("p.follow_up_since")).where(
        "p.follow_up_since",
        "is not",
        null,
      );
      const dormant = named("dormantContacts", lastKnown).where(lastKnown, "<", since);
      return cte
        .selectFrom(followUps.as("f"))
        .selectAll()
        .unionAll(cte.selectFrom(dormant.as("d")).selectAll());
    })
    .with("totals", (cte) =>
      cte.selectFrom("people as p").select((eb) => [
        eb.fn.countAll<number>().as("contacts"),
        eb.fn.count<number>("p.follow_up_since").as("followUps"),
        eb.fn.countAll<number>().filterWhere(lastKnown, "<", since).as("dormantContacts"),
        eb
          .selectFrom("interactions as x")
          .select((all) => all.fn.countAll<number>().as("count"))
          .where("x.account_id", "=", accountId)
          .$asScalar()
          .$notNull()
          .as("interactions"),
      ]),
    )
    .selectFrom("totals as t")
    .leftJoin("named as p", onTrue)
    .leftJoin("companies as c", on({ "c.account_id": accountId, "c.id": "p.company_id" }))
    .select(["t.contacts", "t.interactions", "t.followUps", "t.dormantContacts", "p.list"])
    .select([
      ...fieldsOf("p", "id:contactId name"),
      "c.name as companyName",
      ...fieldsOf("p", "follow_up_since last_at:lastInteractionAt"),
    ])
    .orderBy("p.list")
    .orderBy("p.at")
    .orderBy("p.id"),
);
const readRecent = query.many("people_recent", ({ accountId }: Params<OfAccount>) => {
  const latest = interactionsOf(accountId)
    .innerJoin("contacts as n", on({ "n.account_id": accountId, "n.id": "x.contact_id" }))
    .select("n.name as contactName")
    .orderBy("x.interaction_time", "desc")
    .orderBy("x.id", "desc")
    .limit(10);
  return withinPageBytes(latest, ["notes"]);
});

function talksWithin({ accountId, from, to }: Params<Within>) {
  return selectFrom("interactions as x")
    .where("x.account_id", "=", accountId)
    .where("x.interaction_time", ">=", from)
    .where("x.interaction_time", "<", to);
}

/** Returns the four figures of a window. */
export const readMetrics = query.one("people_metrics", (params: Params<Within>) =>
  talksWithin(params).select((eb) => [
    eb.fn.countAll<number>().as("interactions"),
    eb.fn.count<number>("x.contact_id").distinct().as("activeContacts"),
    eb.fn.countAll<number>().filterWhere("x.type", "=", "meeting").as("meetings"),
    eb
      .selectFrom("contacts as n")
      .select((fresh) => fresh.fn.countAll<number>().as("count"))
      .where("n.account_id", "=", params.accountId)
      .where("n.created_at", ">=", params.from)
      .where("n.created_at", "<", params.to)
      .$asScalar()
      .$notNull()
      .as("newContacts"),
  ]),
);
/** Returns a window's interactions by bucket and type; empty ones are absent. */
export const readVolume = query.many("people_volume", (params: Params<Within & { bucket: string }>) => {
  const time = raw.ref("x.interaction_time");
  const startsOn = raw<string>`to_char(date_trunc(${params.bucket}::text, ${time} AT TIME ZONE 'UTC'), 'YYYY-MM-DD')`;
  return talksWithin(params)
    .select((eb) => [startsOn.as("startsOn"), "x.type", eb.fn.countAll<number>().as("count")])
    .groupBy([startsOn, "x.type"])
    .orderBy(startsOn)
    .orderBy("x.type");
});
export type Volume = RowOf<typeof readVolume>;

/** Returns the ten contacts with the most interactions in a window. */
export const readTopContacts = query.many("people_top", (params: Params<Within>) =>
  talksWithin(params)
    .innerJoin("contacts as n", on({ "n.account_id": params.accountId, "n.id": "x.contact_id" }))
    .leftJoin("companies as c", on({ "c.account_id": params.accountId, "c.id": "n.company_id" }))
    .select((eb) => [
      ...fieldsOf("n", "id:contactId name"),
      "c.name as companyName",
      eb.fn.countAll<number>().as("interactionCount"),
    ])
    .groupBy(["n.account_id", "n.id", "c.account_id", "c.id"])
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .orderBy((eb) => eb.fn("lower", ["n.name"]))
    .orderBy("n.id")
    .limit(10),
);

const NOTHING = { contacts: 0, interactions: 0, followUps: 0, dormantContacts: 0 };

/** Returns the networking summary of an account at an instant. */
export async function readOverview(sql: Sql, accountId: AccountId, at: Date): Promise<PeopleOverview> {
  const [rows, recentInteractions] = await Promise.all([
    readContacts(sql, { accountId, since: daysBefore(at, DORMANT_DAYS) }),
    readRecent(sql, { accountId }),
  ]);
  const [{ contacts, interactions, followUps, dormantContacts } = NOTHING] = rows;
  return {
    followUps: namedIn(rows, "followUps"),
    recentInteractions: withinBytes(recentInteractions, LIMITS.requests.pageBytes / 2),
    dormantContacts: namedIn(rows, "dormantContacts"),
    totals: { contacts, interactions, followUps, dormantContacts },
  };
}

function namedIn(rows: readonly RowOf<typeof readContacts>[], list: List): PersonRef[] {
  return rows.flatMap(({ contactId, name, companyName, followUpSince, lastInteractionAt, ...row }) =>
    row.list === list && contactId !== null && name !== null
      ? [{ contactId, name, companyName, followUpSince, lastInteractionAt }]
      : [],
  );
}

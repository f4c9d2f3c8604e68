import { sql as raw } from "kysely";
import type { OfAccount } from "#server/core/access.ts";
import { any, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";

/** The maximum number of cards that an email is matched with. The last changed ones are used. */
const CARDS_MAX = 20_000;
const PEOPLE_MAX = 100;
const THREAD_MAX = 20;

/** Returns the account's cards with the facts that an email can mention. */
export const readCards = query.many("inbound_facts_cards", ({ accountId }: Params<OfAccount>) =>
  selectFrom("applications as a")
    .innerJoin("companies as c", on({ "c.account_id": accountId, "c.id": "a.company_id" }))
    .select([
      ...fieldsOf("a", "id job_title:title status application_link:link company_id"),
      ...fieldsOf("c", "name:companyName website"),
    ])
    .where("a.account_id", "=", accountId)
    .orderBy("a.updated_at", "desc")
    .orderBy("a.id")
    .limit(raw.lit(CARDS_MAX)),
);

type Sender = OfAccount & { addresses: readonly string[]; domains: readonly string[]; name: string };

/** Returns the contacts who can be the sender of an email, with the cards that they are linked to. */
export const readPeople = query.many(
  "inbound_facts_people",
  ({ accountId, addresses, domains, name }: Params<Sender>) =>
    selectFrom("contacts as n")
      .select([
        "n.name",
        raw<string>`lower(coalesce(n.email, ''))`.as("email"),
        "n.company_id as companyId",
        raw<string[]>`ARRAY (SELECT x.application_id FROM contact_applications AS x
          WHERE x.account_id = ${accountId} AND x.contact_id = n.id LIMIT 50)`.as("applicationIds"),
      ])
      .where("n.account_id", "=", accountId)
      .where(
        raw<boolean>`(lower(n.email) = ANY (${addresses}) OR split_part(lower(n.email), '@', 2) = ANY (${domains})
          OR lower(n.name) = lower(${name}))`,
      )
      .limit(raw.lit(PEOPLE_MAX)),
);

type Thread = OfAccount & { digests: readonly string[]; calendarDigest: string };

/** Returns the cards of earlier emails in the same thread or about the same appointment. */
export const readThread = query.many(
  "inbound_facts_thread",
  ({ accountId, digests, calendarDigest }: Params<Thread>) =>
    selectFrom("inbound_emails")
      .select("application_id as applicationId")
      .where("account_id", "=", accountId)
      .where("application_id", "is not", null)
      .where((eb) =>
        eb.or([eb("message_digest", "=", any(digests)), eb("calendar_digest", "=", calendarDigest)]),
      )
      .limit(raw.lit(THREAD_MAX)),
);

import { type Expression, sql as raw } from "kysely";
import type { OfOrganization } from "#server/core/access.ts";
import { fieldsOf, insertFrom, on, onTrue } from "#server/core/clauses.ts";
import { type ListIdentity, page } from "#server/core/pagination.ts";
import { cut, type PageParams, type Params, pageParams, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, insertInto, listed, selectFrom } from "#server/core/statements.ts";
import type { AuditAction } from "./codes.ts";
import type { AuditEvent, SearchedEvent } from "./contract.ts";

type Events = OfOrganization & {
  action?: AuditEvent["action"] | undefined;
  since?: string | undefined;
  before?: string | undefined;
};

/** Selects the events `e` of an organization. */
function eventsOf({ organizationId }: Params<OfOrganization>) {
  return selectFrom("audit_events as e")
    .select([
      ...fieldsOf("e", "id action actor_label performed_by_support subject_email"),
      ...fieldsOf("e", "subject_label board_id details created_at"),
    ])
    .where("e.organization_id", "=", organizationId);
}

/** Returns a page of the organization's log, newest first. */
export const listEvents = query.page("audit_list", {
  key: { createdAt: "e.created_at", id: "e.id" },
  order: "desc",
  rows: (params: Params<OfOrganization>) => eventsOf(params),
});

/** The most people that a search matches; a text that matches more isn't meant to find one person. */
const PEOPLE_MOST = 50;
/** The most people in a log that a search examines. */
const EXAMINED_MOST = 50_000;

/** Lists each person in an organization's log once, by an index skip scan: one step per person. */
function everyone(person: "subject_email" | "actor_account_id", { organizationId }: Params<OfOrganization>) {
  const next = selectFrom("audit_events as n")
    .select(raw<string | null>`${raw.ref(`n.${person}`)}`.as("person"))
    .where("n.organization_id", "=", organizationId)
    .where(raw.ref(`n.${person}`), "is not", null)
    .orderBy(raw.ref(`n.${person}`))
    .limit(1);
  return db.withRecursive("everyone", (query) =>
    query
      .selectFrom(next.as("first"))
      .select(["first.person", raw<number>`1`.as("step")])
      .unionAll(
        query
          .selectFrom("everyone as e")
          .where("e.person", "is not", null)
          .where("e.step", "<", raw.lit(EXAMINED_MOST))
          .select([
            raw<string | null>`(${next.where(raw.ref(`n.${person}`), ">", raw.ref("e.person"))})`.as(
              "person",
            ),
            raw<number>`e.step + 1`.as("step"),
          ]),
      ),
  );
}

/** Selects the accounts that caused events, with the name in their latest event once the account is deleted. */
function actors(params: Params<OfOrganization>) {
  const account = selectFrom("accounts")
    .select(["email", "display_name"])
    .where("id", "=", raw<string>`everyone.person`)
    .limit(1);
  const label = selectFrom("audit_events as n")
    .select("n.actor_label")
    .where("n.organization_id", "=", params.organizationId)
    .where("n.actor_account_id", "=", raw<string>`everyone.person`)
    .where(raw<boolean>`a.email IS NULL`)
    .orderBy("n.created_at", "desc")
    .limit(1);
  return (
    everyone("actor_account_id", params)
      .selectFrom("everyone")
      // Looked up one by one by key: a join would read everyone else's accounts too.
      .leftJoinLateral(account.as("a"), onTrue)
      .leftJoinLateral(label.as("l"), onTrue)
      .select((eb) => [
        "everyone.person",
        "a.email",
        eb.fn.coalesce("a.display_name", "l.actor_label").as("name"),
      ])
      .where("everyone.person", "is not", null)
  );
}

/** Selects the accounts that caused events and whose email or name matches a pattern. */
function actorsMatching(params: Params<OfOrganization>, pattern: Expression<string>) {
  return selectFrom(actors(params).as("one"))
    .select("one.person")
    .where((eb) => eb.or([eb("one.email", "ilike", pattern), eb("one.name", "ilike", pattern)]))
    .limit(PEOPLE_MOST);
}

/**
 * Selects the addresses in events that match a pattern, and the addresses of people whose name matches: members, people on the roster, and
 * actors. Doesn't compare other people's names.
 */
function subjectsMatching(params: Params<OfOrganization>, pattern: Expression<string>) {
  const { organizationId } = params;
  const subjects = everyone("subject_email", params).selectFrom("everyone").select("person");
  const members = selectFrom("members as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select("a.email as person")
    .where("m.organization_id", "=", organizationId)
    .where("a.display_name", "ilike", pattern);
  const addresses = raw<{ address: string }>`jsonb_array_elements_text(r.former_emails || to_jsonb(r.email))`;
  const recordNames = selectFrom("roster_records as r")
    .innerJoinLateral(addresses.as<"k">(raw`k(address)`), onTrue)
    .select("k.address as person")
    .where("r.organization_id", "=", organizationId)
    .where(raw<boolean>`concat_ws(' ', r.full_name, r.first_name, r.last_name) ILIKE ${pattern}`);
  return selectFrom(subjects.as("s"))
    .select("s.person")
    .where("s.person", "ilike", pattern)
    .union(selectFrom(members.as("m")).select("m.person"))
    .union(selectFrom(recordNames.as("k")).select("k.person"))
    .union(
      selectFrom(actors(params).as("one")).select("one.email as person").where("one.name", "ilike", pattern),
    )
    .limit(PEOPLE_MOST);
}

type EventSearch = Events & { actor?: string | undefined; subject?: string | undefined };

const findEvents = query.many("audit_search", (params: Params<EventSearch & PageParams>) => {
  const { action, since, before, actor, subject, limit } = params;
  const email = selectFrom("accounts as p")
    .select("p.email")
    .where("p.id", "=", raw.ref<string>("e.actor_account_id"))
    .$asScalar();
  let events = cut(eventsOf(params), { key: ["e.created_at", "e.id"], order: "desc" }, params).select(
    email.as("actorEmail"),
  );
  if (action) events = events.where("e.action", "=", action);
  if (since) events = events.where("e.created_at", ">=", raw<string>`${since}::timestamptz`);
  if (before) events = events.where("e.created_at", "<", raw<string>`${before}::timestamptz`);
  if (actor && subject) {
    const actors = raw<boolean>`e.actor_account_id = ANY (ARRAY (${actorsMatching(params, actor)}))`;
    events = events.where(actors);
  }
  if (!actor && !subject) return events;
  // One index scan for each person: a list of people in one scan would read and sort all of their events.
  const people = subject
    ? subjectsMatching(params, subject)
    : actorsMatching(params, actor as Expression<string>);
  const column = subject ? "e.subject_email" : "e.actor_account_id";
  const ofPerson = events.where(raw<boolean>`${raw.ref(column)} = one.person`);
  return selectFrom(people.as("one"))
    .innerJoinLateral(ofPerson.as("found"), onTrue)
    .selectAll("found")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit);
});

/** Returns a page of the events by or about people whose address or name matches, newest first. */
export async function searchEvents(sql: Sql, list: ListIdentity, params: EventSearch) {
  return page(
    list,
    await findEvents(sql, { ...params, ...pageParams(list) }),
    (row) => [row.createdAt, row.id],
    (row): SearchedEvent => row,
  );
}

/** The name that is stored for an account `a`, in case it is deleted: its name, or the part of its email before the @. */
export const shownName = raw<string>`coalesce(nullif(btrim(a.display_name), ''), split_part(a.email, '@', 1))`;

type Written = OfOrganization & {
  id: string;
  action: AuditAction;
  actorAccountId: string | null;
  /** The actor's name if no account acted. */
  actorLabel: string;
  bySupport: boolean;
  subjectEmail: string | null;
  subjectLabel: string | null;
  boardId: string | null;
  details: object;
  at: Date;
};

export const insertEvent = query.execute("audit_insert", (event: Params<Written>) =>
  insertFrom(
    insertInto("audit_events"),
    selectFrom("organizations as o")
      .leftJoin("accounts as a", on({ "a.id": event.actorAccountId }))
      .where("o.id", "=", event.organizationId),
    {
      id: event.id,
      organization_id: "o.id",
      sandbox_id: "o.sandbox_id",
      action: event.action,
      actor_account_id: "a.id",
      actor_label: raw<string>`coalesce(${shownName}, ${event.actorLabel})`,
      performed_by_support: raw<boolean>`${event.bySupport}::boolean`,
      subject_email: event.subjectEmail,
      subject_label: event.subjectLabel,
      board_id: event.boardId,
      details: raw<Record<string, unknown>>`${event.details}::jsonb`,
      created_at: raw<string>`${event.at}::timestamptz`,
    },
  ),
);

type WrittenMany = Pick<Written, "organizationId" | "action" | "subjectLabel" | "at"> & {
  actorAccountId: string;
  ids: readonly string[];
  subjectEmails: readonly string[];
  details: readonly string[];
};

/** Writes an entry for each person, by one member of the organization. */
export const insertEvents = query.execute("audit_insert_many", (params: Params<WrittenMany>) =>
  insertFrom(
    insertInto("audit_events"),
    selectFrom("organizations as o")
      .innerJoin("accounts as a", on({ "a.id": params.actorAccountId }))
      .innerJoin(
        listed("g", { id: params.ids, email: params.subjectEmails, details: params.details }),
        onTrue,
      )
      .where("o.id", "=", params.organizationId),
    {
      id: "g.id",
      organization_id: "o.id",
      sandbox_id: "o.sandbox_id",
      action: raw<AuditAction>`${params.action}::text`,
      actor_account_id: "a.id",
      actor_label: shownName,
      performed_by_support: raw<boolean>`false`,
      subject_email: "g.email",
      subject_label: raw<string | null>`${params.subjectLabel}::text`,
      details: raw<Record<string, unknown>>`g.details::jsonb`,
      created_at: raw<string>`${params.at}::timestamptz`,
    },
  ),
);

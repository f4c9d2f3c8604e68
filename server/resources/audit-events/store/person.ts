import { sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, type Params, statementVariants } from "#server/core/statements.ts";
import type { AuditEvent } from "../contract.ts";
import { eventsOf, type Page } from "./events.ts";

/** The most people a search matches: more aren't a search for one person. */
const PEOPLE_MOST = 50;
/** The most people in a log that a search looks through. */
const LOOKED_THROUGH = 50_000;

type Form = { isFirst: boolean; ofAction: boolean };
type OfPerson = Page & { pattern: string };
type Person = "subject_email" | "actor_account_id";

/** Lists each person in an organization's log once, by an index skip scan: one step per person. */
function everyone(person: Person, { organizationId }: Pick<Params<OfPerson>, "organizationId">) {
  const next = db
    .selectFrom("audit_events as n")
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
          .where("e.step", "<", raw.lit(LOOKED_THROUGH))
          .select([
            raw<string | null>`(${next.where(raw.ref(`n.${person}`), ">", raw.ref("e.person"))})`.as(
              "person",
            ),
            raw<number>`e.step + 1`.as("step"),
          ]),
      ),
  );
}

/** The events by or about a person, found by a part of their email or of the name they act under. */
const LIST = statementVariants("audit_list_of_person", (form: Form, given: Params<OfPerson>) => {
  const subjects = everyone("subject_email", given)
    .selectFrom("everyone")
    .select("person")
    .where("person", "ilike", given.pattern)
    .limit(PEOPLE_MOST);
  const account = db
    .selectFrom("accounts")
    .select(["email", "display_name"])
    .where("id", "=", raw<string>`everyone.person`)
    .limit(1);
  const actors = everyone("actor_account_id", given)
    .selectFrom("everyone")
    // Looked up one by one by key: a join would read everyone else's accounts too.
    .innerJoinLateral(account.as("a"), (join) => join.onTrue())
    .select("everyone.person")
    .where((eb) =>
      eb.or([eb("a.email", "ilike", given.pattern), eb("a.display_name", "ilike", given.pattern)]),
    )
    .limit(PEOPLE_MOST);
  const about = eventsOf(form, given).where("e.subject_email", "=", raw<string>`subject.person`);
  const by = eventsOf(form, given).where("e.actor_account_id", "=", raw<string>`actor.person`);
  return db
    .selectFrom(subjects.as("subject"))
    .innerJoinLateral(about.as("about"), (join) => join.onTrue())
    .selectAll("about")
    .union(
      db
        .selectFrom(actors.as("actor"))
        .innerJoinLateral(by.as("by"), (join) => join.onTrue())
        .selectAll("by"),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(given.limit);
});

type PersonFilter = { readonly person: string; readonly action: AuditEvent["action"] | undefined };

/** Returns a page of the events by or about people with a text in their email or name, newest first. */
export async function listEventsOfPerson(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  { person, action }: PersonFilter,
) {
  const after = openCursor(list);
  const [at, id] = after?.map(String) ?? [];
  const form: Form = { isFirst: after === null, ofAction: action !== undefined };
  const pattern = likePattern(person);
  const given = { organizationId, limit: list.input.limit + 1, action, at, id, pattern };
  return page(
    list,
    await sql.all(LIST(form), given),
    (row) => [row.createdAt, row.id],
    (row): AuditEvent => row,
  );
}

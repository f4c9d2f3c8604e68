import { sql as raw } from "kysely";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { db, insertInto, selectFrom } from "#server/core/statements.ts";
import { mutedOf } from "#server/resources/preferences/service.ts";

/**
 * Returns when to notify an applicant of a note written now: an hour after the last notice, or immediately. Returns null if a notice is
 * planned already: of two concurrent notes, one plans it.
 */
export const planNotice = query.maybeOne(
  "coach_notes_notice",
  (params: Params<{ accountId: AccountId; organizationId: OrganizationId; at: Date }>) => {
    const at = raw<string>`${params.at}::timestamptz`;
    // Computed in UTC, where an hour is always an hour; a cluster requires an explicit zone.
    const anHourLater = raw`(note_notices.due_at AT TIME ZONE 'UTC' + interval '1 hour') AT TIME ZONE 'UTC'`;
    return insertInto("note_notices")
      .values({ account_id: params.accountId, organization_id: params.organizationId, due_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "organization_id"])
          .doUpdateSet({ due_at: raw<string>`greatest(${anHourLater}, ${at})` })
          .where("note_notices.due_at", "<=", at),
      )
      .returning("due_at as dueAt");
  },
);

type Since = { accountId: string; organizationId: string; since: string };

/**
 * Returns the latest note that an organization wrote to an applicant since an instant, and how many there are; null if none is left or
 * the applicant turned emails about notes off.
 */
export const readNewNotes = query.maybeOne(
  "coach_notes_new",
  ({ accountId, organizationId, since }: Params<Since>) => {
    // The notes are read first: on a cluster, they are on a different node from the people and organizations.
    const account = raw<AccountId>`${accountId}`;
    const latest = selectFrom("coach_notes as n")
      .innerJoin("applications as a", on({ "a.account_id": account, "a.id": "n.application_id" }))
      .select([
        "n.account_id",
        "n.organization_id",
        "n.author_name",
        "a.board_id",
        "a.id as application_id",
        raw<number>`(count(*) OVER ())::int`.as("count"),
      ])
      .where("n.account_id", "=", account)
      .where("n.organization_id", "=", raw<OrganizationId>`${organizationId}`)
      .where("n.created_at", ">=", since)
      .orderBy("n.created_at", "desc")
      .orderBy("n.id", "desc")
      .limit(1);
    return db
      .with(
        (cte) => cte("n").materialized(),
        () => latest,
      )
      .selectFrom("n")
      .innerJoin("organizations as o", "o.id", "n.organization_id")
      .innerJoin("accounts as p", "p.id", "n.account_id")
      .select([
        ...fieldsOf("p", "user_id email"),
        "o.name as organizationName",
        ...fieldsOf("n", "author_name board_id application_id count"),
      ])
      .where(({ exists, not }) => not(exists(mutedOf("p.user_id", "coach_notes"))));
  },
);

import { sql as raw } from "kysely";
import type { ATTENTION_MARKS } from "#domain/attention.ts";
import { APPLICANTS } from "#domain/roles.ts";
import type { OfOrganization, OrganizationId } from "#server/core/access.ts";
import { byAddress } from "#server/core/addresses.ts";
import { any, equal, excluded, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, isoText, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import type { EarlierMark, RosterRow } from "../entities.ts";

type OfAccounts = OfOrganization & { accountIds: readonly string[] };
type Mark = (typeof ATTENTION_MARKS)[number];

/** Returns an applicant's mark as JSON; null if they have none. */
export function handledOf() {
  const [until, at] = ["mark.until", "mark.marked_at"].map((column) => isoText(raw.ref<string>(column)));
  return raw<RosterRow["handled"]>`CASE WHEN mark.kind IS NOT NULL THEN
    json_build_object('kind', mark.kind, 'until', ${until}, 'byDisplayName', mark.marked_by_name, 'at', ${at}) END`;
}

/** Locks the applicants with these addresses, and returns them with their marks. */
export const lockHandled = query.many(
  "attention_marks_lock",
  ({ organizationId, emails }: Params<OfOrganization & { emails: readonly string[] }>) =>
    selectFrom("members as m")
      .leftJoin(
        "attention_marks as k",
        on({ "k.organization_id": organizationId, "k.account_id": "m.account_id" }),
      )
      .select(["m.account_id as accountId", "m.email", "k.kind", "k.until"])
      .where(equal({ "m.organization_id": organizationId, "m.role": APPLICANTS }))
      .where(byAddress, "=", any(emails))
      .orderBy("m.id")
      .forNoKeyUpdate("m"),
);

type Written = OfAccounts & { kind: Mark; until: Date; by: string; at: Date };

/** Marks locked applicants. Keeps the replaced marks that haven't ended for the undo. */
export const writeMarks = query.execute("attention_marks_write", (params: Params<Written>) =>
  insertFrom(
    insertInto("attention_marks"),
    selectFrom(listed("g", { account: params.accountIds })).innerJoin(
      "accounts as a",
      on({ "a.id": params.by }),
    ),
    {
      organization_id: raw<OrganizationId>`${params.organizationId}::text`,
      account_id: "g.account",
      kind: raw<Mark>`${params.kind}::text`,
      until: raw<string>`${params.until}::timestamptz`,
      marked_by_name: shownName,
      marked_by_id: "a.id",
      marked_at: raw<string>`${params.at}::timestamptz`,
    },
  ).onConflict((conflict) =>
    conflict.columns(["organization_id", "account_id"]).doUpdateSet({
      ...excluded("kind", "until", "marked_by_name", "marked_by_id", "marked_at"),
      earlier: raw<EarlierMark | null>`CASE WHEN attention_marks.until > excluded.marked_at
          THEN to_jsonb(attention_marks) - '{organization_id,account_id,marked_by_id,earlier}'::text[] END`,
    }),
  ),
);

/** Removes the marks of locked applicants. */
export const deleteMarks = query.execute(
  "attention_marks_delete",
  ({ organizationId, accountIds }: Params<OfAccounts>) =>
    deleteFrom("attention_marks").where(
      equal({ organization_id: organizationId, account_id: any(accountIds) }),
    ),
);

type Undone = OfAccounts & { by: string; since: Date };

/** Checks whether this account set a mark `k` since then. */
const isOwn = ({ organizationId, accountIds, by, since }: Params<Undone>) =>
  raw<boolean>`k.organization_id = ${organizationId} AND k.account_id = ANY (${accountIds})
    AND k.marked_by_id = ${by} AND k.marked_at >= ${since}::timestamptz`;

/** Removes the caller's latest marks from locked applicants who had none before, and returns those applicants. */
export const deleteOwnMarks = query.many("attention_marks_delete_own", (params: Params<Undone>) =>
  deleteFrom("attention_marks as k")
    .where(isOwn(params))
    .where("k.earlier", "is", null)
    .returning("k.account_id as accountId"),
);

/** Restores the marks that the caller's latest ones replaced, and returns them. */
export const restoreMarks = query.many("attention_marks_restore", (params: Params<Undone>) =>
  updateTable("attention_marks as k")
    .set({
      kind: raw<Mark>`k.earlier ->> 'kind'`,
      until: raw<string>`(k.earlier ->> 'until')::timestamptz`,
      marked_by_name: raw<string>`k.earlier ->> 'marked_by_name'`,
      marked_by_id: null,
      marked_at: raw<string>`(k.earlier ->> 'marked_at')::timestamptz`,
      earlier: null,
    })
    .where(isOwn(params))
    .where("k.earlier", "is not", null)
    .returning(["k.account_id as accountId", "k.kind", "k.until"]),
);

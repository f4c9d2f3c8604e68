import { sql as raw } from "kysely";
import type { OfOrganization } from "#server/core/access.ts";
import { on } from "#server/core/clauses.ts";
import { cut, type PageParams, type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { ACCOUNTS, FILE_NAMES, TABLES } from "./files.ts";

type Row = Record<string, unknown>;
type Read = (sql: Sql, params: OfOrganization) => AsyncGenerator<Row[]>;

/** Returns a column's name in camel case. */
const fieldOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Restricts coach notes `t` to cards on boards that are still shared with the organization, as on its pages. */
const SHARED_NOTES = ({ organizationId }: Params<OfOrganization>) =>
  raw<boolean>`EXISTS (${selectFrom("applications as a")
    .innerJoin("shares as s", on({ "s.account_id": "a.account_id", "s.board_id": "a.board_id" }))
    .select("a.id")
    .where("s.organization_id", "=", organizationId)
    .whereRef("a.account_id", "=", raw.ref("t.account_id"))
    .whereRef("a.id", "=", raw.ref("t.application_id"))})`;

/** Reads the rows of a table in portions. */
function rowsOf(name: keyof typeof TABLES): Read {
  const table = TABLES[name];
  if (!("columns" in table)) throw new Error(`${name} isn't included`);
  const tenant = name === "organizations" ? "t.id" : "t.organization_id";
  return query.portions(`organization_take_out_${name}`, {
    key: Object.fromEntries((table.key ?? ["id"]).map((column) => [fieldOf(column), raw.ref(`t.${column}`)])),
    rows: (params: Params<OfOrganization>) => {
      // One table's type is used for all: the columns are checked where they are declared.
      const rows = selectFrom(`${name} as t` as "members as t")
        .select(table.columns.map((column) => raw<unknown>`${raw.ref(`t.${column}`)}`.as(fieldOf(column))))
        .where(raw<boolean>`${raw.ref(tenant)} = ${params.organizationId}`);
      return name === "coach_notes" ? rows.where(SHARED_NOTES(params)) : rows;
    },
  });
}

const NAMING_TABLES = [
  "members",
  "cohort_stints",
  "outcomes",
  "contact_log_entries",
  "assigned_tasks",
  "threads",
  "appointments",
  "nudged_applicants",
  "join_requests",
] as const;

/**
 * Selects the portion's accounts that the organization's rows name as an applicant or a member. Each table is limited to the portion, so
 * that PostgreSQL uses its index instead of reading all rows again for every portion.
 */
function accountsOf({ organizationId, ...portion }: Params<OfOrganization & PageParams>) {
  const named = NAMING_TABLES.map((table) => {
    const rows = selectFrom(`${table} as t` as "members as t")
      .select("t.account_id as accountId")
      .distinct()
      .where("t.organization_id", "=", organizationId);
    const some = cut(rows, { key: ["t.account_id"], order: "asc" }, portion);
    return selectFrom(some.as("some")).select("accountId");
  });
  return named.reduce((all, one) => all.union(one));
}

const accountPortions = query.portions("organization_take_out_accounts", {
  key: { id: "a.id" },
  rows: (params: Params<OfOrganization & PageParams>) =>
    selectFrom(accountsOf(params).as("named"))
      .innerJoin("accounts as a", "a.id", "named.accountId")
      .select(["a.id", "a.email", "a.display_name as displayName"]),
});

/** Reads each file of an organization's full download in portions. */
export const FILES = Object.fromEntries(
  FILE_NAMES.map((name) => [name, name === ACCOUNTS.name ? accountPortions : rowsOf(name)]),
) as Record<(typeof FILE_NAMES)[number], Read>;

import type { OrganizationId } from "#server/core/access.ts";
import { recordAuditEvent } from "#server/core/audit.ts";
import { composed } from "#server/core/composed-sql.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import type { RosterRow } from "./contract.ts";
import { cohortFilter, rosterRows } from "./rows-sql.ts";

/** A page of the roster, by address: one statement, whatever the size of the organization. */
export async function listRows(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  cohortId: string | undefined,
  now: Date,
) {
  const after = openCursor(list);
  const values: (string | number)[] = valuesOf(organizationId, cohortId, now);
  const beginning = after ? `AND m.email COLLATE "C" > $${values.push(String(after[0]))}` : "";
  const limited = `${beginning} ORDER BY m.email COLLATE "C" LIMIT $${values.push(list.input.limit + 1)}`;
  const text = `${rosterRows(cohortFilter(cohortId), limited)} ORDER BY m.email COLLATE "C"`;
  const rows = await sql.query<RosterRow>(composed("roster_list", text), values);
  return page(
    list,
    rows,
    (row) => [row.applicantEmail],
    (row) => row,
  );
}

type Reading = { actorAccountId: string; at: Date; format: string; cohortId: string | undefined };

/** The whole roster, with the entry of the log that says so: one is not there without the other. */
export function readRowsAndNote(
  organizationId: OrganizationId,
  { actorAccountId, at, format, cohortId }: Reading,
): Promise<RosterRow[]> {
  return inSqlTransaction(async (sql) => {
    const text = `${rosterRows(cohortFilter(cohortId), "")} ORDER BY m.email COLLATE "C"`;
    const values = valuesOf(organizationId, cohortId, at);
    const rows = await sql.query<RosterRow>(composed("roster_export", text), values);
    const details = { format, cohortId: cohortId ?? null, rows: rows.length };
    await recordAuditEvent(sql, { organizationId, actorAccountId, action: "roster_exported", details });
    return rows;
  });
}

function valuesOf(organizationId: OrganizationId, cohortId: string | undefined, now: Date): string[] {
  const named = cohortFilter(cohortId) === "one" && cohortId !== undefined ? [cohortId] : [];
  return [organizationId, now.toISOString(), ...named];
}

import { z } from "zod";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { companyNamed } from "#server/resources/companies/service.ts";
import { Connection } from "./connection.ts";
import * as store from "./store/connections.ts";

/** How many connections are judged or imported at once. */
export const CONNECTIONS_MAX = 200;

/** The same before it is judged: what a file says may not be what a contact can hold. */
export const RawConnection = z.record(z.string().max(50), z.string().max(50_000).nullable());
export type RawConnection = z.infer<typeof RawConnection>;

export type ConnectionVerdict =
  | { verdict: "new" }
  | { verdict: "existing"; contactId: string }
  | { verdict: "failed"; field: string; reason: string };

/** What would come of each row: new, the contact that is there already, or why it can't be one. Changes nothing. */
export async function judgeConnections(
  sql: Sql,
  accountId: AccountId,
  raw: RawConnection[],
): Promise<ConnectionVerdict[]> {
  return (await judge(sql, accountId, raw)).map(({ verdict }) => verdict);
}

/**
 * Adds those that are new, with companies for those of their employers that are not there yet. A row that this made
 * before answers "new" again and makes nothing twice.
 */
export async function importConnections(
  sql: Sql,
  accountId: AccountId,
  raw: RawConnection[],
  at: Date,
): Promise<ConnectionVerdict[]> {
  await store.holdConnections(sql, accountId);
  const judged = await judge(sql, accountId, raw);
  const fresh = judged.flatMap(({ verdict, row }) => (verdict.verdict === "new" && row ? [row] : []));
  const companies = await companiesOf(sql, accountId, fresh, at);
  await store.insertConnections(
    sql,
    accountId,
    fresh.map(({ company, ...row }) => ({
      ...row,
      companyId: companies.get(company?.toLowerCase() ?? "") ?? null,
    })),
    at,
  );
  return judged.map(({ verdict }) => verdict);
}

/** Takes imported contacts back, but for those that were changed, talked to or linked since; answers the ids that went. */
export function undoConnections(sql: Sql, accountId: AccountId, ids: string[]): Promise<string[]> {
  return store.deleteUntouched(sql, accountId, ids);
}

/** In the order of their names, so that two at once don't wait for each other in a ring. */
async function companiesOf(sql: Sql, accountId: AccountId, rows: Connection[], at: Date) {
  const wanted = new Map<string, string>();
  for (const { company } of rows) {
    // The first spelling names a company that is new.
    if (company && !wanted.has(company.toLowerCase())) wanted.set(company.toLowerCase(), company);
  }
  const companies = new Map<string, string>();
  for (const [key, wantedName] of [...wanted].sort(([one], [other]) => (one < other ? -1 : 1))) {
    companies.set(key, await companyNamed(sql, accountId, wantedName, at));
  }
  return companies;
}

async function judge(sql: Sql, accountId: AccountId, raw: RawConnection[]) {
  const parsed = raw.map((row) => Connection.safeParse(row));
  const rows = parsed.flatMap(({ data }) => data ?? []);
  const known = await store.readKnown(sql, accountId, {
    ids: rows.map(({ id }) => id),
    names: rows.map((row) => row.name.toLowerCase()),
    emails: rows.flatMap((row) => row.email?.toLowerCase() ?? []),
    links: rows.flatMap((row) => (row.socialLink ? [linkKey(row.socialLink)] : [])),
  });
  return parsed.map(({ data: row, error }): { verdict: ConnectionVerdict; row?: Connection } => {
    if (!row) {
      const [issue] = error?.issues ?? [];
      return {
        verdict: { verdict: "failed", field: String(issue?.path[0] ?? ""), reason: issue?.message ?? "" },
      };
    }
    const same = known.find(({ id }) => id === row.id) ?? known.find((other) => isSame(row, other));
    if (same && same.id !== row.id) return { verdict: { verdict: "existing", contactId: same.id } };
    if (!same) known.push(row);
    return { verdict: { verdict: "new" }, row };
  });
}

/** By link or address; by name and company only where the links don't say that they are two people. */
function isSame(row: Connection, other: store.KnownContact): boolean {
  const [link, otherLink] = [row.socialLink, other.socialLink].map((value) => value && linkKey(value));
  if (link && link === otherLink) return true;
  if (row.email && row.email.toLowerCase() === other.email?.toLowerCase()) return true;
  if (link && otherLink) return false;
  const at = ({ name: called, company }: { name: string; company: string | null }) =>
    `${called}\n${company ?? ""}`.toLowerCase();
  return at(row) === at(other);
}

/** A link without what may differ between two spellings of it. */
function linkKey(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
}

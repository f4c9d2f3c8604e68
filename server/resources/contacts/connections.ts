import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { placeOfIdentity } from "#domain/link-identity.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { companyNamed } from "#server/resources/companies/service.ts";
import { Connection } from "./connection.ts";
import { KnownContacts, profileKey } from "./known-contacts.ts";
import * as store from "./store/connections.ts";

/** How many connections are judged or imported at once. */
export const CONNECTIONS_MAX = LIMITS.requests.connections;

/** The same before it is judged: what a file says may not be what a contact can hold. */
export const RawConnection = z.record(z.string().max(50), z.string().max(LIMITS.text.notes).nullable());
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
  const known = new KnownContacts();
  const candidates = await store.readKnown(sql, accountId, {
    ids: rows.map(({ id }) => id),
    names: rows.map((row) => row.name.toLowerCase()),
    emails: rows.flatMap((row) => row.email?.toLowerCase() ?? []),
    places: rows.flatMap((row) => placeOfIdentity(profileKey(row.socialLink) ?? "") || []),
  });
  for (const contact of candidates) known.add(contact);
  return parsed.map(({ data: row, error }): { verdict: ConnectionVerdict; row?: Connection } => {
    if (!row) {
      const [issue] = error?.issues ?? [];
      return {
        verdict: { verdict: "failed", field: String(issue?.path[0] ?? ""), reason: issue?.message ?? "" },
      };
    }
    const same = known.match(row);
    if (same && same.id !== row.id) return { verdict: { verdict: "existing", contactId: same.id } };
    if (!same) known.add(row);
    return { verdict: { verdict: "new" }, row };
  });
}

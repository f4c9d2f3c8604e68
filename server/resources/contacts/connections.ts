import { placeOfIdentity } from "#domain/link-identity.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { companyNamed } from "#server/resources/companies/service.ts";
import type { ConnectionVerdict, contacts, RawConnection } from "./contract.ts";
import { Connection, KnownContacts, profileKey } from "./known-contacts.ts";
import * as store from "./store/connections.ts";

/** Returns a verdict for each row: new, an existing contact, or the reason why it fails. Changes nothing. */
export const checkConnections: Handler<typeof contacts.checkConnections> = async ({ ctx, input }) =>
  (await classify(ctx.sql, ctx.accountId, input.rows)).map(({ verdict }) => verdict);

/**
 * Adds the new connections, and companies for those of their employers that don't exist yet. A row that an earlier call added is reported
 * as "new" again and isn't duplicated.
 */
export const importConnections: Handler<typeof contacts.importConnections> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  await store.lockConnections(sql, accountId);
  const classified = await classify(sql, accountId, input.rows);
  const fresh = classified.flatMap(({ verdict, row }) => (verdict.verdict === "new" && row ? [row] : []));
  const companies = await companiesOf(sql, accountId, fresh, now);
  const rows = fresh.map(({ company, ...row }) => ({
    ...row,
    companyId: companies.get(company?.toLowerCase() ?? "") ?? null,
  }));
  await store.insertContacts(sql, accountId, rows, now);
  return classified.map(({ verdict }) => verdict);
};

/** Deletes imported contacts except those changed, talked to or linked since; returns the deleted ids. */
export const undoConnections: Handler<typeof contacts.undoConnections> = ({ ctx, input }) =>
  store.deleteUntouched(ctx.sql, { accountId: ctx.accountId, ids: input.contactIds });

/** Returns the companies by name, adding missing ones. Goes in the order of their names, so that two concurrent calls don't deadlock. */
async function companiesOf(sql: Sql, accountId: AccountId, rows: Connection[], at: Date) {
  const wanted = new Map<string, string>();
  for (const { company } of rows) {
    // The first spelling names a new company.
    if (company && !wanted.has(company.toLowerCase())) wanted.set(company.toLowerCase(), company);
  }
  const companies = new Map<string, string>();
  for (const [key, wantedName] of [...wanted].sort(([one], [other]) => (one < other ? -1 : 1))) {
    companies.set(key, await companyNamed(sql, accountId, wantedName, at));
  }
  return companies;
}

async function classify(sql: Sql, accountId: AccountId, raw: RawConnection[]) {
  const parsed = raw.map((row) => Connection.safeParse(row));
  const rows = parsed.flatMap(({ data }) => data ?? []);
  const known = new KnownContacts();
  const candidates = await store.readKnown(sql, {
    accountId,
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

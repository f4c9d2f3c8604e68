import { placeOfIdentity } from "#domain/link-identity.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { companiesNamed } from "#server/resources/companies/service.ts";
import { Connection, ContactIndex, profileKey } from "./contact-index.ts";
import type { ConnectionVerdict, contacts, RawConnection } from "./contract.ts";
import * as store from "./store/connections.ts";

/** Returns a verdict for each row: new, an existing contact, or the reason why it fails. Changes nothing. */
export const checkConnections: Handler<typeof contacts.checkConnections> = async ({ ctx, input }) =>
  (await classify(ctx.sql, ctx.accountId, input.rows)).map(({ verdict }) => verdict);

/**
 * Adds the new connections, and their employers as companies if they don't exist yet. If an earlier call added a row, reports it as "new"
 * again without duplicating it.
 */
export const importConnections: Handler<typeof contacts.importConnections> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  await store.lockConnections(sql, accountId);
  const classified = await classify(sql, accountId, input.rows);
  const fresh = classified.flatMap(({ verdict, row }) => (verdict.verdict === "new" && row ? [row] : []));
  // In reverse, so that the first spelling names a new company.
  const names = fresh.flatMap(({ company }) => company || []).toReversed();
  const companies = await companiesNamed(sql, accountId, names, now);
  const rows = fresh.map(({ company, ...row }) => ({
    ...row,
    companyId: companies.get(company?.toLowerCase() ?? "") ?? null,
  }));
  await store.insertContacts(sql, accountId, rows, now);
  return classified.map(({ verdict }) => verdict);
};

/** Deletes imported contacts except those changed, contacted, or linked since; returns the deleted ids. */
export const undoConnections: Handler<typeof contacts.undoConnections> = ({ ctx, input }) =>
  store.deleteUntouched(ctx.sql, { accountId: ctx.accountId, ids: input.contactIds });

async function classify(sql: Sql, accountId: AccountId, raw: RawConnection[]) {
  const parsed = raw.map((row) => Connection.safeParse(row));
  const rows = parsed.flatMap(({ data }) => data ?? []);
  const index = new ContactIndex();
  const candidates = await store.readCandidates(sql, {
    accountId,
    ids: rows.map(({ id }) => id),
    names: rows.map(({ name }) => name),
    emails: rows.flatMap((row) => row.email?.toLowerCase() ?? []),
    places: rows.flatMap((row) => placeOfIdentity(profileKey(row.socialLink) ?? "") || []),
  });
  for (const contact of candidates) index.add(contact);
  return parsed.map(({ data: row, error }): { verdict: ConnectionVerdict; row?: Connection } => {
    if (!row) {
      const [issue] = error?.issues ?? [];
      return {
        verdict: { verdict: "failed", field: String(issue?.path[0] ?? ""), reason: issue?.message ?? "" },
      };
    }
    const same = index.match(row);
    if (same && same.id !== row.id) return { verdict: { verdict: "existing", contactId: same.id } };
    if (!same) index.add(row);
    return { verdict: { verdict: "new" }, row };
  });
}

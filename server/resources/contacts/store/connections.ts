import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed, type Params, statement } from "#server/core/statements.ts";
import { lockName, unlessReferredTo } from "#server/core/transaction.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { isLeftOver } from "#server/resources/companies/service.ts";
import type { Connection, KnownContact } from "../known-contacts.ts";

type Asked = Record<"ids" | "names" | "emails" | "places", readonly string[]>;
const KNOWN = statement("contacts_known_connections", (given: Params<Asked & { accountId: AccountId }>) => {
  const place = raw<string>`rtrim(regexp_replace(regexp_replace(lower(${raw.ref("n.social_link")}), '^https?://(www\\.)?', ''), '[?#].*$', ''), '/')`;
  return db
    .selectFrom("contacts as n")
    .leftJoin("companies as c", (join) =>
      join.on("c.account_id", "=", given.accountId).onRef("c.id", "=", "n.company_id"),
    )
    .select(["n.id", "n.name", "c.name as company", "n.email", "n.social_link as socialLink"])
    .where("n.account_id", "=", given.accountId)
    .where((eb) =>
      eb.or([
        eb("n.id", "=", eb.fn.any(given.ids)),
        eb(eb.fn<string>("lower", ["n.name"]), "=", eb.fn.any(given.names)),
        eb(eb.fn<string>("lower", ["n.email"]), "=", eb.fn.any(given.emails)),
        eb(place, "=", eb.fn.any(given.places)),
      ]),
    )
    .orderBy("n.id");
});
const DELETE = statement(
  "contacts_delete_connections",
  ({ accountId, ids }: Params<{ accountId: AccountId; ids: readonly string[] }>) =>
    db
      .deleteFrom("contacts as n")
      .where("n.account_id", "=", accountId)
      .where("n.id", "=", (eb) => eb.fn.any(ids))
      .whereRef("n.updated_at", "=", "n.created_at")
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("interactions as i")
              .select("i.id")
              .where("i.account_id", "=", accountId)
              .whereRef("i.contact_id", "=", "n.id"),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("contact_applications as l")
              .select("l.contact_id")
              .where("l.account_id", "=", accountId)
              .whereRef("l.contact_id", "=", "n.id"),
          ),
        ),
      )
      .returning(["n.id", "n.company_id as companyId", "n.created_at as createdAt"]),
);
type Came = { accountId: AccountId; companyIds: readonly string[]; instants: readonly string[] };
const CLEAR_COMPANIES = statement(
  "contacts_clear_companies",
  ({ accountId, companyIds, instants }: Params<Came>) =>
    db
      .deleteFrom("companies as c")
      .using(listed("came", { id: companyIds, at: instants }))
      .where("c.account_id", "=", accountId)
      .whereRef("c.id", "=", "came.id")
      .where("c.created_at", "=", raw<string>`${raw.ref("came.at")}::timestamptz`)
      .where(isLeftOver(accountId)),
);

/** Makes other imports of connections to the account wait until this transaction ends. */
export async function lockConnections(sql: Sql, accountId: AccountId): Promise<void> {
  await lockName(sql, { name: `connections ${accountId}` });
}

/**
 * Returns the account's contacts that share an id, a name, an email or their link's place with those asked for; all in lowercase. The place
 * is that of `placeOfIdentity`, for links that a browser wouldn't rewrite; a property test keeps the two the same.
 */
export function readKnown(sql: Sql, accountId: AccountId, asked: Asked): Promise<KnownContact[]> {
  return sql.all(KNOWN, { accountId, ...asked });
}

/** Adds contacts whose companies are known to be the caller's; an existing one stays as it is. */
export async function insertConnections(
  prisma: PrismaTransaction,
  accountId: AccountId,
  rows: (Omit<Connection, "company"> & { companyId: string | null })[],
  at: Date,
): Promise<void> {
  const data = rows.map((row) => ({ ...row, accountId, createdAt: at, updatedAt: at }));
  await prisma.contact.createMany({ data, skipDuplicates: true });
}

/** Deletes those of the contacts that weren't changed, talked to or linked since they were added; returns their ids. */
export async function deleteUntouched(sql: Sql, accountId: AccountId, ids: string[]): Promise<string[]> {
  const gone = await sql.all(DELETE, { accountId, ids });
  const came = gone.flatMap(({ companyId, createdAt }) => (companyId ? [{ companyId, createdAt }] : []));
  // A company added by the import has the same creation time as its contacts.
  const companyIds = came.map(({ companyId }) => companyId);
  const instants = came.map(({ createdAt }) => createdAt);
  await unlessReferredTo(sql.run(CLEAR_COMPANIES, { accountId, companyIds, instants }));
  return gone.map(({ id }) => id);
}

import { type Expression, sql as raw } from "kysely";
import type { AccountId, Ids, OfAccount } from "#server/core/access.ts";
import { any, equal, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom, insertInto, listed, selectFrom } from "#server/core/statements.ts";
import { lockName, unlessReferredTo } from "#server/core/transaction.ts";
import { isUnused } from "#server/resources/companies/service.ts";
import type { Connection } from "../contact-index.ts";

type OfContacts = OfAccount & Ids;

/** Makes other imports of connections to the account wait until this transaction ends. */
export async function lockConnections(sql: Sql, accountId: AccountId): Promise<void> {
  await lockName(sql, { name: `connections ${accountId}` });
}

type Keys = OfAccount & Record<"ids" | "names" | "emails" | "places", readonly string[]>;

/**
 * Returns the account's contacts with one of these ids, names in any case, lowercase emails, or lowercase places of links. Computes a place
 * like `placeOfIdentity`, for links that a browser wouldn't rewrite; a property test keeps the two the same.
 */
export const readCandidates = query.many(
  "contacts_known_connections",
  ({ accountId, ids, names, emails, places }: Params<Keys>) => {
    const place = raw<string>`rtrim(regexp_replace(regexp_replace(lower(${raw.ref("n.social_link")}), '^https?://(www\\.)?', ''), '[?#].*$', ''), '/')`;
    return selectFrom("contacts as n")
      .leftJoin("companies as c", on({ "c.account_id": accountId, "c.id": "n.company_id" }))
      .select(["n.id", "n.name", "c.name as company", "n.email", "n.social_link as socialLink"])
      .where("n.account_id", "=", accountId)
      .where((eb) =>
        eb.or([
          eb("n.id", "=", any(ids)),
          raw<boolean>`lower(${raw.ref("n.name")}) = ANY (ARRAY (SELECT lower(x) FROM unnest(${names}::text[]) AS x))`,
          eb(eb.fn<string>("lower", ["n.email"]), "=", any(emails)),
          eb(place, "=", any(places)),
        ]),
      )
      .orderBy("n.id");
  },
);

/** A contact to add; the company is the caller's. */
export type ContactRow = Omit<Connection, "company"> & { companyId: string | null };
type Optional = "companyIds" | "titles" | "emails" | "phones" | "links" | "notes";
type Inserted = OfAccount & { at: Date } & Record<"ids" | "names", readonly string[]> &
  Record<Optional, readonly (string | null)[]>;
const insertListed = query.execute("contacts_insert_imported", (params: Params<Inserted>) => {
  const { ids, names, companyIds, titles, emails, phones, links, notes } = params;
  const listing = { id: ids, name: names, company: companyIds, title: titles, email: emails, phone: phones };
  return insertFrom(insertInto("contacts"), selectFrom(listed("n", { ...listing, link: links, notes })), {
    account_id: params.accountId,
    id: "n.id",
    name: "n.name",
    company_id: "n.company",
    title: "n.title",
    email: "n.email",
    phone: "n.phone",
    social_link: "n.link",
    notes: "n.notes",
    created_at: params.at,
    updated_at: params.at,
  }).onConflict((conflict) => conflict.doNothing());
});

/** Adds contacts; an existing one stays as it is. */
export async function insertContacts(
  sql: Sql,
  accountId: AccountId,
  rows: readonly ContactRow[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const all = <Field extends keyof ContactRow>(field: Field) => rows.map((row) => row[field]);
  await insertListed(sql, {
    accountId,
    at,
    ids: all("id"),
    names: all("name"),
    companyIds: all("companyId"),
    titles: all("title"),
    emails: all("email"),
    phones: rows.map(({ phone = null }) => phone),
    links: all("socialLink"),
    notes: all("notes"),
  });
}

type Linked = OfAccount & Record<"contacts" | "applications", readonly string[]>;

/** Links the account's contacts to its applications; returns the new links. */
export const linkContacts = query.many(
  "contacts_link_imported",
  ({ accountId, contacts, applications }: Params<Linked>) =>
    insertFrom(
      insertInto("contact_applications"),
      selectFrom(listed("l", { contact: contacts, application: applications })).distinct(),
      { account_id: accountId, contact_id: "l.contact", application_id: "l.application" },
    )
      .onConflict((conflict) => conflict.doNothing())
      .returning(["contact_id as id", "application_id as applicationId"]),
);

/** Checks whether no row of the table belongs to the contact `n`. */
const hasNone = (
  table: "interactions" | "contact_applications" | "tasks",
  accountId: Expression<AccountId>,
) =>
  raw<boolean>`NOT EXISTS (${selectFrom(`${table as "tasks"} as x`)
    .select("x.contact_id")
    .where(equal({ "x.account_id": accountId, "x.contact_id": raw.ref<string>("n.id") }))})`;

const deleteUnused = query.many("contacts_delete_connections", ({ accountId, ids }: Params<OfContacts>) =>
  deleteFrom("contacts as n")
    .where(equal({ "n.account_id": accountId, "n.id": any(ids), "n.updated_at": "n.created_at" }))
    .where(hasNone("interactions", accountId))
    .where(hasNone("contact_applications", accountId))
    .where(hasNone("tasks", accountId))
    .returning(["n.id", "n.company_id as companyId", "n.created_at as createdAt"]),
);
type AddedCompanies = OfAccount & Record<"companyIds" | "instants", readonly string[]>;
const clearCompanies = query.execute(
  "contacts_clear_companies",
  ({ accountId, companyIds, instants }: Params<AddedCompanies>) =>
    deleteFrom("companies as c")
      .using(listed("added", { id: companyIds, at: instants }))
      .where(equal({ "c.account_id": accountId, "c.id": "added.id" }))
      .where("c.created_at", "=", raw<string>`${raw.ref("added.at")}::timestamptz`)
      .where(isUnused(accountId)),
);

/** Deletes the contacts that weren't changed, contacted, or linked since they were added, and have no tasks; returns their ids. */
export async function deleteUntouched(sql: Sql, { accountId, ids }: OfContacts): Promise<string[]> {
  const deleted = await deleteUnused(sql, { accountId, ids });
  const added = deleted.flatMap(({ companyId, createdAt }) => (companyId ? [{ companyId, createdAt }] : []));
  // A company added by the import has the same creation time as its contacts.
  const companyIds = added.map(({ companyId }) => companyId);
  const instants = added.map(({ createdAt }) => createdAt);
  await unlessReferredTo(clearCompanies(sql, { accountId, companyIds, instants }));
  return deleted.map(({ id }) => id);
}

import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed, type Params, statement } from "#server/core/statements.ts";

/** A contact to add; the company is the caller's. */
export type ContactRow = {
  id: string;
  name: string;
  companyId: string;
  title: string | null;
  email: string | null;
  phone: string | null;
  socialLink: string | null;
};
/** A link between a contact and an application. */
export type Link = { id: string; applicationId: string };

type Lists = Record<
  "ids" | "names" | "companies" | "titles" | "emails" | "phones" | "links",
  readonly string[]
>;
type Inserted = Lists & { accountId: AccountId; at: string };
const INSERT = statement("contacts_insert_imported", (given: Params<Inserted>) =>
  db
    .insertInto("contacts")
    .columns([
      "account_id",
      "id",
      "name",
      "company_id",
      "title",
      "email",
      "phone",
      "social_link",
      "created_at",
      "updated_at",
    ])
    .expression((eb) =>
      eb
        .selectFrom(
          listed("n", {
            id: given.ids,
            name: given.names,
            company: given.companies,
            title: given.titles,
            email: given.emails,
            phone: given.phones,
            link: given.links,
          }),
        )
        .select([
          given.accountId.as("account"),
          "n.id",
          "n.name",
          "n.company",
          raw<string | null>`nullif(n.title, '')`.as("title"),
          raw<string | null>`nullif(n.email, '')`.as("email"),
          raw<string | null>`nullif(n.phone, '')`.as("phone"),
          raw<string | null>`nullif(n.link, '')`.as("link"),
          given.at.as("created"),
          given.at.as("updated"),
        ]),
    ),
);
type Linked = { accountId: AccountId; contacts: readonly string[]; applications: readonly string[] };
const LINK = statement("contacts_link_imported", ({ accountId, contacts, applications }: Params<Linked>) =>
  db
    .insertInto("contact_applications")
    .columns(["account_id", "contact_id", "application_id"])
    .expression((eb) =>
      eb
        .selectFrom(listed("l", { contact: contacts, application: applications }))
        .select([accountId.as("account"), "l.contact", "l.application"])
        .distinct(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(["contact_id as id", "application_id as applicationId"]),
);

/** Adds contacts. */
export async function insertContacts(
  sql: Sql,
  accountId: AccountId,
  rows: readonly ContactRow[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql.run(INSERT, {
    accountId,
    at: at.toISOString(),
    ids: rows.map(({ id }) => id),
    names: rows.map(({ name }) => name),
    companies: rows.map(({ companyId }) => companyId),
    titles: rows.map(({ title }) => title ?? ""),
    emails: rows.map(({ email }) => email ?? ""),
    phones: rows.map(({ phone }) => phone ?? ""),
    links: rows.map(({ socialLink }) => socialLink ?? ""),
  });
}

/** Links the account's contacts to its applications; returns the new links. */
export function linkContacts(sql: Sql, accountId: AccountId, links: readonly Link[]): Promise<Link[]> {
  const contacts = links.map(({ id }) => id);
  const applications = links.map(({ applicationId }) => applicationId);
  return sql.all(LINK, { accountId, contacts, applications });
}

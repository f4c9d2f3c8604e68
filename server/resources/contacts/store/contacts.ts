import { type Expression, sql as raw, type Updateable } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page, withinPageBytes } from "#server/core/pagination.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, givenOf, type Params, picked, statement, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import type { Contact } from "../entities.ts";
import "../codes.ts";

/** Locks a contact against all other changes until the transaction ends. */
export const lockContactVersion = holdingRowOf("contacts");

/** The editable fields; an undefined one stays as it is. */
export type ContactFields = Partial<
  Pick<
    Contact,
    "name" | "title" | "companyId" | "email" | "phone" | "socialLink" | "notes" | "followUpSince"
  > & {
    followUpDue: string | null;
  }
>;
export type ContactFilter = {
  search?: string | undefined;
  companyId?: string | undefined;
  followUp?: boolean | undefined;
};

type OfContact = { accountId: AccountId; id: string };
type Columns = Updateable<Tables["contacts"]>;

const sortKey = raw<string>`lower(${raw.ref("n.name")})`;

/** Selects the time of the last interaction with a contact. */
export function lastInteraction(account: Expression<AccountId>, contactId: Expression<string>) {
  return db
    .selectFrom("interactions as x")
    .select((eb) => eb.fn.max("x.interaction_time").as("last"))
    .where("x.account_id", "=", account)
    .where("x.contact_id", "=", contactId)
    .$asScalar();
}

function contactsOf(account: Expression<AccountId>) {
  const links = (contactId: Expression<string>) =>
    db
      .selectFrom("contact_applications as l")
      .select("l.application_id")
      .where("l.account_id", "=", account)
      .where("l.contact_id", "=", contactId)
      .orderBy("l.application_id");
  return db
    .selectFrom("contacts as n")
    .leftJoin("companies as c", (join) =>
      join.on("c.account_id", "=", account).onRef("c.id", "=", "n.company_id"),
    )
    .select((eb) => [
      "n.id",
      "n.name",
      "n.title",
      "n.company_id as companyId",
      "c.name as companyName",
      "n.email",
      "n.phone",
      "n.social_link as socialLink",
      "n.notes",
      raw<string[]>`ARRAY${links(eb.ref("n.id"))}`.as("applicationIds"),
      "n.follow_up_since as followUpSince",
      lastInteraction(account, eb.ref("n.id")).as("lastInteractionAt"),
      "n.created_at as createdAt",
      "n.updated_at as updatedAt",
    ])
    .where("n.account_id", "=", account);
}

type Form = {
  readonly search: boolean;
  readonly company: boolean;
  readonly followUp: boolean | undefined;
  readonly after: boolean;
};
type Page = {
  accountId: AccountId;
  limit: number;
  search: string | undefined;
  companyId?: string | undefined;
  afterKey?: string | undefined;
  afterId: string | undefined;
};
const LIST = statementVariants("contacts_list", (form: Form, given: Params<Page>) => {
  let contacts = contactsOf(given.accountId)
    .select(sortKey.as("sortKey"))
    .orderBy(sortKey)
    .orderBy("n.id")
    .limit(given.limit);
  if (form.search) {
    const texts = raw<string>`concat_ws(' ', n.name, n.title, c.name, n.email)`;
    contacts = contacts.where(texts, "ilike", given.search);
  }
  if (form.company) contacts = contacts.where("n.company_id", "=", given.companyId);
  if (form.followUp !== undefined) {
    contacts = contacts.where("n.follow_up_since", form.followUp ? "is not" : "is", null);
  }
  if (form.after) {
    contacts = contacts.where((eb) =>
      eb(eb.refTuple(sortKey, "n.id"), ">", eb.tuple(given.afterKey, given.afterId)),
    );
  }
  return withinPageBytes(contacts, ["notes", "applicationIds"]);
});
const GET = statement(
  "contacts_get",
  ({ accountId, ids }: Params<{ accountId: AccountId; ids: readonly string[] }>) =>
    contactsOf(accountId).where("n.id", "=", (eb) => eb.fn.any(ids)),
);
const LOCK = statement("contacts_lock", ({ accountId, id }: Params<OfContact>) =>
  db
    .selectFrom("contacts")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forNoKeyUpdate(),
);
const INSERT = statement("contacts_insert", (given: Params<OfContact & { name: string; at: string }>) =>
  db.insertInto("contacts").values({
    id: given.id,
    account_id: given.accountId,
    name: given.name,
    created_at: given.at,
    updated_at: given.at,
  }),
);
const WRITE = statementVariants(
  "contacts_write",
  (columns: readonly (keyof Columns)[], given: Params<Columns & OfContact>) =>
    db
      .updateTable("contacts")
      .set(picked(given, columns))
      .where("id", "=", given.id)
      .where("account_id", "=", given.accountId),
);
const FOLLOW_UP_DATES = statement(
  "contacts_follow_up_dates",
  ({ accountId }: Params<Pick<OfContact, "accountId">>) =>
    db
      .selectFrom("contacts as n")
      .select((eb) => ["n.id as contactId", eb.ref("n.follow_up_due").$notNull().as("due")])
      .where("n.account_id", "=", accountId)
      .where("n.follow_up_since", "is not", null)
      .where("n.follow_up_due", "is not", null)
      .orderBy("n.follow_up_due")
      .orderBy("n.id"),
);
const DELETE = statement("contacts_delete", ({ accountId, id }: Params<OfContact>) =>
  db.deleteFrom("contacts").where("id", "=", id).where("account_id", "=", accountId),
);
/** Returns a page of the account's contacts, by name. */
export async function listContacts(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  filter: ContactFilter,
) {
  const after = openCursor(list);
  const [afterKey, afterId] = after?.map(String) ?? [];
  const { search, companyId, followUp } = filter;
  const form = { search: Boolean(search), company: Boolean(companyId), followUp, after: after !== null };
  const rows = await sql.all(LIST(form), {
    accountId,
    limit: list.input.limit + 1,
    search: search && likePattern(search),
    companyId,
    afterKey,
    afterId,
  });
  return page(
    list,
    rows,
    (row) => [row.sortKey, row.id],
    (row): Contact => row,
  );
}

/** Returns the account's contacts with these ids. */
export function readContacts(sql: Sql, accountId: AccountId, ids: readonly string[]): Promise<Contact[]> {
  return sql.all(GET, { accountId, ids });
}

/** Locks a contact for a change; returns false if the account has none with this id. */
export async function lockContact(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.run(LOCK, { accountId, id })) > 0;
}

/** Adds a contact; returns its id. */
export async function insertContact(sql: Sql, accountId: AccountId, name: string, at: Date): Promise<string> {
  const id = newId("contact");
  await sql.run(INSERT, { accountId, id, name, at: at.toISOString() });
  return id;
}

/** Writes the given fields of a contact of the account. */
export async function writeContact(
  sql: Sql,
  accountId: AccountId,
  id: string,
  fields: ContactFields,
  at: Date,
): Promise<void> {
  const columns: Columns = {
    name: fields.name,
    title: fields.title,
    company_id: fields.companyId,
    email: fields.email,
    phone: fields.phone,
    social_link: fields.socialLink,
    notes: fields.notes,
    follow_up_since: fields.followUpSince,
    // Without a follow-up there is no follow-up date.
    follow_up_due: fields.followUpSince === null ? null : fields.followUpDue,
  };
  const given = givenOf(columns);
  if (given.length === 0) return;
  await sql.run(WRITE(["updated_at", ...given]), { ...columns, accountId, id, updated_at: at.toISOString() });
}

/** Returns the account's follow-ups that have a date, earliest first. */
export function readFollowUpDates(
  sql: Sql,
  accountId: AccountId,
): Promise<{ contactId: string; due: string }[]> {
  return sql.all(FOLLOW_UP_DATES, { accountId });
}

/** Deletes a contact with their interactions; returns false if the account has none with this id. */
export async function deleteContact(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.run(DELETE, { accountId, id })) > 0;
}

import { type Expression, sql as raw } from "kysely";
import type { AccountId, Ids, OfAccount, OwnRow } from "#server/core/access.ts";
import { any, equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";

const sortKey = raw<string>`lower(${raw.ref("n.name")})`;

/** Selects the time of the last interaction with a contact. */
export function lastInteraction(account: Expression<AccountId>, contactId: Expression<string>) {
  return selectFrom("interactions as x")
    .select((eb) => eb.fn.max("x.interaction_time").as("last"))
    .where(equal({ "x.account_id": account, "x.contact_id": contactId }))
    .$asScalar();
}

function contactsOf(account: Expression<AccountId>) {
  const links = (contactId: Expression<string>) =>
    selectFrom("contact_applications as l")
      .select("l.application_id")
      .where(equal({ "l.account_id": account, "l.contact_id": contactId }))
      .orderBy("l.application_id");
  return selectFrom("contacts as n")
    .leftJoin("companies as c", on({ "c.account_id": account, "c.id": "n.company_id" }))
    .select((eb) => [
      ...fieldsOf("n", "id name title company_id"),
      "c.name as companyName",
      ...fieldsOf("n", "email phone social_link notes"),
      raw<string[]>`ARRAY${links(eb.ref("n.id"))}`.as("applicationIds"),
      "n.follow_up_since as followUpSince",
      lastInteraction(account, eb.ref("n.id")).as("lastInteractionAt"),
      ...fieldsOf("n", "keep_in_touch_days created_at updated_at"),
    ])
    .where("n.account_id", "=", account);
}

type Page = { accountId: AccountId; search: string | undefined; companyId: string | undefined };

/** Returns a page of the account's contacts, sorted by name. */
export const listContacts = query.page("contacts_list", {
  key: { sortKey, id: "n.id" },
  texts: ["notes", "applicationIds"],
  rows: ({ accountId, search, companyId }: Params<Page>, { followUp }: { followUp: boolean | undefined }) => {
    let contacts = contactsOf(accountId).select(sortKey.as("sortKey"));
    if (search) {
      contacts = contacts.where(
        raw<string>`concat_ws(' ', n.name, n.title, c.name, n.email)`,
        "ilike",
        search,
      );
    }
    if (companyId) contacts = contacts.where("n.company_id", "=", companyId);
    if (followUp === undefined) return contacts;
    return contacts.where("n.follow_up_since", followUp ? "is not" : "is", null);
  },
});

export const readContacts = query.many("contacts_get", ({ accountId, ids }: Params<OfAccount & Ids>) =>
  contactsOf(accountId).where("n.id", "=", any(ids)),
);

/** Locks a contact for a change; returns false if the account has none with this id. */
export const lockContact = query.matches("contacts_lock", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("contacts")
    .select("id")
    .where(equal({ id, account_id: accountId }))
    .forNoKeyUpdate(),
);

export const insertContact = query.execute(
  "contacts_insert",
  ({ accountId, id, name, at }: Params<OwnRow & { name: string; at: Date }>) =>
    insertInto("contacts").values({ id, account_id: accountId, name, created_at: at, updated_at: at }),
);

export const writeContact = query.patch(
  "contacts_write",
  "contacts",
  (update, { accountId, id }: Params<OwnRow>) => update.where(equal({ id, account_id: accountId })),
);

/** Returns the account's follow-ups that have a date, earliest first. */
export const readFollowUpDates = query.many(
  "contacts_follow_up_dates",
  ({ accountId, ids }: Params<OfAccount & Ids>) =>
    selectFrom("contacts as n")
      .select((eb) => ["n.id as contactId", eb.ref("n.follow_up_due").$notNull().as("due")])
      .where("n.account_id", "=", accountId)
      .where("n.id", "=", any(ids))
      .where("n.follow_up_since", "is not", null)
      .where("n.follow_up_due", "is not", null)
      .orderBy("n.follow_up_due")
      .orderBy("n.id"),
);

/** Deletes a contact with their interactions; returns false if the account has none with this id. */
export const deleteContact = query.matches("contacts_delete", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("contacts").where(equal({ id, account_id: accountId })),
);

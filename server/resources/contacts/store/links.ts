import { type Expression, sql as raw } from "kysely";
import type { AccountId, Ids, OfAccount, OwnRow } from "#server/core/access.ts";
import { any, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, listed, selectFrom } from "#server/core/statements.ts";
import { lastInteraction } from "./contacts.ts";

type Links = OwnRow & { applicationIds: readonly string[] };

/** Selects applications with the fields shown for linking. */
function linkables(account: Expression<AccountId>) {
  return selectFrom("applications as a")
    .innerJoin("companies as c", on({ "c.account_id": account, "c.id": "a.company_id" }))
    .innerJoin("boards as b", on({ "b.account_id": account, "b.id": "a.board_id" }))
    .select([
      ...fieldsOf("a", "id job_title:title"),
      "c.name as companyName",
      "a.status",
      ...fieldsOf("b", "id:boardId name:boardName"),
    ])
    .where("a.account_id", "=", account);
}

/** Returns a page of the account's applications, newest first, to choose from. */
export const listLinkable = query.page("contacts_linkable", {
  key: { id: "a.id" },
  order: "desc",
  rows: ({ accountId, search }: Params<OfAccount & { search: string | undefined }>) => {
    const applications = linkables(accountId);
    return search
      ? applications.where(raw<string>`concat_ws(' ', a.job_title, c.name)`, "ilike", search)
      : applications;
  },
});

/** Returns the applications linked to a contact, newest first. */
export const readLinked = query.many("contact_linked_applications", ({ accountId, id }: Params<OwnRow>) =>
  linkables(accountId)
    .innerJoin("contact_applications as l", on({ "l.account_id": accountId, "l.application_id": "a.id" }))
    .where("l.contact_id", "=", id)
    .orderBy("a.id", "desc"),
);

const sortKey = raw<string>`lower(${raw.ref("n.name")})`;

/** Returns a page of the contacts linked to an application, sorted by name. */
export const listContactsOf = query.page("contacts_of_application", {
  key: { sortKey, id: "n.id" },
  rows: ({ accountId, applicationId }: Params<OfAccount & { applicationId: string }>) =>
    selectFrom("contact_applications as l")
      .innerJoin("contacts as n", on({ "n.account_id": accountId, "n.id": "l.contact_id" }))
      .leftJoin("companies as c", on({ "c.account_id": accountId, "c.id": "n.company_id" }))
      .select((eb) => [
        ...fieldsOf("n", "id name title"),
        "c.name as companyName",
        ...fieldsOf("n", "email phone social_link follow_up_since follow_up_due"),
        lastInteraction(accountId, eb.ref("n.id")).as("lastInteractionAt"),
        sortKey.as("sortKey"),
      ])
      .where(equal({ "l.account_id": accountId, "l.application_id": applicationId })),
});

/** Returns which of the applications are the account's, locked against deletion until the transaction ends. */
export const ownApplications = query.many(
  "contacts_own_applications",
  ({ accountId, ids }: Params<OfAccount & Ids>) =>
    selectFrom("applications")
      .select("id")
      .where(equal({ account_id: accountId, id: any(ids) }))
      .forKeyShare(),
);

/** Links a contact to applications, which are known to be the account's. */
export const link = query.execute("contacts_link", ({ accountId, id, applicationIds }: Params<Links>) =>
  insertFrom(insertInto("contact_applications"), selectFrom(listed("linked", { id: applicationIds })), {
    account_id: accountId,
    contact_id: id,
    application_id: "linked.id",
  }).onConflict((conflict) => conflict.doNothing()),
);

/** Unlinks a contact from the applications. */
export const unlink = query.execute(
  "contacts_unlink_one",
  ({ accountId, id, applicationIds }: Params<Links>) =>
    deleteFrom("contact_applications").where(
      equal({ account_id: accountId, contact_id: id, application_id: any(applicationIds) }),
    ),
);

/** Unlinks a contact from all other applications. */
export const unlinkOthers = query.execute(
  "contacts_unlink",
  ({ accountId, id, applicationIds }: Params<Links>) =>
    deleteFrom("contact_applications")
      .where(equal({ account_id: accountId, contact_id: id }))
      .where("application_id", "<>", raw<string>`ALL(${applicationIds})`),
);

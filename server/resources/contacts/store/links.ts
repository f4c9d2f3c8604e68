import { type Expression, sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page, withinBytes } from "#server/core/pagination.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, listed, type Params, statement, statementVariants } from "#server/core/statements.ts";
import type { CardContact, LinkableApplication } from "../contract.ts";
import { lastInteraction } from "./contacts.ts";

type OfContact = { accountId: AccountId; id: string };
type Links = OfContact & { applicationIds: readonly string[] };

/** Selects applications with the fields shown for linking. */
function linkables(account: Expression<AccountId>) {
  return db
    .selectFrom("applications as a")
    .innerJoin("companies as c", (join) =>
      join.on("c.account_id", "=", account).onRef("c.id", "=", "a.company_id"),
    )
    .innerJoin("boards as b", (join) =>
      join.on("b.account_id", "=", account).onRef("b.id", "=", "a.board_id"),
    )
    .select([
      "a.id",
      "a.job_title as title",
      "c.name as companyName",
      "a.status",
      "b.id as boardId",
      "b.name as boardName",
    ])
    .where("a.account_id", "=", account)
    .orderBy("a.id", "desc");
}

type Page = {
  accountId: AccountId;
  limit: number;
  search: string | undefined;
  afterId: string | undefined;
};
const LINKABLE = statementVariants(
  "contacts_linkable",
  (form: { readonly search: boolean; readonly after: boolean }, given: Params<Page>) => {
    let applications = linkables(given.accountId).limit(given.limit);
    if (form.search) {
      const texts = raw<string>`concat_ws(' ', a.job_title, c.name)`;
      applications = applications.where(texts, "ilike", given.search);
    }
    return form.after ? applications.where("a.id", "<", given.afterId) : applications;
  },
);
const LINKED = statement("contact_linked_applications", ({ accountId, id }: Params<OfContact>) =>
  linkables(accountId)
    .innerJoin("contact_applications as l", (join) =>
      join.on("l.account_id", "=", accountId).onRef("l.application_id", "=", "a.id"),
    )
    .where("l.contact_id", "=", id),
);
/** The most contacts shown with one application. */
const CONTACTS_MOST = 500;

const CONTACTS_OF = statement("contacts_of_application", ({ accountId, id }: Params<OfContact>) =>
  db
    .selectFrom("contact_applications as l")
    .innerJoin("contacts as n", (join) =>
      join.on("n.account_id", "=", accountId).onRef("n.id", "=", "l.contact_id"),
    )
    .leftJoin("companies as c", (join) =>
      join.on("c.account_id", "=", accountId).onRef("c.id", "=", "n.company_id"),
    )
    .select((eb) => [
      "n.id",
      "n.name",
      "n.title",
      "c.name as companyName",
      "n.email",
      "n.phone",
      "n.social_link as socialLink",
      "n.follow_up_since as followUpSince",
      "n.follow_up_due as followUpDue",
      lastInteraction(accountId, eb.ref("n.id")).as("lastInteractionAt"),
    ])
    .where("l.account_id", "=", accountId)
    .where("l.application_id", "=", id)
    .orderBy((eb) => eb.fn("lower", ["n.name"]))
    .orderBy("n.id")
    .limit(raw.lit(CONTACTS_MOST)),
);
const OWN_APPLICATIONS = statement(
  "contacts_own_applications",
  ({ accountId, ids }: Params<{ accountId: AccountId; ids: readonly string[] }>) =>
    db
      .selectFrom("applications")
      .select("id")
      .where("account_id", "=", accountId)
      .where("id", "=", (eb) => eb.fn.any(ids))
      .forKeyShare(),
);
const UNLINK = statement("contacts_unlink", ({ accountId, id, applicationIds }: Params<Links>) =>
  db
    .deleteFrom("contact_applications")
    .where("account_id", "=", accountId)
    .where("contact_id", "=", id)
    .where("application_id", "<>", raw<string>`ALL(${applicationIds})`),
);
type OneLink = { accountId: AccountId; contactId: string; applicationId: string };
const UNLINK_ONE = statement("contacts_unlink_one", (given: Params<OneLink>) =>
  db
    .deleteFrom("contact_applications")
    .where("account_id", "=", given.accountId)
    .where("contact_id", "=", given.contactId)
    .where("application_id", "=", given.applicationId),
);
const LINK_ONE = statement("contacts_link_one", (given: Params<OneLink>) =>
  db
    .insertInto("contact_applications")
    .values({
      account_id: given.accountId,
      contact_id: given.contactId,
      application_id: given.applicationId,
    })
    .onConflict((conflict) => conflict.doNothing()),
);
const LINK = statement("contacts_link", ({ accountId, id, applicationIds }: Params<Links>) =>
  db
    .insertInto("contact_applications")
    .columns(["account_id", "contact_id", "application_id"])
    .expression((eb) =>
      eb
        .selectFrom(listed("linked", { id: applicationIds }))
        .select([accountId.as("account"), id.as("contact"), "linked.id"]),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** Returns a page of the account's applications, newest first, to choose from. */
export async function listLinkable(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  search: string | undefined,
) {
  const after = openCursor(list);
  const rows = await sql.all(LINKABLE({ search: Boolean(search), after: after !== null }), {
    accountId,
    limit: list.input.limit + 1,
    search: search && likePattern(search),
    afterId: after ? String(after[0]) : undefined,
  });
  return page(
    list,
    rows,
    (row) => [row.id],
    (row): LinkableApplication => row,
  );
}

/** Returns those of the applications that are the account's, and locks them against deletion until the transaction ends. */
export async function ownApplications(sql: Sql, accountId: AccountId, ids: string[]): Promise<Set<string>> {
  const rows = await sql.all(OWN_APPLICATIONS, { accountId, ids });
  return new Set(rows.map(({ id }) => id));
}

/** Links a contact to these applications and no others. */
export async function replaceLinks(
  sql: Sql,
  accountId: AccountId,
  contactId: string,
  applicationIds: string[],
): Promise<void> {
  const links = { accountId, id: contactId, applicationIds };
  await sql.run(UNLINK, links);
  await sql.run(LINK, links);
}

/** Links a contact to one application, or unlinks them; both are known to be the account's. */
export async function writeLink(
  sql: Sql,
  accountId: AccountId,
  link: Omit<OneLink, "accountId">,
  isLinked: boolean,
): Promise<void> {
  await sql.run(isLinked ? LINK_ONE : UNLINK_ONE, { accountId, ...link });
}

/** Returns the contacts linked to an application, by name, up to one page. */
export async function readContactsOf(
  sql: Sql,
  accountId: AccountId,
  applicationId: string,
): Promise<CardContact[]> {
  return withinBytes(await sql.all(CONTACTS_OF, { accountId, id: applicationId }));
}

/** Returns the applications linked to a contact, newest first. */
export function readLinked(
  sql: Sql,
  accountId: AccountId,
  contactId: string,
): Promise<LinkableApplication[]> {
  return sql.all(LINKED, { accountId, id: contactId });
}

import { type Expression, type InferResult, sql as raw } from "kysely";
import type { ContactKind, ContactTopic } from "#domain/contact-log.ts";
import { APPLICANTS } from "#domain/roles.ts";
import type { Ids, OfAccount, OfOrganization, OrganizationId, OrganizationRow } from "#server/core/access.ts";
import { accountsAt } from "#server/core/addresses.ts";
import { any, columnsOf, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import type { ContactLogEntry } from "../entities.ts";

/** The filter of a list, a report, or an export. */
export type ContactFilter = OfOrganization & {
  accountId?: string | undefined;
  applicantEmail?: string | undefined;
  cohortId?: string | undefined;
  coachId?: string | undefined;
  kind?: ContactKind | undefined;
  topic?: ContactTopic | undefined;
  since?: string | undefined;
  until?: string | undefined;
};

/** Selects the cohort memberships `s` of an entry's applicant at the time of the contact. */
export function membershipsAtContact(organizationId: Expression<OrganizationId>) {
  return selectFrom("cohort_stints as s")
    .where("s.organization_id", "=", organizationId)
    .whereRef("s.account_id", "=", raw.ref("e.account_id"))
    .where(raw<boolean>`s.joined_at <= e.happened_at AND coalesce(s.left_at, 'infinity') > e.happened_at`);
}

/** Selects the entries `e` of a filter, with their applicant `a`. */
export function filteredEntries(params: Params<ContactFilter>) {
  const { organizationId, accountId, applicantEmail, cohortId, coachId, kind, topic, since, until } = params;
  let rows = selectFrom("contact_log_entries as e")
    .innerJoin("accounts as a", "a.id", "e.account_id")
    .where("e.organization_id", "=", organizationId);
  if (accountId) rows = rows.where("e.account_id", "=", accountId);
  if (applicantEmail) rows = rows.where("e.account_id", "in", accountsAt(organizationId, applicantEmail));
  if (kind) rows = rows.where("e.kind", "=", kind);
  if (topic) rows = rows.where("e.topic", "=", topic);
  if (since) rows = rows.where(raw<boolean>`e.happened_at >= ${since}::timestamptz`);
  if (until) rows = rows.where(raw<boolean>`e.happened_at <= ${until}::timestamptz`);
  if (coachId) {
    const coach = selectFrom("members as m")
      .select("m.account_id")
      .where(equal({ "m.organization_id": organizationId, "m.id": coachId }));
    rows = rows.where("e.logged_by_id", "=", coach);
  }
  if (cohortId) {
    const then = membershipsAtContact(organizationId).select("s.id").where("s.cohort_id", "=", cohortId);
    rows = rows.where(({ exists }) => exists(then));
  }
  return rows;
}

const CONTACT = [
  ...fieldsOf("e", "kind topic happened_at minutes summary next_step logged_by_name created_at updated_at"),
] as const;

function entryColumns(rows: ReturnType<typeof filteredEntries>) {
  return rows
    .select(["e.id", "e.account_id as accountId", "e.logged_by_id as loggedById"])
    .select(["a.email as applicantEmail", "a.display_name as applicantDisplayName", ...CONTACT]);
}
export type LockedEntry = InferResult<ReturnType<typeof entryColumns>>[number];

/** Returns an entry as the API shows it. */
export function presented({ accountId: _, loggedById: __, ...entry }: LockedEntry): ContactLogEntry {
  return entry;
}

const paging = { key: { happenedAt: "e.happened_at", id: "e.id" }, order: "desc" } as const;

/** Returns a page of the log, latest first. */
export const listEntries = query.page("contact_log_list", {
  ...paging,
  texts: ["summary"],
  rows: (params: Params<ContactFilter>) =>
    entryColumns(filteredEntries(params))
      .leftJoin(
        "members as m",
        on({
          "m.organization_id": params.organizationId,
          "m.account_id": "e.account_id",
          "m.role": APPLICANTS,
        }),
      )
      .select("m.id as memberId"),
});

/** Reads the log, latest first, in portions. */
export const entryPortions = query.portions("contact_log_export", {
  ...paging,
  rows: (params: Params<ContactFilter>) => entryColumns(filteredEntries(params)),
});

export const readEntries = query.many(
  "contact_log_get_each",
  ({ organizationId, ids }: Params<OfOrganization & Ids>) =>
    entryColumns(filteredEntries({ organizationId })).where("e.id", "=", any(ids)),
  presented,
);

const oneEntry = ({ organizationId, id }: Params<OrganizationRow>) =>
  entryColumns(filteredEntries({ organizationId })).where("e.id", "=", id);

/** Returns an entry with the accounts of its applicant and of the person who logged it. */
export const findEntry = query.maybeOne("contact_log_get", (params: Params<OrganizationRow>) =>
  oneEntry(params),
);
/** Locks an entry for a change and returns it. */
export const lockEntry = query.maybeOne("contact_log_lock", (params: Params<OrganizationRow>) =>
  oneEntry(params).forUpdate("e"),
);

/** Returns the id of the entry that was logged from an appointment. */
export const findEntryOf = query.maybeOne(
  "contact_log_of_appointment",
  ({ organizationId, appointmentId }: Params<OfOrganization & { appointmentId: string }>) =>
    selectFrom("contact_log_entries")
      .select("id")
      .where(equal({ organization_id: organizationId, appointment_id: appointmentId })),
);

/** Reads all contacts that organizations logged with an account, in portions. */
export const contactPortionsWith = query.portions("contact_log_of_account", {
  key: { id: "e.id" },
  rows: ({ accountId }: Params<OfAccount>) =>
    selectFrom("contact_log_entries as e")
      .innerJoin("organizations as g", "g.id", "e.organization_id")
      .select(["e.id", "g.name as organizationName", ...CONTACT])
      .where("e.account_id", "=", accountId),
});

type Entered = Pick<ContactLogEntry, "kind" | "topic" | "happenedAt" | "minutes" | "summary" | "nextStep">;
type NewEntry = OrganizationRow &
  Entered & { accountId: string; actorAccountId: string; appointmentId: string | null; at: Date };

export const insertEntry = query.execute(
  "contact_log_insert",
  ({ actorAccountId, at, ...params }: Params<NewEntry>) =>
    insertFrom(
      insertInto("contact_log_entries"),
      selectFrom("accounts as a").where("a.id", "=", actorAccountId),
      {
        ...columnsOf(params),
        logged_by_id: "a.id",
        logged_by_name: shownName,
        created_at: at,
        updated_at: at,
      },
    ),
);

/** Writes the given fields of a locked entry. */
export const writeEntry = query.patch(
  "contact_log_write",
  "contact_log_entries",
  (update, { organizationId, id }: Params<OrganizationRow>) =>
    update.where(equal({ organization_id: organizationId, id })),
);

/** Deletes a locked entry. */
export const deleteEntry = query.execute(
  "contact_log_delete",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    deleteFrom("contact_log_entries").where(equal({ organization_id: organizationId, id })),
);

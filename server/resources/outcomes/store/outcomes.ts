import { type Expression, type ExpressionBuilder, type InferResult, sql as raw } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { OutcomeKind, OutcomePayPeriod } from "#domain/outcomes/kinds.ts";
import { APPLICANTS } from "#domain/roles.ts";
import type {
  AccountId,
  Ids,
  OfAccount,
  OfOrganization,
  OrganizationId,
  OrganizationRow,
} from "#server/core/access.ts";
import { accountsAt } from "#server/core/addresses.ts";
import { any, columnsOf, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { insertInto, isoText, selectFrom } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import { fileColumn } from "#server/resources/organization-files/service/columns.ts";
import type { Outcome, OutcomeVersionFields } from "../entities.ts";

type Of = ExpressionBuilder<{ o: Tables["outcomes"] }, "o">;

/** Selects the fields of an outcome `o` that staff enter. Pay is in three columns. */
export const enteredColumns = ({ ref }: Of) =>
  [
    ref("o.kind").as("kind"),
    raw<string>`o.happened_on::text`.as("happenedOn"),
    ref("o.employer").as("employer"),
    ref("o.title").as("title"),
    ref("o.in_field").as("inField"),
    ref("o.is_own_hire").as("isOwnHire"),
    ref("o.is_full_time_term").as("isFullTimeTerm"),
    ref("o.pay_amount").as("payAmount"),
    ref("o.pay_currency").as("payCurrency"),
    ref("o.pay_period").as("payPeriod"),
    raw<string | null>`o.starts_on::text`.as("startsOn"),
    ref("o.place").as("place"),
    ref("o.source").as("source"),
    ref("o.evidence").as("evidence"),
  ] as const;

type PayColumns = {
  payAmount: number | null;
  payCurrency: string | null;
  payPeriod: OutcomePayPeriod | null;
};

/** Combines the three columns of pay in one field. */
export function withPay<Row extends PayColumns>({ payAmount, payCurrency, payPeriod, ...row }: Row) {
  const basePay =
    payAmount === null || payCurrency === null || payPeriod === null
      ? null
      : { amount: payAmount, currency: payCurrency, period: payPeriod };
  return { ...row, basePay };
}

/** Selects outcomes `o` with their files. @param organizationId the tenant of the join; null for outcomes of one account */
function outcomes(organizationId: Params<OfOrganization>["organizationId"] | null) {
  return selectFrom("outcomes as o")
    .innerJoin("accounts as a", "a.id", "o.account_id")
    .leftJoin(
      "organization_files as f",
      on({ "f.organization_id": organizationId ?? "o.organization_id", "f.outcome_id": "o.id" }),
    )
    .select(fileColumn<Outcome["proof"]>().as("proof"))
    .select([
      ...fieldsOf("o", "id account_id"),
      ...fieldsOf("a", "email:applicantEmail display_name:applicantDisplayName"),
      ...fieldsOf("o", "application_id recorded_at recorded_by_name"),
      ...fieldsOf("o", "updated_at contest contested_at mistaken_at"),
    ])
    .select((eb) => enteredColumns(eb as unknown as Of));
}
type Row = InferResult<ReturnType<typeof outcomes>>[number];

function present({ accountId: _, ...row }: Row): Outcome {
  return withPay(row);
}

type Page = OfOrganization & {
  applicantEmail?: string | undefined;
  accountId?: string | undefined;
  kind?: OutcomeKind | undefined;
};

/** Returns a page of the organization's outcomes, newest first. */
export const listOutcomes = query.page("outcomes_list", {
  key: { recordedAt: "o.recorded_at", id: "o.id" },
  order: "desc",
  texts: ["evidence", "contest"],
  present,
  rows: (
    { organizationId, applicantEmail, accountId, kind }: Params<Page>,
    { isContested }: { isContested: boolean | undefined },
  ) => {
    let rows = outcomes(organizationId).where("o.organization_id", "=", organizationId);
    if (applicantEmail) rows = rows.where("o.account_id", "in", accountsAt(organizationId, applicantEmail));
    if (accountId) rows = rows.where("o.account_id", "=", accountId);
    if (kind) rows = rows.where("o.kind", "=", kind);
    return isContested === undefined
      ? rows
      : rows.where("o.contested_at", isContested ? "is not" : "is", null);
  },
});

export const readOutcomes = query.many(
  "outcomes_get_each",
  ({ organizationId, ids }: Params<OfOrganization & Ids>) =>
    outcomes(organizationId).where(equal({ "o.organization_id": organizationId, "o.id": any(ids) })),
  present,
);

/** Selects the former versions of an outcome `o` as a list. */
const versionsOf = (organizationId: Expression<OrganizationId>) =>
  jsonArrayFrom(
    selectFrom("outcome_versions as v")
      .select(["v.fields", isoText(raw.ref<string>("v.replaced_at")).as("replacedAt")])
      .select("v.replaced_by_name as replacedByName")
      .where(equal({ "v.organization_id": organizationId, "v.outcome_id": raw.ref<string>("o.id") }))
      .orderBy("v.number"),
  );

const withVersions = ({ organizationId, id }: Params<OrganizationRow>) =>
  outcomes(organizationId)
    .select(versionsOf(organizationId).as("versions"))
    .where(equal({ "o.organization_id": organizationId, "o.id": id }));

/** Returns an outcome with its former versions, and its applicant's account. */
export const findOutcome = query.maybeOne("outcomes_get", (params: Params<OrganizationRow>) =>
  withVersions(params),
);
const lockRow = query.matches("outcomes_lock", ({ organizationId, id }: Params<OrganizationRow>) =>
  selectFrom("outcomes as o")
    .select("o.id")
    .where(equal({ "o.organization_id": organizationId, "o.id": id }))
    .forUpdate("o"),
);
/**
 * Locks an outcome for a change and returns it. Reads it after that: while a statement waits for a lock, its view of the versions and
 * the file gets old.
 */
export async function lockOutcome(sql: Sql, params: OrganizationRow) {
  return (await lockRow(sql, params)) ? findOutcome(sql, params) : null;
}
export type FoundOutcome = NonNullable<Awaited<ReturnType<typeof findOutcome>>>;

/** Returns all outcomes that organizations recorded about an account. */
export const readRecordedAbout = query.many("outcomes_of_account", ({ accountId }: Params<OfAccount>) =>
  outcomes(null)
    .innerJoin("organizations as g", "g.id", "o.organization_id")
    .select(["g.name as organizationName", versionsOf(raw.ref("o.organization_id")).as("versions")])
    .where("o.account_id", "=", accountId)
    .orderBy("o.id"),
);

/** Returns the account of an applicant of the organization, or of someone who was in one of its cohorts. */
export const findApplicant = query.maybeOne(
  "outcomes_find_applicant",
  ({ organizationId, email }: Params<OfOrganization & { email: string }>) =>
    selectFrom("accounts as a")
      .select("a.id as accountId")
      .where("a.id", "in", accountsAt(organizationId, email))
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom("members as m")
              .select("m.id")
              .where(equal({ "m.organization_id": organizationId, "m.account_id": "a.id" }))
              .where("m.role", "in", APPLICANTS),
          ),
          exists(
            selectFrom("cohort_stints as s")
              .select("s.id")
              .where(equal({ "s.organization_id": organizationId, "s.account_id": "a.id" })),
          ),
        ]),
      ),
);

/** Checks whether a card of the applicant is on a board shared with the organization. */
export const isCardShared = query.matches(
  "outcomes_card_shared",
  ({ organizationId, accountId, id }: Params<OrganizationRow & { accountId: string }>) => {
    const account = raw<AccountId>`${accountId}`;
    return selectFrom("applications as c")
      .innerJoin("shares as s", on({ "s.account_id": account, "s.board_id": "c.board_id" }))
      .select("c.id")
      .where(equal({ "c.account_id": account, "c.id": id, "s.organization_id": organizationId }));
  },
);

/** Checks whether an outcome was recorded from a card. Ignores those entered by mistake. */
export const isCardRecorded = query.matches(
  "outcomes_card_recorded",
  ({ organizationId, accountId, id }: Params<OrganizationRow & { accountId: string }>) =>
    selectFrom("outcomes")
      .select("id")
      .where(equal({ organization_id: organizationId, account_id: accountId, application_id: id }))
      .where("mistaken_at", "is", null),
);

/** The columns of an outcome that staff enter. */
type Columns = Omit<OutcomeVersionFields, "basePay" | "mistakenAt"> & PayColumns;

type NewOutcome = OrganizationRow &
  Columns & { accountId: string; applicationId: string | null; actorAccountId: string; at: Date };

export const insertOutcome = query.execute(
  "outcomes_insert",
  ({ actorAccountId, at, ...params }: Params<NewOutcome>) =>
    insertFrom(insertInto("outcomes"), selectFrom("accounts as a").where("a.id", "=", actorAccountId), {
      ...columnsOf(params),
      recorded_at: at,
      recorded_by_id: "a.id",
      recorded_by_name: shownName,
      updated_at: at,
    }),
);

/** Writes the given fields of a locked outcome. */
export const writeOutcome = query.patch(
  "outcomes_write",
  "outcomes",
  (update, { organizationId, id }: Params<OrganizationRow>) =>
    update.where(equal({ organization_id: organizationId, id })),
);

type Replaced = OrganizationRow & {
  number: number;
  fields: OutcomeVersionFields;
  actorAccountId: string;
  at: Date;
};

/** Stores the version of a locked outcome before a correction. */
export const storeVersion = query.execute(
  "outcomes_keep_version",
  ({ id, actorAccountId, at, ...params }: Params<Replaced>) =>
    insertFrom(
      insertInto("outcome_versions"),
      selectFrom("accounts as a").where("a.id", "=", actorAccountId),
      { ...columnsOf(params), outcome_id: id, replaced_at: at, replaced_by_name: shownName },
    ),
);

import { isDistributed } from "./variant.ts";

/**
 * Statements for an organization that a cluster can't run unchanged, because they check the coordinator's
 * rows for each personal row. On a cluster, the personal rows are read first, with the columns listed here
 * and under the names of their tables, and the coordinator does the rest. A single PostgreSQL gets the
 * statements unchanged.
 */
type Read = {
  /** The param of the organization or person whose rows are read. */
  readonly of: string;
  readonly tables: readonly (keyof typeof COLUMNS)[];
  /**
   * Tables in which the statement looks up a row for each personal row although it doesn't need it. On a
   * cluster, empty tables replace them.
   */
  readonly without?: readonly (keyof typeof EMPTY)[];
  /** Returns the condition for the rows. */
  readonly rows: (placeholder: string) => string;
};

const COLUMNS = {
  applications:
    "account_id, id, board_id, company_id, job_title, work_type, status, status_changed_at, created_at, updated_at",
  companies: "account_id, id, name",
  coach_notes: "account_id, id, application_id, organization_id, author_name, body, created_at",
  interviews: "account_id, id, application_id, type, scheduled_at, duration_minutes, outcome, feedback",
} as const;

const EMPTY = {
  search_texts:
    "select ''::text as account_id, ''::text as kind, ''::text as id, ''::text as text where false",
} as const;

const ofApplicants = (organization: string) =>
  `account_id IN (SELECT s.account_id FROM public.shares s WHERE s.organization_id = ${organization})`;
const ofOrganizationsOf = (account: string) =>
  `account_id IN (SELECT s.account_id FROM public.shares s JOIN public.members m ON m.organization_id = s.organization_id
    WHERE m.account_id = ${account} AND m.role <> 'applicant')`;

const READ_FIRST: Readonly<Record<string, Read>> = {
  digest_caseload_waiting: { of: "organizationId", tables: ["applications"], rows: ofApplicants },
  messages_list: {
    of: "accountId",
    tables: ["applications", "companies", "coach_notes"],
    rows: (account) => `account_id = ${account}`,
  },
  messages_get: {
    of: "accountId",
    tables: ["applications", "companies"],
    rows: (account) => `account_id = ${account}`,
  },
  outcomes_proposals: { of: "organizationId", tables: ["applications", "companies"], rows: ofApplicants },
  roster_feedback_due: {
    of: "organizationId",
    tables: ["interviews", "applications", "companies"],
    rows: ofApplicants,
  },
  roster_interviews_ahead: {
    of: "organizationId",
    tables: ["interviews", "applications", "companies"],
    rows: ofApplicants,
  },
  roster_owing_feedback: { of: "organizationId", tables: ["interviews", "applications"], rows: ofApplicants },
  roster_unrecorded_outcomes: {
    of: "organizationId",
    tables: ["applications", "companies"],
    rows: ofApplicants,
  },
  roster_unrecorded_placements: { of: "organizationId", tables: ["applications"], rows: ofApplicants },
  search_of_staff: {
    of: "accountId",
    tables: ["applications", "coach_notes"],
    without: ["search_texts"],
    rows: ofOrganizationsOf,
  },
};

/**
 * Returns a statement's text for this process's kind of database.
 * @param params the names of its params, in the order of their numbers
 */
export function forDatabase(name: string, text: string, params: readonly string[]): string {
  const read = isDistributed() && Object.hasOwn(READ_FIRST, name) ? READ_FIRST[name] : undefined;
  return read === undefined ? text : readingFirst(read, text, params);
}

/** Adds the reads to the beginning of a statement. Within the statement, their names hide the tables. */
export function readingFirst(
  { of, tables, without = [], rows }: Read,
  text: string,
  params: readonly string[],
): string {
  const placeholder = `$${params.indexOf(of) + 1}`;
  const reads = tables.map(
    (table) =>
      `"${table}" as materialized (select ${COLUMNS[table]} from public.${table} where ${rows(placeholder)})`,
  );
  const empty = without.map((table) => `"${table}" as (${EMPTY[table]})`);
  const begin = text.startsWith("with ") ? `, ${text.slice("with ".length)}` : ` ${text}`;
  return `with ${[...reads, ...empty].join(", ")}${begin}`;
}

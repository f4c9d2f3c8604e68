import type { AnyProcedure } from "@trpc/server";
import { newId } from "#server/core/ids.ts";
import { pageRouter } from "#server/pages/router.ts";
import type { Person } from "./actors.ts";
import type { PageInput, PageName } from "./contracts.ts";
import type { ExampleIds } from "./example-shapes.ts";

type Input = Record<string, unknown>;

const connection = () => ({
  id: newId("contact"),
  name: "Ada Kern",
  title: null,
  company: "Bright Fern",
  email: null,
  socialLink: null,
  notes: null,
});

/** Calls of every page operation: the first is its example, the others take other ways through the database. */
export const pageExamples: {
  readonly [Wanted in PageName]: (ids: ExampleIds, person: Person) => readonly PageInput<Wanted>[];
} = {
  "applications.keep_posting": ({ boardId }) => [
    { boardId, job: { title: "Platform engineer" }, company: { name: "Bright Fern" } },
  ],
  "applications.list_board_histories": ({ boardId }) => [{ boardId }],
  "boards.get_view": ({ boardId }) => [{ boardId }],
  "companies.list_cards": ({ companyId }) => [{ companyId }],
  "contacts.list_linked_applications": ({ contactId }) => [{ contactId }],
  "contacts.restore_follow_up": ({ contactId }) => [{ contactId, since: "2026-11-02T08:00:00Z" }],
  "contacts.judge_connections": () => [{ rows: [connection()] }],
  "contacts.import_connections": () => [{ rows: [connection()] }],
  "contacts.undo_connections": ({ contactId }) => [{ contactIds: [contactId] }],
  "imports.judge": ({ boardId }) => [{ boardId, rows: [{ title: "Data engineer", company: "Acme" }] }],
  "imports.run": ({ boardId }) => [
    {
      importId: newId("import"),
      boardId,
      fileName: "jobs.csv",
      number: 0,
      rows: [{ title: "Data engineer", company: "Acme" }],
      onDuplicate: "skip",
    },
  ],
  "imports.undo": ({ boardId }) => [{ importId: newId("import"), boardId }],
  "imports.list_past": ({ boardId }) => [{ boardId }],
  "imports.recall_mapping": () => [{ headings: ["Company", "Title"] }],
  "imports.remember_mapping": () => [{ headings: ["Company", "Title"], mapping: { Company: "company" } }],
  "insights.list_cards": ({ boardId }) => [
    { boardId, figure: { figure: "reached", status: "applied" } },
    { boardId, figure: { figure: "outcome", outcome: "applications", source: null } },
  ],
  "interviews.find_cards": () => [{ search: "job" }],
  "interviews.list_section": () => [{ section: "upcoming" }, { section: "past", search: "job" }],
  "interviews.list_span": () => [{ from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z" }],
  // No row is read of it; a private address, so that nothing is fetched either.
  "postings.read_link": () => [{ link: "http://127.0.0.1/" }],
  "resumes.list_library": () => [{}],
  "table.get_view": ({ boardId }) => [{ boardId }],
  "today.get": () => [{}],
  "today.mark": ({ interviewId }) => [
    { kind: "interview", subjectId: interviewId, occasion: "2026-12-03T13:00:00Z", until: null },
  ],
  "today.unmark": ({ interviewId }) => [
    { kind: "interview", subjectId: interviewId, occasion: "2026-12-03T13:00:00Z" },
  ],
};

/** Calls of everything that pages read beside the interface's operations, by the procedure's path; several where they differ. */
export const pageReads: Record<string, (ids: ExampleIds, person: Person) => Input[]> = {
  "account.get": () => [{}],
  "apiKeys.list": () => [{}],
  "apiKeys.organizations": () => [{ environment: "live" }],
  auditLog: ({ organizationSlug }, { email: person }) => [
    { organizationSlug },
    { organizationSlug, action: "cohort_created" },
    { organizationSlug, person },
    { organizationSlug, person, action: "cohort_created", limit: 1 },
  ],
  "calendarFeed.get": () => [{}],
  "connectedApps.list": () => [{}],
  "factors.get": () => [{}],
  organization: ({ organizationSlug }) => [{ organizationSlug }],
  "reauthentication.get": () => [{}],
  remainingRecords: () => [{}],
  "roster.filters": ({ organizationSlug }) => [{ organizationSlug }],
  securityLog: () => [{}, { group: "sign_in", limit: 1 }],
  "sessions.list": () => [{}],
  "sharedCards.notes": ({ organizationSlug, sharedApplicationId: applicationId }) => [
    { organizationSlug, applicationId },
  ],
  "sharedCards.resumeLink": ({ organizationSlug, sharedApplicationId: applicationId }) => [
    { organizationSlug, applicationId },
  ],
};

/** The paths of all that pages read. */
export function pageReadPaths(): string[] {
  // Flat at run time, by path; its type is nested.
  const procedures = Object.entries(pageRouter._def.procedures as object) as [string, AnyProcedure][];
  return procedures.filter(([, { _def }]) => _def.type === "query").map(([path]) => path);
}

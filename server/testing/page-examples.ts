import type { AnyProcedure } from "@trpc/server";
import { pageRouter } from "#server/pages/router.ts";
import type { Person } from "./actors.ts";
import type { PageInput, PageName } from "./contracts.ts";
import type { ExampleIds } from "./example-shapes.ts";

type Input = Record<string, unknown>;

/** Calls of every page operation: the first is its example, the others take other ways through the database. */
export const pageExamples: {
  readonly [Wanted in PageName]: (ids: ExampleIds, person: Person) => readonly PageInput<Wanted>[];
} = {
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
  boardHistories: ({ boardId }) => [{ boardId }],
  boardTable: ({ boardId }) => [{ boardId }],
  boardView: ({ boardId }) => [{ boardId }],
  "calendarFeed.get": () => [{}],
  companyCards: ({ companyId }) => [{ companyId }],
  "connectedApps.list": () => [{}],
  "factors.get": () => [{}],
  "imports.past": ({ boardId }) => [{ boardId }],
  "imports.recall": () => [{ headings: ["Company", "Title"] }],
  insightsCards: ({ boardId }) => [
    { boardId, figure: { figure: "reached", status: "applied" } },
    { boardId, figure: { figure: "outcome", outcome: "applications", source: null } },
  ],
  "interviews.cards": () => [{ search: "job" }],
  "interviews.list": () => [{ section: "upcoming" }, { section: "past", search: "job" }],
  "interviews.span": () => [{ from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z" }],
  organization: ({ organizationSlug }) => [{ organizationSlug }],
  "people.linkedApplications": ({ contactId }) => [{ contactId }],
  // Reads no rows, but somebody else's page.
  postingOfLink: () => [],
  "reauthentication.get": () => [{}],
  remainingRecords: () => [{}],
  resumeLibrary: () => [{}],
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

import { z } from "zod";
import { STATUSES } from "#domain/values.ts";
import { rejectedAs } from "#server/core/errors.ts";
import { dayOrInstant, id, TEXT_MAX, TITLE_MAX, text, title } from "#server/core/fields.ts";
import { BEYOND, defineOperations, PUBLIC } from "#server/core/operation.ts";
import { compactPage, pageFields } from "#server/core/pagination.ts";
import { BoardColumns, countsOf } from "#server/resources/boards/contract.ts";
import { Deleted, Status } from "#server/resources/enumerations.ts";
import { bulkOperations } from "./bulk-operations.ts";
import { Application, ApplicationPage, compactCard, StatusHistory } from "./entities.ts";
import {
  applicationId,
  applicationIds,
  boardId,
  CompanyPatch,
  cardFields,
  dateFilters,
  JobPatch,
  NewCard,
  Position,
} from "./inputs.ts";
import { pageOperations } from "./page-operations.ts";

// The table filters its rows by the same bounds.
export { dateFilters };

const NO_STATUS = rejectedAs("status_not_updatable", "Use applications.move to change the status.");

const cardOperations = defineOperations("applications", {
  list: {
    ...PUBLIC.ownRead,
    path: "/boards/{boardId}/applications",
    summary: "List applications on a board",
    description:
      "Returns applications with all their fields, filtered by status, text, and dates. If you limit a date, applications without that date are excluded. Use boards.get for the order of the cards in their columns.",
    brief: "Lists cards of a board, filtered by status, text, and dates.",
    toolsets: ["spreadsheet"],
    compact: compactPage(compactCard),
    input: z.strictObject({
      boardId,
      status: z.array(Status).max(STATUSES.length).optional().describe("Only these statuses."),
      search: text(TITLE_MAX).optional().describe("Part of the job title or company name, ignoring case."),
      appliedAfter: dayOrInstant().optional().describe("A day or timestamp, inclusive."),
      appliedBefore: dayOrInstant("last")
        .optional()
        .describe("A day (the whole day) or timestamp, inclusive."),
      ...dateFilters,
      sort: z
        .enum(["applied_at_desc", "applied_at_asc", "updated_at_desc", "company_asc", "title_asc"])
        .default("applied_at_desc")
        .describe("Applications without an application date come last in both applied_at orders."),
      ...pageFields,
    }),
    output: ApplicationPage,
  },
  get: {
    ...PUBLIC.ownRead,
    path: "/applications/{applicationId}",
    summary: "Get an application",
    description:
      "Returns one application with all its fields. Keep its ETag to send as If-Match with a change.",
    input: z.strictObject({ applicationId }),
    output: Application,
  },
  create: {
    ...PUBLIC.ownChange,
    path: "/boards/{boardId}/applications",
    summary: "Add an application to a board",
    description:
      "Adds a card at the bottom of its column, unless you set a position. Send a company ID or name. If no company with that name exists, it's created.",
    brief: "Adds a card, and the company it names if none has that name.",
    compact: compactCard,
    errors: ["not_found", "company_not_found", "resume_not_found", "company_name_taken"],
    input: NewCard,
    output: Application,
    location: (application: Application) => `/applications/${application.id}`,
    returnsResource: true,
  },
  update: {
    ...PUBLIC.ownChange,
    method: "PATCH",
    path: "/applications/{applicationId}",
    summary: "Update an application",
    description:
      "Omitted fields keep their value, and nested objects are merged field by field. Company fields without an ID edit the card's company, and the change shows on all its cards. A company ID moves the card to that company. To change the status, use applications.move.",
    brief:
      "Changes the fields you send. Company fields without an ID edit that company on all its cards. For the status, use applications.move.",
    compact: compactCard,
    errors: [
      "not_found",
      "status_not_updatable",
      "company_not_found",
      "company_name_taken",
      "resume_not_found",
    ],
    input: z.strictObject({
      applicationId,
      // Rejected before the card and its version are read, because it is invalid for every card and version.
      status: Status.refine(() => false, NO_STATUS)
        .optional()
        .describe("Always rejected. Use applications.move."),
      job: JobPatch.optional().describe("The job's fields to change."),
      company: CompanyPatch.optional(),
      ...cardFields,
    }),
    output: Application,
  },
  appendNote: {
    ...BEYOND.ownChange,
    path: "/applications/{applicationId}/append-note",
    resource: "applications.get",
    summary: "Add to the notes of an application",
    description:
      "Adds a paragraph at the end of the application's notes and keeps what's there, so you don't have to read the notes first. Two calls at the same time are both kept.",
    brief: "Adds a paragraph to a card's notes.",
    adds: true,
    compact: compactCard,
    input: z.strictObject({ applicationId, note: title(TEXT_MAX).describe("The paragraph to add.") }),
    output: Application,
  },
  delete: {
    ...PUBLIC.ownChange,
    method: "DELETE",
    path: "/applications/{applicationId}",
    summary: "Delete an application",
    description:
      "Deletes the application and its history. This can't be undone. To keep it, move it to archived with applications.move.",
    brief: "Deletes a card for good. Moving it to archived keeps it.",
    input: z.strictObject({ applicationId }),
    output: Deleted,
  },
  move: {
    ...PUBLIC.ownChange,
    path: "/applications/{applicationId}/move",
    resource: "applications.get",
    summary: "Move a card to another column, or within its own",
    description:
      "Changes the status and records the change in the card's history at the time of the call. With the current status and a position, it reorders the card in its column.",
    repeatable: true,
    brief: "Changes a card's status, and with position its place in the column.",
    compact: compactMove,
    input: z.strictObject({ applicationId, status: Status, position: Position.optional() }),
    output: z.object({ application: Application, board: BoardColumns, previousStatus: Status }),
  },
  bulkMove: {
    ...PUBLIC.ownChange,
    path: "/boards/{boardId}/applications/bulk-move",
    summary: "Move several cards of a board to one column",
    description:
      "Moves all cards or none. If any card is on another board or in another account, the batch is rejected. Cards already in the column don't change and aren't counted.",
    repeatable: true,
    // In a job search, applications.bulk_change covers this and more.
    toolsets: ["spreadsheet"],
    compact: compactBulkMove,
    errors: ["not_found", "cards_not_on_board"],
    input: z.strictObject({
      boardId,
      applicationIds,
      status: Status,
    }),
    output: z.object({
      board: BoardColumns,
      movedCount: z.int().describe("The number of cards that changed column."),
    }),
  },
  attachResume: {
    ...PUBLIC.ownChange,
    path: "/applications/{applicationId}/resume",
    resource: "applications.get",
    summary: "Attach a résumé to an application",
    description:
      "Sets the application's résumé. An application has at most one, so a new one replaces it. Find the ID with resumes.list.",
    repeatable: true,
    toolsets: ["setup"],
    input: z.strictObject({ applicationId, resumeId: id("resume", "One of your résumés.") }),
    output: z.object({ applicationId: z.string(), resumeId: z.string() }),
  },
  detachResume: {
    ...PUBLIC.ownChange,
    method: "DELETE",
    path: "/applications/{applicationId}/resume",
    resource: "applications.get",
    summary: "Detach the résumé from an application",
    description:
      "Removes the résumé from the application but keeps the file. Returns the application's ID, or 404 if there's no résumé to detach.",
    toolsets: ["setup"],
    input: z.strictObject({ applicationId }),
    output: Deleted,
  },
  getStatusHistory: {
    ...PUBLIC.ownRead,
    path: "/applications/{applicationId}/status-history",
    summary: "Get the time an application spent in each column",
    description:
      "Returns the latest 1,000 status periods in a column, newest first, and the total seconds per column.",
    input: z.strictObject({ applicationId }),
    output: StatusHistory,
  },
});

export const applications = { ...cardOperations, ...bulkOperations, ...pageOperations };

type Board = z.infer<typeof BoardColumns>;

/** Returns the moved card and its position, counted from the top. */
function compactMove(moved: {
  application: Application;
  board: Board;
  previousStatus: Application["status"];
}) {
  const { application, board, previousStatus } = moved;
  const column = board.columns[application.status];
  const position = column.indexOf(application.id) + 1;
  return { ...compactCard(application), previousStatus, position, columnSize: column.length };
}

/** Returns the number of cards that moved, and the new number of cards in each column. */
function compactBulkMove({ board, movedCount }: { board: Board; movedCount: number }) {
  return { movedCount, counts: countsOf(board.columns) };
}

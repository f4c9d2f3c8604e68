import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { STATUSES } from "#domain/values.ts";
import { refusedAs } from "#server/core/errors.ts";
import { dayOrInstant, id, instantOut, TITLE_MAX, text } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { BoardColumns } from "#server/resources/boards/contract.ts";
import { Deleted, Status } from "#server/resources/enumerations.ts";
import { Application, StatusHistory } from "./entities.ts";
import { applicationId, CompanyPatch, cardFields, JobPatch, NewJob, Position } from "./inputs.ts";
import "./vocabulary.ts";

const boardId = id("board", "The board's id.");
const NO_STATUS = refusedAs(
  "status_not_updatable",
  "The status is changed with applications.move, not here.",
);
const BULK_MAX = LIMITS.requests.bulkCards;

const applicationIds = z.array(applicationId).min(1).max(BULK_MAX, `At most ${BULK_MAX} cards in a batch.`);

const NewCard = z.strictObject({
  boardId,
  status: Status.default("saved"),
  position: Position.optional(),
  job: NewJob,
  company: CompanyPatch.refine(
    (company) => company.id !== undefined || company.name !== undefined,
    "Name the company, or give the id of one of yours.",
  ),
  ...cardFields,
});

export const applications = {
  list: defineOperation({
    name: "applications.list",
    method: "GET",
    path: "/boards/{boardId}/applications",
    scope: "applications:read",
    actsOn: "own",
    summary: "List the applications of a board",
    description:
      "Cards with all their fields, filtered by column, text and application date. Either date bound leaves out cards without an application date. Use boards.get for the order of the cards in their columns.",
    errors: ["not_found"],
    input: z.strictObject({
      boardId,
      status: z
        .array(Status)
        .max(STATUSES.length)
        .optional()
        .describe("Repeat the parameter for several columns."),
      search: text(TITLE_MAX)
        .optional()
        .describe("Part of the job title or company name, without regard to case."),
      appliedAfter: dayOrInstant().optional().describe("A day or an instant; the bound is included."),
      appliedBefore: dayOrInstant("last")
        .optional()
        .describe("A day (all of it) or an instant; the bound is included."),
      sort: z
        .enum(["applied_at_desc", "applied_at_asc", "updated_at_desc", "company_asc", "title_asc"])
        .default("applied_at_desc")
        .describe("Cards without an application date come last in both applied_at orders."),
      ...pageFields,
    }),
    output: pageOf(Application),
  }),
  get: defineOperation({
    name: "applications.get",
    method: "GET",
    path: "/applications/{applicationId}",
    scope: "applications:read",
    actsOn: "own",
    summary: "Read an application",
    description: "One card with all its fields. Keep its ETag for the If-Match of a change.",
    errors: ["not_found"],
    input: z.strictObject({ applicationId }),
    output: Application,
  }),
  create: defineOperation({
    name: "applications.create",
    method: "POST",
    path: "/boards/{boardId}/applications",
    scope: "applications:write",
    actsOn: "own",
    summary: "Add an application to a board",
    description:
      "A new card, at the bottom of its column unless a position is given. The company is named by id, or by name: an existing one of that name is used, else it is added.",
    errors: ["not_found", "company_not_found", "resume_not_found", "company_name_taken"],
    input: NewCard,
    output: Application,
    location: (application: Application) => `/applications/${application.id}`,
    answersResource: true,
  }),
  update: defineOperation({
    name: "applications.update",
    method: "PATCH",
    path: "/applications/{applicationId}",
    scope: "applications:write",
    actsOn: "own",
    resource: "applications.get",
    summary: "Change an application",
    description:
      "A field left out keeps its value; nested objects are merged field by field. Company fields without an id edit the card's company, on every card filed against it; a company id files the card there. The column is changed with applications.move.",
    errors: [
      "not_found",
      "status_not_updatable",
      "company_not_found",
      "company_name_taken",
      "resume_not_found",
    ],
    input: z.strictObject({
      applicationId,
      // By the input alone, before the card and its version are asked for: no card and no version would let it pass.
      status: Status.refine(() => false, NO_STATUS)
        .optional()
        .describe("Always refused: use applications.move."),
      job: JobPatch.optional(),
      company: CompanyPatch.optional(),
      ...cardFields,
    }),
    output: Application,
    answersResource: true,
  }),
  delete: defineOperation({
    name: "applications.delete",
    method: "DELETE",
    path: "/applications/{applicationId}",
    scope: "applications:write",
    actsOn: "own",
    resource: "applications.get",
    summary: "Delete an application",
    description:
      "Deletes the card with its history. It can't be undone; applications.move to archived keeps it.",
    errors: ["not_found"],
    input: z.strictObject({ applicationId }),
    output: Deleted,
  }),
  move: defineOperation({
    name: "applications.move",
    method: "POST",
    path: "/applications/{applicationId}/move",
    scope: "applications:write",
    actsOn: "own",
    resource: "applications.get",
    summary: "Move a card to another column, or within its own",
    description:
      "Changes the status and records it in the card's history at the time of the call. With the card's present status and a position it reorders the card in its column.",
    errors: ["not_found"],
    input: z.strictObject({ applicationId, status: Status, position: Position.optional() }),
    output: z.object({ application: Application, board: BoardColumns, previousStatus: Status }),
  }),
  bulkMove: defineOperation({
    name: "applications.bulk_move",
    method: "POST",
    path: "/boards/{boardId}/applications/bulk-move",
    scope: "applications:write",
    actsOn: "own",
    summary: "Move several cards of a board to one column",
    description:
      "All move or none: one card of another board or account refuses the batch. Cards already there stay untouched and don't count.",
    errors: ["not_found", "cards_not_on_board"],
    input: z.strictObject({
      boardId,
      applicationIds,
      status: Status,
    }),
    output: z.object({
      board: BoardColumns,
      movedCount: z.int().describe("Cards that changed column."),
    }),
  }),
  attachResume: defineOperation({
    name: "applications.attach_resume",
    method: "POST",
    path: "/applications/{applicationId}/resume",
    scope: "applications:write",
    actsOn: "own",
    resource: "applications.get",
    summary: "Attach a résumé to an application",
    description:
      "Says which résumé goes with the card. A card carries at most one: another takes its place. Find the id with resumes.list.",
    errors: ["not_found"],
    input: z.strictObject({ applicationId, resumeId: id("resume", "A résumé of yours.") }),
    output: z.object({ applicationId: z.string(), resumeId: z.string() }),
  }),
  detachResume: defineOperation({
    name: "applications.detach_resume",
    method: "DELETE",
    path: "/applications/{applicationId}/resume",
    scope: "applications:write",
    actsOn: "own",
    resource: "applications.get",
    summary: "Detach the résumé of an application",
    description:
      "Takes the résumé off the card; it stays in the library. Answers the application's id; a card without a résumé has none to detach.",
    errors: ["not_found"],
    input: z.strictObject({ applicationId }),
    output: Deleted,
  }),
  getStatusHistory: defineOperation({
    name: "applications.get_status_history",
    method: "GET",
    path: "/applications/{applicationId}/status-history",
    scope: "applications:read",
    actsOn: "own",
    summary: "Read the time an application spent in each column",
    description: "The card's stays, newest first, and the seconds spent in each column altogether.",
    errors: ["not_found"],
    input: z.strictObject({ applicationId }),
    output: StatusHistory,
    followsClock: true,
  }),
  keepPosting: defineOperation({
    audience: "pages",
    name: "applications.keep_posting",
    method: "POST",
    actsOn: "own",
    summary:
      "Keep a posting from another site as a card: applications.create in all but the way that the card says it came by",
    errors: ["not_found", "company_not_found", "resume_not_found", "company_name_taken"],
    input: NewCard,
    output: Application,
  }),
  forgetSlips: defineOperation({
    audience: "pages",
    name: "applications.forget_slips",
    method: "POST",
    actsOn: "own",
    summary:
      "After moves that took moves back: drop the stays of the last ten minutes that were left again for the column before",
    errors: ["not_found"],
    input: z.strictObject({ applicationIds }),
    output: z.object({ forgottenCount: z.int() }),
  }),
  listBoardHistories: defineOperation({
    audience: "pages",
    name: "applications.list_board_histories",
    method: "GET",
    actsOn: "own",
    summary: "Where every card of a board has stood and when, for the take-out",
    errors: [],
    input: z.strictObject({ boardId }),
    output: z.array(
      z.object({
        applicationId: z.string(),
        status: Status,
        enteredAt: instantOut,
        leftAt: instantOut.nullable(),
      }),
    ),
  }),
};

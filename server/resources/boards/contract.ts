import { z } from "zod";
import { RETIREMENT_TIMEFRAMES, TIME_FILTERS } from "#domain/time.ts";
import { RETIRED_STATUSES, SORT_KEYS, STATUSES } from "#domain/values.ts";
import { id, instantOut, title } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Compensation } from "#server/resources/applications/entities.ts";
import { Deleted, Status, WorkMode } from "#server/resources/enumerations.ts";
import "./vocabulary.ts";

const SortKey = z.enum(SORT_KEYS).meta({ id: "SortKey" });
const TimeFilter = z.enum(TIME_FILTERS).meta({ id: "TimeFilter" });
const AutoRetireTimeframe = z.enum(RETIREMENT_TIMEFRAMES).meta({ id: "AutoRetireTimeframe" });
const AutoRetireStatus = z.enum(RETIRED_STATUSES).meta({ id: "AutoRetireStatus" });

export const BoardSettings = z
  .object({
    hiddenStatuses: z.array(Status),
    sorts: z.array(SortKey).describe("First the primary; [] or [none] is the manual order of the cards."),
    timeFilter: TimeFilter,
    autoRetire: z
      .object({ enabled: z.boolean(), timeframe: AutoRetireTimeframe, status: AutoRetireStatus })
      .meta({ id: "AutoRetire" }),
  })
  .meta({ id: "BoardSettings" });
export type BoardSettings = z.infer<typeof BoardSettings>;

const Column = z.array(z.string());
const columnShape = Object.fromEntries(STATUSES.map((status) => [status, Column])) as Record<
  (typeof STATUSES)[number],
  typeof Column
>;
export const Columns = z
  .object(columnShape)
  .describe("Application ids by status, in the manual order of each column.")
  .meta({ id: "Columns" });
export type Columns = z.infer<typeof Columns>;

/** A board's cards as ids, as moves answer it. */
export const BoardColumns = z.object({ id: z.string(), columns: Columns }).meta({ id: "BoardColumns" });

const boardFields = {
  id: z.string(),
  name: z.string(),
  isActive: z.boolean().describe("Exactly one board of an account is active."),
  settings: BoardSettings,
  createdAt: instantOut,
  updatedAt: instantOut,
};
export const Board = z.object({ ...boardFields, columns: Columns }).meta({ id: "Board" });
export const BoardSummary = z
  .object({ ...boardFields, applicationCount: z.int() })
  .meta({ id: "BoardSummary" });
export type Board = z.infer<typeof Board>;
export type BoardSummary = z.infer<typeof BoardSummary>;

/** What the face of a card shows; a board of a thousand cards is sent as these. */
const BoardCard = z.object({
  id: z.string(),
  title: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  applicationDate: instantOut.nullable(),
  applicationLink: z.string().nullable(),
  createdAt: instantOut,
  statusSince: instantOut.describe("When the card entered the column it is in."),
  workMode: WorkMode,
  compensation: Compensation.nullable(),
  isAutoRetired: z.boolean(),
  coachNotes: z.int(),
  nextInterviewAt: instantOut.nullable(),
});
export type BoardCard = z.infer<typeof BoardCard>;

const boardId = id("board", "The board's id.");

const hiddenStatuses = z
  .array(Status)
  .max(STATUSES.length)
  .refine((statuses) => new Set(statuses).size === statuses.length, "A status is named twice.")
  .describe("Columns to collapse; an empty array shows every column.");
const sorts = z
  .array(SortKey)
  .max(6)
  .refine((keys) => new Set(keys).size === keys.length, "A sort key is named twice.")
  .refine((keys) => keys.length < 2 || !keys.includes("none"), "none stands alone.");

/** The four settings as a change of them is sent; what is left out keeps its value. */
const settingsFields = {
  hiddenStatuses: hiddenStatuses.optional(),
  sorts: sorts.optional(),
  timeFilter: TimeFilter.optional(),
  autoRetire: z
    .strictObject({
      enabled: z.boolean().optional(),
      timeframe: AutoRetireTimeframe.optional(),
      status: AutoRetireStatus.optional(),
    })
    .optional(),
};

/** The four settings as they are replaced: what is left out returns to its default. */
export const replacedSettingsFields = {
  hiddenStatuses: hiddenStatuses.default([]),
  sorts: sorts.default([]),
  timeFilter: TimeFilter.default("all"),
  autoRetire: z
    .strictObject({
      enabled: z.boolean().default(false),
      timeframe: AutoRetireTimeframe.default("three_months"),
      status: AutoRetireStatus.default("archived"),
    })
    .prefault({}),
};

export const boards = {
  list: defineOperation({
    name: "boards.list",
    method: "GET",
    path: "/boards",
    scope: "boards:read",
    actsOn: "own",
    summary: "List your boards",
    description:
      "Your boards, oldest first, with how many cards each holds. Read one with boards.get for its columns.",
    errors: [],
    input: z.strictObject(pageFields),
    output: pageOf(BoardSummary),
  }),
  get: defineOperation({
    name: "boards.get",
    method: "GET",
    path: "/boards/{boardId}",
    scope: "boards:read",
    actsOn: "own",
    summary: "Read a board with its columns and settings",
    description:
      "A board with the ids of its cards by column, in their manual order, and its settings. Read the cards themselves with applications.list.",
    errors: ["not_found"],
    input: z.strictObject({ boardId }),
    output: Board,
  }),
  create: defineOperation({
    name: "boards.create",
    method: "POST",
    path: "/boards",
    scope: "boards:write",
    actsOn: "own",
    summary: "Create a board",
    description: "A new, empty board. It is not the active one until boards.update makes it so.",
    errors: [],
    input: z.strictObject({ name: title() }),
    output: Board,
    location: (board: Board) => `/boards/${board.id}`,
    answersResource: true,
  }),
  update: defineOperation({
    name: "boards.update",
    method: "PATCH",
    path: "/boards/{boardId}",
    scope: "boards:write",
    actsOn: "own",
    resource: "boards.get",
    summary: "Rename a board, or make it the active one",
    description: "Changes the name, or makes this board active, which ends the activity of the one before.",
    errors: ["not_found"],
    input: z.strictObject({
      boardId,
      name: title().optional(),
      isActive: z
        .literal(true, "Only true: make another board active to end this one's activity.")
        .optional(),
    }),
    output: Board,
    answersResource: true,
  }),
  delete: defineOperation({
    name: "boards.delete",
    method: "DELETE",
    path: "/boards/{boardId}",
    scope: "boards:write",
    actsOn: "own",
    resource: "boards.get",
    summary: "Delete a board and everything on it",
    description:
      "Deletes the board with its cards and their history; companies stay. The last board can't be deleted. It can't be undone.",
    errors: ["not_found", "last_board"],
    input: z.strictObject({ boardId }),
    output: Deleted,
  }),
  updateSettings: defineOperation({
    name: "boards.update_settings",
    method: "PATCH",
    path: "/boards/{boardId}/settings",
    scope: "boards:write",
    actsOn: "own",
    resource: "boards.get",
    summary: "Change a board's settings",
    description:
      "Hidden columns, sorting, time filter and automatic retirement; shared with the table of the same board. What is left out keeps its value.",
    errors: ["not_found"],
    input: z.strictObject({ boardId, ...settingsFields }),
    output: BoardSettings,
  }),
  getView: defineOperation({
    audience: "pages",
    name: "boards.get_view",
    method: "GET",
    actsOn: "own",
    summary: "Read a board with the face of every card, in the order of its columns",
    errors: ["not_found"],
    input: z.strictObject({ boardId }),
    output: z.object({ board: Board, cards: z.array(BoardCard) }),
  }),
};

import { z } from "zod";
import { RETIREMENT_TIMEFRAMES, TIME_FILTERS } from "#domain/time.ts";
import { RETIRED_STATUSES, SORT_KEYS, STATUSES } from "#domain/values.ts";
import { id, instantOut, title } from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { compactPage, only, pageFields, pageOf } from "#server/core/pagination.ts";
import { Card } from "#server/resources/applications/entities.ts";
import { Deleted, Status } from "#server/resources/enumerations.ts";

const SortKey = z.enum(SORT_KEYS).meta({ id: "SortKey" });
const TimeFilter = z.enum(TIME_FILTERS).meta({ id: "TimeFilter" });
const AutoRetireTimeframe = z.enum(RETIREMENT_TIMEFRAMES).meta({ id: "AutoRetireTimeframe" });
const AutoRetireStatus = z.enum(RETIRED_STATUSES).meta({ id: "AutoRetireStatus" });

export const BoardSettings = z
  .object({
    hiddenStatuses: z.array(Status),
    sorts: z.array(SortKey).describe("The primary key first. [] or [none] is the manual order."),
    timeFilter: TimeFilter,
    autoRetire: z
      .object({ enabled: z.boolean(), timeframe: AutoRetireTimeframe, status: AutoRetireStatus })
      .meta({ id: "AutoRetire" }),
  })
  .meta({ id: "BoardSettings" });
export type BoardSettings = z.infer<typeof BoardSettings>;

/** A board's settings as our pages show them. */
export const PageBoardSettings = BoardSettings.extend({ fillsApplicationDate: z.boolean() });
export type PageBoardSettings = z.infer<typeof PageBoardSettings>;

const Column = z.array(z.string());
const columnShape = Object.fromEntries(STATUSES.map((status) => [status, Column])) as Record<
  (typeof STATUSES)[number],
  typeof Column
>;
export const Columns = z
  .object(columnShape)
  .describe("Application IDs by status, in the manual order of each column.")
  .meta({ id: "Columns" });
export type Columns = z.infer<typeof Columns>;

/** Counts the cards of each column. */
export function countsOf(columns: Columns): Record<string, number> {
  return Object.fromEntries(Object.entries(columns).map(([status, ids]) => [status, ids.length]));
}

/** A board's cards as ids, as moves return them. */
export const BoardColumns = z.object({ id: z.string(), columns: Columns }).meta({ id: "BoardColumns" });

const boardFields = {
  id: z.string(),
  name: z.string(),
  isActive: z.boolean().describe("Exactly one board in an account is active."),
  settings: BoardSettings,
  createdAt: instantOut,
  updatedAt: instantOut,
};
export const Board = z.object({ ...boardFields, columns: Columns }).meta({ id: "Board" });
/** A board as our pages show it. */
const PageBoard = Board.extend({ settings: PageBoardSettings });
export type PageBoard = z.infer<typeof PageBoard>;

export const BoardSummary = z
  .object({ ...boardFields, applicationCount: z.int() })
  .meta({ id: "BoardSummary" });
export type Board = z.infer<typeof Board>;
export type BoardSummary = z.infer<typeof BoardSummary>;

/** The fields shown on a card, which keep the response small for a board with a thousand cards. */
const BoardCard = z.object({
  id: z.string(),
  title: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  applicationDate: instantOut.nullable(),
  closingDate: instantOut.nullable(),
  offerDeadline: instantOut.nullable(),
  applicationLink: z.string().nullable(),
  createdAt: instantOut,
  statusSince: instantOut
    .nullable()
    .describe("When the card entered its current column; null if an imported card's file didn't say."),
  workMode: Card.shape.job.shape.workMode,
  compensation: Card.shape.job.shape.compensation,
  isAutoRetired: z.boolean(),
  coachNotes: z.int(),
  nextInterviewAt: instantOut.nullable(),
});
export type BoardCard = z.infer<typeof BoardCard>;

const boardId = id("board", "The board's ID.");

/** Returns a board with the number of cards in each column. */
const compactBoard = ({ id, name, isActive, columns }: Board) => ({
  ...{ id, name, isActive },
  counts: countsOf(columns),
});

const hiddenStatuses = z
  .array(Status)
  .max(STATUSES.length)
  .refine((statuses) => new Set(statuses).size === statuses.length, "List each status only once.")
  .describe("Columns to hide. An empty array shows every column.");
const sorts = z
  .array(SortKey)
  .max(6)
  .refine((keys) => new Set(keys).size === keys.length, "List each sort key only once.")
  .refine((keys) => keys.length < 2 || !keys.includes("none"), "Don't combine none with other keys.")
  .describe("Sort keys, the primary one first. An empty array is the manual order.");

/** The settings' descriptions, for both a change and a replacement. */
const DESCRIPTIONS = {
  timeFilter: "Shows cards of this window only, by application date.",
  autoRetire: "Moves stale cards automatically.",
  enabled: "Whether stale cards are moved.",
  timeframe: "How long a card must be inactive.",
  status: "Where stale cards go.",
};

/** The four settings in a change; an omitted one keeps its value. */
const settingsFields = {
  hiddenStatuses: hiddenStatuses.optional(),
  sorts: sorts.optional(),
  timeFilter: TimeFilter.optional().describe(DESCRIPTIONS.timeFilter),
  autoRetire: z
    .strictObject({
      enabled: z.boolean().optional().describe(DESCRIPTIONS.enabled),
      timeframe: AutoRetireTimeframe.optional().describe(DESCRIPTIONS.timeframe),
      status: AutoRetireStatus.optional().describe(DESCRIPTIONS.status),
    })
    .optional()
    .describe(DESCRIPTIONS.autoRetire),
};

/** The four settings in a replacement; an omitted one returns to its default. */
export const replacedSettingsFields = {
  hiddenStatuses: hiddenStatuses.default([]),
  sorts: sorts.default([]),
  timeFilter: TimeFilter.default("all").describe(DESCRIPTIONS.timeFilter),
  autoRetire: z
    .strictObject({
      enabled: z.boolean().default(false).describe(DESCRIPTIONS.enabled),
      timeframe: AutoRetireTimeframe.default("three_months").describe(DESCRIPTIONS.timeframe),
      status: AutoRetireStatus.default("archived").describe(DESCRIPTIONS.status),
    })
    .prefault({})
    .describe(DESCRIPTIONS.autoRetire),
};

const reading = { ...PUBLIC.ownRead, scope: "boards:read" } as const;
const writing = { ...PUBLIC.ownChange, scope: "boards:write" } as const;

export const boards = defineOperations("boards", {
  list: {
    ...reading,
    path: "/boards",
    summary: "List your boards",
    description:
      "Returns your boards, oldest first, with the number of cards on each. For the columns of a board, use boards.get.",
    compact: compactPage(only<BoardSummary>("id", "name", "isActive", "applicationCount")),
    input: z.strictObject(pageFields),
    output: pageOf(BoardSummary),
  },
  get: {
    ...reading,
    path: "/boards/{boardId}",
    summary: "Get a board with its columns and settings",
    description:
      "Returns a board's settings and the IDs of its cards by column, in manual order. For the cards themselves, use applications.list.",
    compact: compactBoard,
    input: z.strictObject({ boardId }),
    output: Board,
  },
  create: {
    ...writing,
    path: "/boards",
    summary: "Create a board",
    description: "Creates an empty board. To make it the active board, use boards.update.",
    compact: compactBoard,
    toolsets: ["setup"],
    input: z.strictObject({ name: title().describe("The board's name.") }),
    output: Board,
    location: (board: Board) => `/boards/${board.id}`,
    returnsResource: true,
  },
  update: {
    ...writing,
    method: "PATCH",
    path: "/boards/{boardId}",
    summary: "Rename a board or make it active",
    description: "Changes the name, or makes this the active board instead of the current one.",
    toolsets: ["setup"],
    compact: compactBoard,
    input: z.strictObject({
      boardId,
      name: title().optional().describe("The new name."),
      isActive: z
        .literal(true, "Only true is allowed. To make this board inactive, make another one active.")
        .optional()
        .describe("Makes this the active board."),
    }),
    output: Board,
  },
  delete: {
    ...writing,
    method: "DELETE",
    path: "/boards/{boardId}",
    summary: "Delete a board and everything on it",
    description:
      "Deletes the board with its cards and their history. Companies stay. This can't be undone. You can't delete your last board.",
    brief: "Deletes a board with all its cards for good.",
    toolsets: ["setup"],
    errors: ["last_board"],
    input: z.strictObject({ boardId }),
    output: Deleted,
  },
  updateSettings: {
    ...writing,
    method: "PATCH",
    path: "/boards/{boardId}/settings",
    resource: "boards.get",
    summary: "Update board settings",
    description:
      "Updates hidden columns, sorting, time filter, and automatic retirement. The board's table shares these settings. Omitted fields keep their value.",
    toolsets: ["setup"],
    input: z.strictObject({ boardId, ...settingsFields }),
    output: BoardSettings,
  },
  changeSettings: {
    ...PAGES.ownChange,
    input: z.strictObject({ boardId, ...settingsFields, fillsApplicationDate: z.boolean().optional() }),
    output: PageBoardSettings,
  },
  getView: {
    ...PAGES.ownRead,
    input: z.strictObject({ boardId }),
    output: z.object({ board: PageBoard, cards: z.array(BoardCard) }),
  },
});

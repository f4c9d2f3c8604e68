import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { Done, id, instantOut, storable, title } from "#server/core/fields.ts";
import { isId } from "#server/core/ids.ts";
import { defineOperation } from "#server/core/operation.ts";
import {
  Cell,
  COLUMN_KEYS,
  CONTINUATION_KEYS,
  type ColumnKey,
  type ContinuationKey,
} from "#server/resources/spreadsheet-columns.ts";
import "./vocabulary.ts";

const ROWS_MAX = LIMITS.requests.importRows;

const cell = Cell.optional();
const rowShape = Object.fromEntries(COLUMN_KEYS.map((key) => [key, cell])) as Record<ColumnKey, typeof cell>;
const continuation = cell.describe("Where an XLSX export had to break a long text: the rest of it.");
const continuationShape = Object.fromEntries(CONTINUATION_KEYS.map((key) => [key, continuation])) as Record<
  ContinuationKey,
  typeof cell
>;

/** A row by the canonical column keys; those that a card can't be given are passed over. */
export const ImportRow = z
  .strictObject({
    id: cell.describe(
      "As the JSON export gives it. The card gets an id of its own; with this one the row's texts are taken as they are, without it an apostrophe before = + - @ is taken for an export's and removed.",
    ),
    ...rowShape,
    ...continuationShape,
  })
  .meta({ id: "ImportRow" });
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportVerdict = z
  .object({
    index: z.int().describe("The row's place in the request, from 0."),
    verdict: z.enum(["created", "updated", "duplicate", "failed"]),
    applicationId: z
      .string()
      .nullable()
      .describe(
        "The card; null for a failed row, and in a dry run for a new one and those that are the same as it.",
      ),
    issues: z.array(z.object({ column: z.string(), message: z.string() })).describe("Why the row failed."),
  })
  .meta({ id: "ImportVerdict" });
export type ImportVerdict = z.infer<typeof ImportVerdict>;

/** A row before it is imported. */
const Judged = z.object({
  issues: ImportVerdict.shape.issues,
  same: z
    .object({
      applicationId: z.string(),
      title: z.string(),
      company: z.string(),
      by: z.enum(["link", "job"]),
    })
    .nullable()
    .describe("The card on the board that it is the same as."),
  keys: z.array(z.string()).describe("What makes rows of one file the same: two that share one of these."),
});

/** What undoing an import did. */
const Undone = z.object({ deleted: z.int(), restored: z.int(), kept: z.int() });
export type Undone = z.infer<typeof Undone>;

/** An import as the page lists it. */
const PastImport = z.object({
  id: z.string(),
  fileName: z.string(),
  createdAt: instantOut,
  created: z.int(),
  updated: z.int(),
  undone: Undone.nullable(),
});
export type PastImport = z.infer<typeof PastImport>;

const boardId = id("board", "The board's id.");
const rows = z.array(ImportRow).min(1).max(ROWS_MAX, `At most ${ROWS_MAX} rows at once.`);
/** Made by the page, so that a batch whose answer was lost can be sent again. */
const newImportId = z.string().refine((id) => isId("import", id), "Must be the id of an import.");
/** The headings that a mapping is remembered by. */
const headings = z.array(z.string().max(2_000)).max(LIMITS.requests.importHeadings);
const mapping = z
  .record(z.string().max(2_000), z.json())
  .refine((given) => storableWithin(given), "Must hold text that can be stored.");

/** Whether PostgreSQL can hold all texts of it. */
function storableWithin(value: unknown): boolean {
  if (typeof value === "string") return storable(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, inner]) => storable(name) && storableWithin(inner));
}

export const imports = {
  create: defineOperation({
    name: "imports.create",
    method: "POST",
    path: "/boards/{boardId}/imports",
    scope: "imports:write",
    actsOn: "own",
    summary: "Import applications to a board",
    description: `Adds rows as cards, up to ${ROWS_MAX} at once. A row is a duplicate by its link (without tracking parameters), else by title and company: it is skipped, created all the same, or updates the card that is there. Rows that fail don't stop the others. Begin with dryRun to see the verdicts.`,
    errors: ["not_found"],
    input: z.strictObject({
      boardId,
      rows,
      onDuplicate: z.enum(["skip", "create", "update"]).default("skip"),
      dryRun: z.boolean().default(false).describe("Says what would happen, and changes nothing."),
    }),
    output: z.object({
      dryRun: z.boolean(),
      counts: z.object({ created: z.int(), updated: z.int(), duplicate: z.int(), failed: z.int() }),
      rows: z.array(ImportVerdict),
    }),
  }),
  judge: defineOperation({
    audience: "pages",
    name: "imports.judge",
    method: "POST",
    actsOn: "own",
    silent: true,
    transaction: "own",
    summary: "The verdicts before anything is imported",
    errors: ["not_found"],
    input: z.strictObject({ boardId, rows }),
    output: z.array(Judged),
  }),
  run: defineOperation({
    audience: "pages",
    name: "imports.run",
    method: "POST",
    actsOn: "own",
    summary: "Import one batch of a file; one that was imported before answers what it answered then",
    errors: ["not_found"],
    input: z.strictObject({
      importId: newImportId,
      boardId,
      fileName: title(),
      number: z.int().min(0).max(10_000),
      rows,
      onDuplicate: z.enum(["skip", "create", "update"]),
    }),
    output: z.array(ImportVerdict),
  }),
  undo: defineOperation({
    audience: "pages",
    name: "imports.undo",
    method: "POST",
    actsOn: "own",
    summary: "Take an import back: cards that it made are deleted, those that it changed are what they were",
    errors: ["not_found"],
    input: z.strictObject({ importId: id("import", "The import's id."), boardId }),
    output: Undone,
  }),
  listPast: defineOperation({
    audience: "pages",
    name: "imports.list_past",
    method: "GET",
    actsOn: "own",
    summary: "The latest imports to a board",
    errors: [],
    input: z.strictObject({ boardId }),
    output: z.array(PastImport),
  }),
  recallMapping: defineOperation({
    audience: "pages",
    name: "imports.recall_mapping",
    method: "GET",
    actsOn: "own",
    summary: "How a file of these headings was mapped the last time; null where none was",
    errors: [],
    input: z.strictObject({ headings }),
    output: z.unknown(),
  }),
  rememberMapping: defineOperation({
    audience: "pages",
    name: "imports.remember_mapping",
    method: "POST",
    actsOn: "own",
    silent: true,
    summary: "Keep a mapping with the account, for the next file of these headings",
    errors: [],
    input: z.strictObject({ headings, mapping }),
    output: Done,
  }),
};

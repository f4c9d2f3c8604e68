import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { id } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import {
  Cell,
  COLUMN_KEYS,
  CONTINUATION_KEYS,
  type ColumnKey,
  type ContinuationKey,
} from "#server/resources/spreadsheet-columns.ts";

export const ROWS_MAX = LIMITS.requests.importRows;

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
      boardId: id("board", "The board's id."),
      rows: z.array(ImportRow).min(1).max(ROWS_MAX, `At most ${ROWS_MAX} rows at once.`),
      onDuplicate: z.enum(["skip", "create", "update"]).default("skip"),
      dryRun: z.boolean().default(false).describe("Says what would happen, and changes nothing."),
    }),
    output: z.object({
      dryRun: z.boolean(),
      counts: z.object({ created: z.int(), updated: z.int(), duplicate: z.int(), failed: z.int() }),
      rows: z.array(ImportVerdict),
    }),
  }),
};

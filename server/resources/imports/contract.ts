import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import {
  dayOrInstant,
  growingEnum,
  id,
  instant,
  instantOut,
  storable,
  TEXT_MAX,
  text,
  timeZone,
  title,
} from "#server/core/fields.ts";
import { isId } from "#server/core/ids.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Status } from "#server/resources/enumerations.ts";
import { InterviewOutcome, InterviewType } from "#server/resources/interviews/contract.ts";
import {
  Cell,
  COLUMN_KEYS,
  CONTINUATION_KEYS,
  type ColumnKey,
  type ContinuationKey,
  SPREADSHEET_COLUMNS,
} from "#server/resources/spreadsheet-columns.ts";

const ROWS_MAX = LIMITS.requests.importRows;

const cell = Cell.optional();
const rowShape = Object.fromEntries(
  COLUMN_KEYS.map((key) => [key, cell.describe(`${SPREADSHEET_COLUMNS[key].label}.`)]),
) as Record<ColumnKey, typeof cell>;
const continuation = cell.describe("The rest of a long text that an XLSX export split.");
const continuationShape = Object.fromEntries(CONTINUATION_KEYS.map((key) => [key, continuation])) as Record<
  ContinuationKey,
  typeof cell
>;

/** A row by column key. Columns that can't be imported are ignored. */
export const ImportRow = z
  .strictObject({
    id: cell.describe(
      "The ID from a JSON export. The card gets a new ID. If you send it, texts are imported as they are. If you don't, an apostrophe before = + - @ is treated as added by an export and removed.",
    ),
    ...rowShape,
    ...continuationShape,
  })
  .meta({ id: "ImportRow" });
export type ImportRow = z.infer<typeof ImportRow>;

const RELATED_MAX = LIMITS.requests.importRelated;
/** A field of a contact or an interview as in the file; an invalid value goes to the card's notes. */
const raw = text(TEXT_MAX).optional();

/** A contact as in the file. */
const ImportedContact = z.strictObject({ name: raw, title: raw, email: raw, phone: raw, socialLink: raw });
export type ImportedContact = z.infer<typeof ImportedContact>;

/** An interview as in the file. */
const ImportedInterview = z.strictObject({
  scheduledAt: instant(),
  timeZone: timeZone().optional(),
  type: InterviewType.optional(),
  outcome: InterviewOutcome.optional(),
  durationMinutes: z.int().min(1).max(1_440).optional(),
  location: raw,
  meetingUrl: raw,
  notes: raw,
  feedback: raw,
});
export type ImportedInterview = z.infer<typeof ImportedInterview>;

/** Data about an application beyond the table's columns; only pages can read it from a file. */
const Related = z.strictObject({
  savedAt: dayOrInstant().optional(),
  statusSince: dayOrInstant().optional(),
  history: z
    .array(z.strictObject({ status: Status, at: dayOrInstant() }))
    .max(RELATED_MAX)
    .optional(),
  contacts: z.array(ImportedContact).max(RELATED_MAX).optional(),
  interviews: z.array(ImportedInterview).max(RELATED_MAX).optional(),
});
export type Related = z.infer<typeof Related>;

/** A row as a page sends it. */
const PageRow = z.strictObject({ ...ImportRow.shape, related: Related.optional() });
export type PageRow = z.infer<typeof PageRow>;

/** A reason why a row of a file can't be used. */
export const RowIssue = z.object({ column: z.string(), message: z.string() }).meta({ id: "RowIssue" });

export const ImportVerdict = z
  .object({
    index: z.int().describe("The row's index in the request, starting at 0."),
    verdict: growingEnum(["created", "updated", "duplicate", "failed"]),
    applicationId: z
      .string()
      .nullable()
      .describe("The card. Null for a failed row and, in a dry run, for a new card and its duplicates."),
    issues: z.array(RowIssue).describe("The reasons why the row can't be imported."),
  })
  .meta({ id: "ImportVerdict" });
export type ImportVerdict = z.infer<typeof ImportVerdict>;

/** The validation of a row before its import. */
const RowVerdict = z.object({
  issues: ImportVerdict.shape.issues,
  same: z
    .object({
      applicationId: z.string(),
      title: z.string(),
      company: z.string(),
      by: z.enum(["link", "job"]),
    })
    .nullable()
    .describe("The matching card on the board."),
  keys: z.array(z.string()).describe("Rows of a file that share one of these keys are duplicates."),
});

/** The effects of undoing an import so far, and the number of its cards and batches that are left to undo. */
const ImportUndo = z.object({
  deleted: z.int(),
  restored: z.int(),
  kept: z.int(),
  left: z.int().default(0),
});
/** The stored effects, with the last card and the next batch to undo. An undo by a release without portions has neither card nor batch. */
export type UndoState = z.input<typeof ImportUndo> & { card?: string; batch?: number };

/** A past import in the page's list. */
const PastImport = z.object({
  id: z.string(),
  fileName: z.string(),
  createdAt: instantOut,
  created: z.int(),
  updated: z.int(),
  undone: ImportUndo.nullable(),
});

const boardId = id("board", "The board's ID.");
const rows = z
  .array(ImportRow)
  .min(1)
  .max(ROWS_MAX, `At most ${ROWS_MAX} rows at once.`)
  .describe("Rows by column key.");
const pageRows = z.array(PageRow).min(1).max(ROWS_MAX, `At most ${ROWS_MAX} rows at once.`);
/** An import's ID, which the page creates, so that it can send a batch again if the response was lost. */
const newImportId = z.string().refine((id) => isId("import", id), "Must be the ID of an import.");
/** A file's headings, which identify its stored mapping. */
const headings = z.array(z.string().max(2_000)).max(LIMITS.requests.importHeadings);
const mapping = z
  .record(z.string().max(2_000), z.json())
  .refine((value) => storableWithin(value), "Must be text without NUL characters or broken surrogates.");

/** Checks whether PostgreSQL can store all texts in the value. */
function storableWithin(value: unknown): boolean {
  if (typeof value === "string") return storable(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, inner]) => storable(name) && storableWithin(inner));
}

export const imports = defineOperations("imports", {
  create: {
    ...PUBLIC.ownChange,
    path: "/boards/{boardId}/imports",
    scope: "imports:write",
    summary: "Import applications into a board",
    description: `Adds up to ${ROWS_MAX} rows as cards. A row is a duplicate if its link matches (without tracking parameters), or else its title and company. Duplicates are skipped, created anyway, or used to update the existing card. Rows that fail don't stop the others. Use dryRun first to see the result for each row.`,
    input: z.strictObject({
      boardId,
      rows,
      onDuplicate: z
        .enum(["skip", "create", "update"])
        .default("skip")
        .describe("The action for a row whose card is already on the board."),
      dryRun: z
        .boolean()
        .default(false)
        .describe("If true, returns what would happen without changing anything."),
    }),
    output: z.object({
      dryRun: z.boolean(),
      counts: z.object({ created: z.int(), updated: z.int(), duplicate: z.int(), failed: z.int() }),
      rows: z.array(ImportVerdict),
    }),
  },
  check: {
    ...PAGES.ownChange,
    silent: true,
    transaction: "own",
    input: z.strictObject({ boardId, rows: pageRows }),
    output: z.array(RowVerdict),
  },
  run: {
    ...PAGES.ownChange,
    input: z.strictObject({
      importId: newImportId,
      boardId,
      fileName: title(),
      number: z.int().min(0).max(10_000),
      rows: pageRows,
      onDuplicate: z.enum(["skip", "create", "update"]),
    }),
    output: z.array(ImportVerdict),
  },
  undo: {
    ...PAGES.ownChange,
    input: z.strictObject({ importId: id("import", "The import's ID."), boardId }),
    output: ImportUndo,
  },
  listPast: {
    ...PAGES.ownRead,
    input: z.strictObject({ boardId, ...pageFields }),
    output: pageOf(PastImport),
  },
  recallMapping: {
    ...PAGES.ownRead,
    input: z.strictObject({ headings }),
    output: z.unknown(),
  },
  rememberMapping: {
    ...PAGES.ownChange,
    silent: true,
    input: z.strictObject({ headings, mapping }),
  },
});

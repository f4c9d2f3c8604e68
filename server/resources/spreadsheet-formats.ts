import { z } from "zod";
import type { Cell } from "./spreadsheet-columns.ts";

export const ExportFormat = z.enum(["json", "csv", "xlsx"]).meta({ id: "ExportFormat" });
export const exportFormat = ExportFormat.default("json").describe(
  "csv and xlsx answer the file itself over REST.",
);

/** A file as an answer: over REST its bytes are the body, elsewhere they come as base64. */
export const ExportedFile = z
  .object({ fileName: z.string(), contentType: z.string(), contentBase64: z.string() })
  .meta({ id: "ExportedFile" });
export type ExportedFile = z.infer<typeof ExportedFile>;

/** What a file of each format is. */
export const FILE_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** A line of a sheet: a cell for each of its columns. */
export type SheetLine<Key extends string> = Readonly<Partial<Record<Key, Cell>>>;

/** What a file is made of. */
export type Sheet<Key extends string> = {
  /** What the file is called after, in any spelling. */
  readonly name: string;
  /**
   * The columns in their order, headed by their key where they have no heading; the width is in characters, and `parts` says how
   * many columns of an XLSX its longest text takes, where that is more than one. In a column of `dates` an XLSX holds each day
   * (2026-11-24) or instant (ISO 8601, shown in UTC) as a date that spreadsheets sort and count with.
   */
  readonly columns: readonly {
    readonly key: Key;
    readonly heading?: string;
    readonly width: number;
    readonly parts?: number;
    readonly dates?: "day" | "instant";
  }[];
  /** The lines, a portion at a time. */
  readonly lines: AsyncIterable<readonly SheetLine<Key>[]>;
};

import { z } from "zod";
import type { Cell } from "./spreadsheet-columns.ts";

export const ExportFormat = z.enum(["json", "csv", "xlsx"]).meta({ id: "ExportFormat" });
export const exportFormat = ExportFormat.default("json").describe(
  "Over REST, csv and xlsx return the file itself.",
);

/** A file as a response: over REST its bytes are the body, elsewhere it is base64 text. */
export const ExportedFile = z
  .object({ fileName: z.string(), contentType: z.string(), contentBase64: z.string() })
  .meta({ id: "ExportedFile" });
export type ExportedFile = z.infer<typeof ExportedFile>;

/** The content type of each format. */
export const FILE_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** A line of a sheet: a cell for each of its columns. */
export type SheetLine<Key extends string> = Readonly<Partial<Record<Key, Cell>>>;

/** The content of a file. */
export type Sheet<Key extends string> = {
  /** The file's name without its extension. It may contain any characters. */
  readonly name: string;
  /**
   * The columns in their order, headed by their key if they have no heading. The width is in characters; `parts` is the number of XLSX
   * columns that the longest text needs, if more than one. In a column of `dates`, an XLSX has each day (2026-11-24) or instant (ISO 8601,
   * shown in UTC) as a date that spreadsheets can sort by and calculate with.
   */
  readonly columns: readonly {
    readonly key: Key;
    readonly heading?: string;
    readonly width: number;
    readonly parts?: number;
    readonly dates?: "day" | "instant";
  }[];
  /** False for a CSV file for a program that would read the UTF-8 mark as part of the first heading. */
  readonly hasMark?: boolean;
  /** The lines, in portions. */
  readonly lines: AsyncIterable<readonly SheetLine<Key>[]>;
};

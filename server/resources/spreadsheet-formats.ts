import { z } from "zod";

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

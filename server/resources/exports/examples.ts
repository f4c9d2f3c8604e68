import type { Samples } from "#server/core/group.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { columnOf } from "#server/resources/spreadsheet-columns.ts";
import { row } from "#server/resources/table/examples.ts";
import type { BoardExport, exports } from "./contract.ts";

const exported: BoardExport = {
  format: "json",
  columns: (["title", "company"] as const).map((key) => ({ key, label: columnOf(key).label })),
  data: [row],
  file: null,
};

export const samples: Samples = {
  entities: { BoardExport: exported },
  fields: { format: "json" },
};

export const examples: Examples<typeof exports> = {
  get: ({ boardId }) => ({ boardId, format: "json" }),
  getReadable: ({ boardId }) => [{ boardId, format: "csv" }],
};

import type { Samples } from "#server/core/group.ts";
import { columnOf } from "#server/resources/spreadsheet-columns.ts";
import { row } from "#server/resources/table/examples.ts";
import type { BoardExport } from "./contract.ts";

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

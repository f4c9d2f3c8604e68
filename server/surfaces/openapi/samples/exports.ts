import type { BoardExport } from "#server/resources/exports/contract.ts";
import { columnOf } from "#server/resources/spreadsheet-columns.ts";
import type { GroupSamples } from "./sample.ts";
import { row } from "./table.ts";

const exported: BoardExport = {
  format: "json",
  columns: (["title", "company"] as const).map((key) => ({ key, label: columnOf(key).label })),
  data: [row],
  file: null,
};

export const exportSamples: GroupSamples = {
  entities: { BoardExport: exported },
  fields: { format: "json" },
};

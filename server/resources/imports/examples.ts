import { newId } from "#server/core/ids.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import type { imports } from "./contract.ts";

export const examples: Examples<typeof imports> = {
  create: ({ boardId }) => ({
    boardId,
    rows: [
      { title: "Data engineer", company: "Harbour Works", status: "applied", applicationDate: "2026-11-18" },
    ],
    onDuplicate: "update",
    dryRun: false,
  }),
  judge: ({ boardId }) => [{ boardId, rows: [{ title: "Data engineer", company: "Acme" }] }],
  run: ({ boardId }) => [
    {
      importId: newId("import"),
      boardId,
      fileName: "jobs.csv",
      number: 0,
      rows: [{ title: "Data engineer", company: "Acme" }],
      onDuplicate: "skip",
    },
  ],
  undo: ({ boardId }) => [{ importId: newId("import"), boardId }],
  listPast: ({ boardId }) => [{ boardId }],
  recallMapping: () => [{ headings: ["Company", "Title"] }],
  rememberMapping: () => [{ headings: ["Company", "Title"], mapping: { Company: "company" } }],
};

import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { PastRosterSync, RosterSync, SyncedRow } from "./contract.ts";

const syncId = "syn_01kae50g5p2c7js3w6y8b1n4qf";

const row: SyncedRow = {
  index: 0,
  verdict: "updated",
  studentId: "00123",
  email: "kim@people.example",
  name: "Kim Sole",
  changes: ["graduation", "cohort"],
  duplicateOf: null,
  issues: [],
};

const sync: RosterSync = {
  id: syncId,
  dryRun: false,
  counts: { created: 0, updated: 1, unchanged: 0, duplicate: 0, invalid: 0, missing: 1 },
  columns: [
    { heading: "Student ID", column: "studentId" },
    { heading: "Email", column: "email" },
    { heading: "Graduation", column: "graduation" },
    { heading: "Cohort", column: "cohort" },
  ],
  newCohorts: ["Spring 2027"],
  rows: [row],
  missing: [{ email: "lee@people.example", studentId: "00124", name: "Lee Park" }],
};

const past: PastRosterSync = {
  id: syncId,
  created: 0,
  updated: 1,
  createdAt: "2026-11-20T09:15:00.000Z",
  undoneAt: null,
};

const undone = {
  id: syncId,
  restored: 1,
  removed: 0,
  kept: 0,
  undoneAt: "2026-11-20T09:20:00.000Z",
};

export const samples: Samples = {
  entities: { PastRosterSync: past, RosterSync: sync, SyncedRow: row, UndoneSync: undone },
  fields: {
    ...sync,
    ...undone,
    organizationSlug: sampleIds.organizationSlug,
    syncId,
    dryRun: true,
    rows: [{ "Student ID": "00123", Email: "kim@people.example", Cohort: "Spring 2027" }],
    csv: "Student ID,Email,Cohort\n00123,kim@people.example,Spring 2027",
  },
};

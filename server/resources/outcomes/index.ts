import { defineGroup } from "#server/core/group.ts";
import { outcomes as contract } from "./contract.ts";
import { exportOutcomes } from "./export.ts";
import { listPeople, report } from "./report.ts";
import {
  contestOutcome,
  correctOutcome,
  getOutcome,
  listOutcomes,
  listOwn,
  listProposals,
  listUnstated,
  lockOutcomeRead,
  recordOutcome,
  stateIntent,
} from "./service.ts";

export const outcomes = defineGroup(contract, {
  about: "Applicants' outcomes, and reports on them by published standards.",
  toolsets: ["organization"],
  handlers: {
    list: listOutcomes,
    listOwn,
    get: { handler: getOutcome, lock: lockOutcomeRead },
    record: recordOutcome,
    correct: correctOutcome,
    contest: contestOutcome,
    listProposals,
    stateIntent,
    listUnstated,
    report,
    listPeople,
    export: exportOutcomes,
  },
  examples: () => import("./examples.ts"),
});

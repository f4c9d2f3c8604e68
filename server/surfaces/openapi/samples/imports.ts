import { type GroupSamples, sampleIds } from "./sample.ts";

const imported = { title: "Data engineer", company: "Harbour Works", status: "applied", city: "Hamburg" };
const verdicts = [
  { index: 0, verdict: "created", applicationId: sampleIds.applicationId, issues: [] },
  {
    index: 1,
    verdict: "failed",
    applicationId: null,
    issues: [{ column: "company", message: "Is needed." }],
  },
];

export const importSamples: GroupSamples = {
  entities: { ImportRow: imported },
  fields: { rows: verdicts, counts: { created: 1, updated: 0, duplicate: 0, failed: 1 } },
  requests: {
    "imports.create": { rows: [imported, { title: "Nurse" }], onDuplicate: "skip", dryRun: false },
  },
};

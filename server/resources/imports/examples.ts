import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { imports } from "./contract.ts";

const imported = { title: "Data engineer", company: "Harbor Works", status: "applied", city: "Hamburg" };
const verdicts = [
  { index: 0, verdict: "created", applicationId: sampleIds.applicationId, issues: [] },
  {
    index: 1,
    verdict: "failed",
    applicationId: null,
    issues: [{ column: "company", message: "This field is required." }],
  },
];

export const samples: Samples<typeof imports> = {
  entities: { ImportRow: imported },
  fields: { rows: verdicts, counts: { created: 1, updated: 0, duplicate: 0, failed: 1 } },
  requests: {
    create: { rows: [imported, { title: "Nurse" }], onDuplicate: "skip", dryRun: false },
  },
};

import type { Examples } from "#server/resources/example-rows.ts";
import type { today } from "./contract.ts";

export const examples: Examples<typeof today> = {
  get: () => [{}],
  getGoal: () => [{}],
  setGoal: () => [{ goal: 5 }, { goal: null }],
  setMark: ({ interviewId }) => [
    { kind: "interview", subjectId: interviewId, occasion: "2026-12-03T13:00:00Z", mark: { until: null } },
  ],
  takeOn: ({ applicationId }) => [
    {
      subjectId: `follow_up ${applicationId} 2026-12-03T13:00:00.000Z`,
      occasion: "2026-12-03T13:00:00Z",
      task: { text: "Follow up", due: "2026-12-10", timeZone: "UTC", applicationId },
    },
  ],
};

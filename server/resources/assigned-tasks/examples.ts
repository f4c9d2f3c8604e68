import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { AssignedTask } from "./contract.ts";

const task: AssignedTask = {
  id: sampleIds.assignedTaskId,
  applicantEmail: "kim@sole.example",
  applicantDisplayName: "Kim Sole",
  text: "Send the résumé to two people",
  dueOn: "2026-11-30",
  targetApplications: 2,
  applications: 1,
  targetInterviews: null,
  interviews: null,
  isWeekly: false,
  assignedByName: "Ilse Brandt",
  assignedAt: "2026-11-23T09:00:00.000Z",
  doneAt: null,
  confirmedAt: null,
  confirmedByName: null,
  updatedAt: "2026-11-23T09:00:00.000Z",
};
const verdict = {
  applicantEmail: "kim@sole.example",
  outcome: "assigned",
  assignedTaskId: sampleIds.assignedTaskId,
} as const;

export const samples: Samples = {
  entities: { AssignedTask: task, AssignedTaskVerdict: verdict },
  fields: {
    ...task,
    ...verdict,
    state: "open",
    cohortId: sampleIds.cohortId,
    applicantEmails: ["kim@sole.example"],
    isDone: true,
    isConfirmed: true,
  },
  requests: { create: { text: task.text, dueOn: task.dueOn, applicantEmails: ["kim@sole.example"] } },
};

import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Suggestion, SuggestionRule, Task } from "./contract.ts";

const task: Task = {
  id: sampleIds.taskId,
  text: "Ask Dana about the team",
  due: "2026-11-27",
  timeZone: "Europe/Amsterdam",
  repeat: null,
  applicationId: sampleIds.applicationId,
  contactId: sampleIds.contactId,
  doneAt: null,
  createdAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
};
const rule: SuggestionRule = { rule: "follow_up", isOn: true, days: 5, defaultDays: 7, mostDays: 13 };
export const occasion = "2026-11-20T09:00:00.000Z";
const suggestion: Suggestion = {
  id: `follow_up ${sampleIds.applicationId} ${occasion}`,
  rule: "follow_up",
  occasion,
  title: "Platform engineer",
  companyName: "Bright Fern",
  applicationId: sampleIds.applicationId,
  contactId: null,
};
export const called = { text: "Call the recruiter", due: "2026-12-03T14:00:00Z" };
export const timed = { ...called, timeZone: "Europe/Amsterdam" };
export const weekly = { text: "Review my search", due: "2026-11-27", repeat: "weekly" } as const;

export const samples: Samples = {
  entities: { Task: task, Suggestion: suggestion, SuggestionRule: rule },
  fields: {
    ...task,
    isDone: false,
    dueFrom: "2026-11-01",
    dueTo: "2026-11-30",
    tasks: [called, weekly],
    ids: [sampleIds.taskId],
    task: { ...task, doneAt: "2026-11-27T10:00:00.000Z" },
    next: null,
    ...rule,
    occasion,
    until: null,
  },
  requests: {
    settleSuggestion: { id: suggestion.id, occasion },
    create: { ...timed, applicationId: sampleIds.applicationId },
    createMany: { timeZone: timed.timeZone, tasks: [called, weekly] },
  },
};

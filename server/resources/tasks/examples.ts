import type { Samples } from "#server/core/group.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Suggestion, SuggestionRule, Task, tasks } from "./contract.ts";

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
const occasion = "2026-11-20T09:00:00.000Z";
const suggestion: Suggestion = {
  id: `follow_up ${sampleIds.applicationId} ${occasion}`,
  rule: "follow_up",
  occasion,
  title: "Platform engineer",
  companyName: "Bright Fern",
  applicationId: sampleIds.applicationId,
  contactId: null,
};
const called = { text: "Call the recruiter", due: "2026-12-03T14:00:00Z" };
const timed = { ...called, timeZone: "Europe/Amsterdam" };
const weekly = { text: "Review my search", due: "2026-11-27", repeat: "weekly" } as const;

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

export const examples: Examples<typeof tasks> = {
  list: ({ applicationId, contactId }) => ({
    isDone: false,
    applicationId,
    contactId,
    dueFrom: "2026-01-01",
    dueTo: "2026-12-31",
    limit: 20,
  }),
  create: ({ applicationId, contactId }) => ({ ...timed, repeat: "monthly", applicationId, contactId }),
  createMany: ({ applicationId }) => ({ timeZone: "UTC", tasks: [called, { ...weekly, applicationId }] }),
  update: ({ taskId, contactId }) => ({ taskId, due: "2026-11-30", contactId }),
  settleSuggestion: ({ applicationId }) => ({
    id: `follow_up ${applicationId} ${occasion}`,
    occasion,
    until: "2026-12-01T09:00:00Z",
  }),
  updateSuggestionRule: () => ({ rule: "follow_up", isOn: true, days: 5 }),
  restore: ({ taskId, contactId }) => [{ taskId, ...weekly, contactId, doneAt: null }],
};

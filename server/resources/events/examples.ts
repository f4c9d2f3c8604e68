import type { Samples } from "#server/core/group.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Event, events } from "./contract.ts";

const event: Event = {
  id: "chg_48151",
  type: "interview.deleted",
  resourceId: sampleIds.interviewId,
  version: null,
  resource: null,
  createdAt: "2026-11-20T09:00:00.000Z",
};

export const samples: Samples = {
  entities: { Event: event },
  fields: { ...event, newest: "chg_48151", kind: ["application", "interview"], cursor: "chg_48150" },
};

export const examples: Examples<typeof events> = {
  list: () => ({ kind: ["application", "interview"], limit: 20 }),
};

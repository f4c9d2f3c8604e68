import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Event } from "./contract.ts";

/** An event of a person's search. */
export const sampleEvent: Event = {
  id: "chg_01kabc0000e1za5jw5pxw3v8qn_48151",
  type: "interview.deleted",
  environment: "live",
  account: { email: "ada.kern@example.com", displayName: "Ada Kern" },
  organization: null,
  actor: {
    person: { email: "ada.kern@example.com", displayName: "Ada Kern" },
    credential: { type: "session", id: null, name: null },
  },
  resourceId: sampleIds.interviewId,
  version: null,
  resource: null,
  changes: null,
  createdAt: "2026-11-20T09:00:00.000Z",
};

export const samples: Samples = {
  entities: {
    Event: sampleEvent,
    EventChange: { field: "status", from: "applied", to: "interviewing" },
  },
  fields: {
    ...sampleEvent,
    newest: sampleEvent.id,
    kind: ["application", "interview"],
    cursor: "chg_01kabc0000e1za5jw5pxw3v8qn_48150",
  },
};

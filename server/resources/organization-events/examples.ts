import type { Samples } from "#server/core/group.ts";
import type { Event } from "#server/resources/events/contract.ts";
import { sampleEvent } from "#server/resources/events/examples.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";

const event: Event = {
  ...sampleEvent,
  id: "chg_01kabc0000fx8bmt1j9n2r4w6s_51207",
  type: "share.deleted",
  account: null,
  organization: { name: "Harbor Careers", slug: "harbor-careers" },
  resourceId: sampleIds.shareId,
  createdAt: "2026-11-20T10:30:00.000Z",
};

export const samples: Samples = {
  entities: {},
  fields: { ...event, data: [event], newest: event.id, kind: ["member", "share"], cursor: event.id },
};

import type { Samples } from "#server/core/group.ts";
import type { Event } from "#server/resources/events/contract.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { organizationEvents } from "./contract.ts";

const event: Event = {
  id: "chg_51207",
  type: "share.deleted",
  resourceId: sampleIds.shareId,
  version: null,
  resource: null,
  createdAt: "2026-11-20T10:30:00.000Z",
};

export const samples: Samples = {
  entities: {},
  fields: { ...event, data: [event], newest: "chg_51207", kind: ["member", "share"], cursor: "chg_51206" },
};

export const examples: Examples<typeof organizationEvents> = {
  list: ({ organizationSlug }) => ({ organizationSlug, kind: ["member", "share"], limit: 20 }),
};

import type { Samples } from "#server/core/group.ts";
import { samples as personal } from "#server/resources/webhooks/examples.ts";
import type { organizationWebhooks } from "./contract.ts";

export const samples: Samples<typeof organizationWebhooks> = {
  entities: {},
  fields: { ...personal.fields, eventTypes: ["member.created", "member.updated", "member.deleted"] },
  requests: { update: { status: "paused" } },
};

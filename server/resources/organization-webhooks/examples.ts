import type { Samples } from "#server/core/group.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { samples as personal } from "#server/resources/webhooks/examples.ts";
import type { organizationWebhooks } from "./contract.ts";

export const samples: Samples<typeof organizationWebhooks> = {
  entities: {},
  fields: { ...personal.fields, eventTypes: ["member.created", "member.updated", "member.deleted"] },
  requests: { update: { status: "paused" } },
};

export const examples: Examples<typeof organizationWebhooks> = {
  get: ({ organizationSlug, organizationWebhookId }) => ({
    organizationSlug,
    webhookId: organizationWebhookId,
  }),
  create: ({ organizationSlug }) => ({
    organizationSlug,
    url: "https://hooks.example/offerlane",
    description: "Sync with the CRM",
  }),
  update: ({ organizationSlug, organizationWebhookId }) => ({
    organizationSlug,
    webhookId: organizationWebhookId,
    status: "paused",
  }),
  delete: ({ organizationSlug, organizationWebhookId }) => ({
    organizationSlug,
    webhookId: organizationWebhookId,
  }),
  rotateSecret: ({ organizationSlug, organizationWebhookId }) => ({
    organizationSlug,
    webhookId: organizationWebhookId,
  }),
  listDeliveries: ({ organizationSlug, organizationWebhookId }) => ({
    organizationSlug,
    webhookId: organizationWebhookId,
    outcome: "pending",
  }),
  getDelivery: ({ organizationSlug, organizationWebhookId, organizationDeliveryId }) => ({
    organizationSlug,
    webhookId: organizationWebhookId,
    deliveryId: organizationDeliveryId,
  }),
  resend: ({ organizationSlug, organizationWebhookId, organizationDeliveryId }) => ({
    organizationSlug,
    webhookId: organizationWebhookId,
    deliveryId: organizationDeliveryId,
  }),
  sendTest: ({ organizationSlug, organizationWebhookId }) => ({
    organizationSlug,
    webhookId: organizationWebhookId,
  }),
};

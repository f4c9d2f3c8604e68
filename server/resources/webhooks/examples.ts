import type { Samples } from "#server/core/group.ts";
import { sampleEvent } from "#server/resources/events/examples.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Delivery, Webhook, WebhookEvent, webhooks } from "./contract.ts";

const webhook: Webhook = {
  id: sampleIds.webhookId,
  url: "https://hooks.example/offerlane",
  description: "Sync with the CRM",
  eventTypes: ["application.created", "application.updated", "application.deleted"],
  status: "active",
  statusReason: null,
  createdBy: { type: "api_key", id: "key_01kae55f3q7m2xv9t4b8c1n6dz", name: "CRM sync" },
  failingSince: null,
  previousSecretUntil: null,
  createdAt: "2026-11-18T09:12:00.000Z",
  updatedAt: "2026-11-18T09:12:00.000Z",
};
const delivery: Delivery = {
  id: sampleIds.deliveryId,
  webhookId: sampleIds.webhookId,
  cause: "event",
  eventId: sampleEvent.id,
  type: "application.deleted",
  resourceId: sampleIds.applicationId,
  attempt: 1,
  outcome: "succeeded",
  responseStatus: 204,
  failure: null,
  durationMs: 82,
  createdAt: "2026-11-20T09:00:01.000Z",
};
const event: WebhookEvent = {
  ...sampleEvent,
  type: "application.deleted",
  resourceId: sampleIds.applicationId,
};
const bodies = { requestBody: JSON.stringify(event), responseBody: "" };
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw8Zb8Xj4mQyE=";

export const samples: Samples<typeof webhooks> = {
  entities: {
    Webhook: webhook,
    WebhookWithSecret: { ...webhook, secret },
    Delivery: delivery,
    DeliveryWithBodies: { ...delivery, ...bodies },
    WebhookEvent: event,
  },
  fields: { ...webhook, deliveryId: sampleIds.deliveryId, webhookId: sampleIds.webhookId, outcome: "failed" },
  requests: { update: { status: "paused" } },
};

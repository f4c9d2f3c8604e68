import { z } from "zod";
import { ORGANIZATION_EVENT_TYPES } from "#domain/event-types.ts";
import { rolesWith } from "#domain/permissions.ts";
import { organizationSlug } from "#server/core/fields.ts";
import { defineOperations } from "#server/core/operation.ts";
import { chosenTypes, type Webhook, webhooks } from "#server/resources/webhooks/contract.ts";

// The same operations as for a person's webhooks, which describe them in detail, for the webhooks of the organization in the path.
const reads = { actsOn: "organization", scope: "organizations:read" } as const;
const changes = { actsOn: "organization", scope: "organizations:write" } as const;
const roles = rolesWith("organization_webhooks.manage");
const eventTypes = chosenTypes(ORGANIZATION_EVENT_TYPES).optional();

export const organizationWebhooks = defineOperations("organization_webhooks", {
  list: {
    ...webhooks.list,
    ...reads,
    roles,
    path: "/organizations/{organizationSlug}/webhooks",
    summary: "List an organization's webhooks",
    description: "Returns the addresses that the organization's changes are sent to, oldest first.",
    input: z.strictObject({ organizationSlug, ...webhooks.list.input.shape }),
  },
  get: {
    ...webhooks.get,
    ...reads,
    roles,
    path: "/organizations/{organizationSlug}/webhooks/{webhookId}",
    summary: "Get an organization's webhook",
    input: z.strictObject({ organizationSlug, ...webhooks.get.input.shape }),
  },
  create: {
    ...webhooks.create,
    ...changes,
    roles,
    path: "/organizations/{organizationSlug}/webhooks",
    summary: "Create an organization's webhook",
    description:
      "Sends the organization's future events to an https address, as webhooks.create does for a person. The webhook belongs to the organization: every owner and admin can read and change it. It ends with the API key or app that created it, and the audit log records it. It's paused if you leave or are no longer an owner or admin. The owners get an email when it's paused or disabled.",
    errors: [...webhooks.create.errors],
    input: z.strictObject({
      organizationSlug,
      ...webhooks.create.input.shape,
      eventTypes: eventTypes.describe("Omit it for everything that you can read."),
    }),
    location: ({ id }: Webhook, path: { organizationSlug: string }) =>
      `/organizations/${path.organizationSlug}/webhooks/${id}`,
  },
  update: {
    ...webhooks.update,
    ...changes,
    roles,
    path: "/organizations/{organizationSlug}/webhooks/{webhookId}",
    resource: "organization_webhooks.get",
    summary: "Update an organization's webhook",
    input: z.strictObject({ organizationSlug, ...webhooks.update.input.shape, eventTypes }),
  },
  delete: {
    ...webhooks.delete,
    ...changes,
    roles,
    path: "/organizations/{organizationSlug}/webhooks/{webhookId}",
    resource: "organization_webhooks.get",
    summary: "Delete an organization's webhook",
    input: z.strictObject({ organizationSlug, ...webhooks.delete.input.shape }),
  },
  rotateSecret: {
    ...webhooks.rotateSecret,
    ...changes,
    roles,
    path: "/organizations/{organizationSlug}/webhooks/{webhookId}/rotate-secret",
    summary: "Rotate the secret of an organization's webhook",
    input: z.strictObject({ organizationSlug, ...webhooks.rotateSecret.input.shape }),
  },
  listDeliveries: {
    ...webhooks.listDeliveries,
    ...reads,
    roles,
    path: "/organizations/{organizationSlug}/webhooks/{webhookId}/deliveries",
    summary: "List the deliveries of an organization's webhook",
    input: z.strictObject({ organizationSlug, ...webhooks.listDeliveries.input.shape }),
  },
  getDelivery: {
    ...webhooks.getDelivery,
    ...reads,
    roles,
    path: "/organizations/{organizationSlug}/webhooks/{webhookId}/deliveries/{deliveryId}",
    summary: "Get a delivery of an organization's webhook",
    input: z.strictObject({ organizationSlug, ...webhooks.getDelivery.input.shape }),
  },
  resend: {
    ...webhooks.resend,
    ...changes,
    roles,
    path: "/organizations/{organizationSlug}/webhooks/{webhookId}/deliveries/{deliveryId}/resend",
    summary: "Send a delivery of an organization's webhook again",
    input: z.strictObject({ organizationSlug, ...webhooks.resend.input.shape }),
  },
  sendTest: {
    ...webhooks.sendTest,
    ...changes,
    roles,
    path: "/organizations/{organizationSlug}/webhooks/{webhookId}/test",
    summary: "Send a test event to an organization's webhook",
    input: z.strictObject({ organizationSlug, ...webhooks.sendTest.input.shape }),
  },
});

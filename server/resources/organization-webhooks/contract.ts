import { z } from "zod";
import { ORGANIZATION_EVENT_TYPES } from "#domain/event-types.ts";
import { rolesWith } from "#domain/permissions.ts";
import { organizationSlug } from "#server/core/fields.ts";
import { defineOperations } from "#server/core/operation.ts";
import { chosenTypes, type Webhook, webhooks } from "#server/resources/webhooks/contract.ts";

const roles = rolesWith("organization_webhooks.manage");
const eventTypes = chosenTypes(ORGANIZATION_EVENT_TYPES).optional();

type Given = (typeof webhooks)[keyof typeof webhooks];
type Changed = "actsOn" | "scope" | "path" | "resource" | "summary" | "input";
type OfOrganization<Of extends Given> = Omit<Of, Changed> & {
  readonly actsOn: "organization";
  readonly scope: "organizations:read" | "organizations:write";
  readonly roles: typeof roles;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly input: Of["input"]["shape"] extends infer Shape extends z.core.$ZodShape
    ? z.ZodObject<{ organizationSlug: typeof organizationSlug } & Shape>
    : never;
};

/** Returns an operation on a person's webhooks as one on the webhooks of the organization in the path. */
function ofOrganization<Of extends Given>(given: Of, summary: string): OfOrganization<Of> {
  const { resource: _, ...operation } = given as Given & { readonly resource?: string };
  return {
    ...operation,
    actsOn: "organization",
    scope: given.changesData ? "organizations:write" : "organizations:read",
    roles,
    path: `/organizations/{organizationSlug}${given.path}`,
    summary,
    input: z.strictObject({ organizationSlug, ...given.input.shape }),
  } as unknown as OfOrganization<Of>;
}

// `webhooks` describes the operations in detail.
export const organizationWebhooks = defineOperations("organization_webhooks", {
  list: {
    ...ofOrganization(webhooks.list, "List an organization's webhooks"),
    description: "Returns the addresses that the organization's changes are sent to, oldest first.",
  },
  get: ofOrganization(webhooks.get, "Get an organization's webhook"),
  create: {
    ...ofOrganization(webhooks.create, "Create an organization's webhook"),
    description:
      "Sends the organization's future events to an https address, as webhooks.create does for a person. The webhook belongs to the organization: every owner and admin can read and change it. It ends with the API key or app that created it, and the audit log records it. It's paused if you leave or are no longer an owner or admin. The owners get an email when it's paused or disabled.",
    input: z.strictObject({
      organizationSlug,
      ...webhooks.create.input.shape,
      eventTypes: eventTypes.describe("Omit it for everything that you can read."),
    }),
    location: ({ id }: Webhook, path: { organizationSlug: string }) =>
      `/organizations/${path.organizationSlug}/webhooks/${id}`,
  },
  update: {
    ...ofOrganization(webhooks.update, "Update an organization's webhook"),
    input: z.strictObject({ organizationSlug, ...webhooks.update.input.shape, eventTypes }),
  },
  delete: ofOrganization(webhooks.delete, "Delete an organization's webhook"),
  rotateSecret: ofOrganization(webhooks.rotateSecret, "Rotate the secret of an organization's webhook"),
  listDeliveries: ofOrganization(webhooks.listDeliveries, "List the deliveries of an organization's webhook"),
  getDelivery: ofOrganization(webhooks.getDelivery, "Get a delivery of an organization's webhook"),
  resend: ofOrganization(webhooks.resend, "Send a delivery of an organization's webhook again"),
  sendTest: ofOrganization(webhooks.sendTest, "Send a test event to an organization's webhook"),
});

import { z } from "zod";
import { EVENT_TYPES } from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { DAY, HOUR } from "#domain/units.ts";
import { growingEnum, id, instantOut, nullableText, TITLE_MAX, title, URL_MAX } from "#server/core/fields.ts";
import { BEYOND, defineOperations } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted } from "#server/resources/enumerations.ts";
import { CredentialType, Event, EventType } from "#server/resources/events/contract.ts";

/** The type of a test event. It differs from the types of changes, so that receivers can tell it apart. */
export const TEST_TYPE = "webhook.test";
const STATUSES = ["active", "paused", "failed"] as const;
const STATUS_REASONS = [
  "paused_by_person",
  "maker_lost_role",
  "credential_ended",
  "nothing_accepted",
  "receiver_gone",
] as const;
const CAUSES = ["event", "resend", "test"] as const;
const OUTCOMES = ["pending", "succeeded", "failed"] as const;
/** The reasons why there was no response. */
const FAILURES = ["not_public", "unknown_host", "too_slow", "unreachable", "unsigned", "event_gone"] as const;

const DeliveredType = z.union([EventType, z.literal(TEST_TYPE)]).meta({ id: "DeliveredType" });

/** The body of a delivery. */
export const WebhookEvent = Event.extend({ type: DeliveredType }).meta({ id: "WebhookEvent" });
export type WebhookEvent = z.infer<typeof WebhookEvent>;

const CreatedBy = z
  .object({
    type: CredentialType,
    id: z.string(),
    name: z.string().nullable().describe("The name of the key or the app. Null for a session."),
  })
  .meta({ id: "WebhookMaker" })
  .describe(
    "The credential that created it, or that last changed its address. It stops when the key or the app's connection ends. Null if that wasn't recorded.",
  );

export const Webhook = z
  .object({
    id: z.string(),
    url: z.string(),
    description: z.string().nullable(),
    eventTypes: z.array(EventType),
    status: z
      .enum(STATUSES)
      .meta({ id: "WebhookStatus" })
      .describe("`failed` if it was disabled because of its receiver. Set `active` to resume it."),
    statusReason: growingEnum(STATUS_REASONS)
      .meta({ id: "WebhookStatusReason" })
      .nullable()
      .describe(
        "The reason why it isn't active: it was `paused_by_person`, its creator left or can no longer manage webhooks (`maker_lost_role`), the API key or app that created it has expired (`credential_ended`), no delivery succeeded for days (`nothing_accepted`), or the receiver responded with 410 (`receiver_gone`). Null while it's active, or if the reason wasn't recorded.",
      ),
    failingSince: instantOut
      .nullable()
      .describe("The time of the first failed delivery in a row; null while deliveries succeed."),
    previousSecretUntil: instantOut
      .nullable()
      .describe("The time until which deliveries are also signed with the previous secret."),
    createdBy: CreatedBy.nullable(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Webhook" });
export type Webhook = z.infer<typeof Webhook>;

const WebhookWithSecret = Webhook.extend({
  secret: z.string().describe("Verifies signatures. It isn't shown again."),
}).meta({ id: "WebhookWithSecret" });

const Delivery = z
  .object({
    id: z.string(),
    webhookId: z.string(),
    cause: z
      .enum(CAUSES)
      .meta({ id: "DeliveryCause" })
      .describe(
        "`event` for a first delivery and its retries, `resend` for one that you requested, `test` for a test.",
      ),
    eventId: z.string().nullable().describe("The event's ID. Null for a test."),
    type: DeliveredType,
    resourceId: z.string(),
    attempt: z.int().describe("1 for the first attempt."),
    outcome: z.enum(OUTCOMES).meta({ id: "DeliveryOutcome" }),
    responseStatus: z.int().nullable().describe("The receiver's HTTP status."),
    failure: z
      .enum(FAILURES)
      .meta({ id: "DeliveryFailure" })
      .nullable()
      .describe("The reason there was no response."),
    durationMs: z.int().nullable(),
    createdAt: instantOut,
  })
  .meta({ id: "Delivery" });
export type Delivery = z.infer<typeof Delivery>;

const DeliveryWithBodies = Delivery.extend({
  requestBody: z.string().nullable().describe("The request body."),
  responseBody: z.string().nullable().describe("The response body."),
}).meta({ id: "DeliveryWithBodies" });

// These have an id, because the lists of a person and of an organization have the same response.
const Webhooks = pageOf(Webhook).meta({ id: "Webhooks" });
const Deliveries = pageOf(Delivery).meta({ id: "Deliveries" });

const webhookId = id("webhook", "The webhook's ID.");
const deliveryId = id("delivery", "The delivery's ID.");
const url = title(URL_MAX).describe("The https URL that receives the events.");
const description = nullableText(TITLE_MAX).describe("A description for you.");
const eventTypes = chosenTypes(EVENT_TYPES);
const { webhookRetries, webhookOldSecret, webhookOutage, webhookDelivery } = LIMITS.lifetimes;

/** Returns the schema of a selection of event types. Sorts the selection. */
export function chosenTypes<const Type extends string>(types: readonly Type[]) {
  return z
    .array(z.enum(types))
    .max(types.length)
    .overwrite((chosen) => types.filter((type) => chosen.includes(type)))
    .describe(`The events to send, such as ${types[0]}.`);
}

export const webhooks = defineOperations("webhooks", {
  list: {
    ...BEYOND.ownRead,
    path: "/webhooks",
    summary: "List webhooks",
    description: "Returns the addresses that changes are sent to, oldest first.",
    input: z.strictObject(pageFields),
    output: Webhooks,
  },
  get: {
    ...BEYOND.ownRead,
    path: "/webhooks/{webhookId}",
    summary: "Get a webhook",
    description: "Returns a webhook without its secret.",
    input: z.strictObject({ webhookId }),
    output: Webhook,
  },
  create: {
    ...BEYOND.ownChange,
    path: "/webhooks",
    needsConfirmedAddress: true,
    reauthentication: "always",
    reachesOut: true,
    summary: "Create a webhook",
    description: `Sends events from now on to an https address, signed as the Standard Webhooks specification says. Only this response has the secret. Events arrive at least once and in order; one that isn't accepted with a 2xx status is retried for ${webhookRetries / HOUR} hours, and the ones after it wait. A webhook that accepts nothing for ${webhookOutage / DAY} days is switched off, and you're notified by email. It ends with the API key or the app's connection that created it, unless the person keeps it.`,
    brief: "Creates a webhook. Its secret is shown once.",
    errors: ["validation_failed", "address_unconfirmed", "quota_exceeded"],
    input: z.strictObject({
      url,
      eventTypes: eventTypes.optional().describe("Omit it for everything that your credential can read."),
      description: description.optional(),
    }),
    output: WebhookWithSecret,
    location: ({ id }: Webhook) => `/webhooks/${id}`,
  },
  update: {
    ...BEYOND.ownChange,
    method: "PATCH",
    path: "/webhooks/{webhookId}",
    reauthentication: "always",
    summary: "Update a webhook",
    description:
      "Changes the given fields. Set status to paused to hold events back, and to active to send them again, beginning with the first that wasn't accepted; events older than 30 days are gone. A credential can change the address only if it can read every event that goes there.",
    brief: "Changes, pauses, or resumes a webhook.",
    errors: ["validation_failed"],
    input: z.strictObject({
      webhookId,
      url: url.optional(),
      eventTypes: eventTypes.optional(),
      description: description.optional(),
      status: z.enum(["active", "paused"]).optional().describe("Pauses or resumes the webhook."),
    }),
    output: Webhook,
  },
  delete: {
    ...BEYOND.ownChange,
    method: "DELETE",
    path: "/webhooks/{webhookId}",
    summary: "Delete a webhook",
    description: "Deletes a webhook with its log. Nothing more is sent there.",
    input: z.strictObject({ webhookId }),
    output: Deleted,
  },
  rotateSecret: {
    ...BEYOND.ownChange,
    path: "/webhooks/{webhookId}/rotate-secret",
    reauthentication: "always",
    summary: "Rotate a webhook's secret",
    description: `Creates a new secret. Only this response has it. For ${webhookOldSecret / HOUR} hours, deliveries have two signatures, one with the new secret and one with the previous one, so that you can change it without missing any.`,
    brief: "Creates a new secret; the old one also signs for a day.",
    input: z.strictObject({ webhookId }),
    output: WebhookWithSecret,
  },
  listDeliveries: {
    ...BEYOND.ownRead,
    path: "/webhooks/{webhookId}/deliveries",
    summary: "List a webhook's deliveries",
    description: `Returns what was sent and how the receiver responded, newest first. Deliveries are kept for ${webhookDelivery / DAY} days, and the newest ${LIMITS.requests.webhookDeliveries} at most. You see events that your credential's scopes let you read.`,
    brief: "Lists what was sent to a webhook, newest first.",
    input: z.strictObject({
      webhookId,
      outcome: z.enum(OUTCOMES).optional().describe("Only deliveries with this outcome."),
      ...pageFields,
    }),
    output: Deliveries,
  },
  getDelivery: {
    ...BEYOND.ownRead,
    path: "/webhooks/{webhookId}/deliveries/{deliveryId}",
    summary: "Get a delivery",
    description: "Returns a delivery with the bodies of the request and the response. Long ones are cut.",
    input: z.strictObject({ webhookId, deliveryId }),
    output: DeliveryWithBodies,
  },
  resend: {
    ...BEYOND.ownChange,
    path: "/webhooks/{webhookId}/deliveries/{deliveryId}/resend",
    reachesOut: true,
    adds: true,
    summary: "Send a delivery again",
    description:
      "Sends the event once more, with the same ID and with its resource as it is now. It isn't retried and doesn't wait for its turn. Read the new delivery to see how it ended.",
    brief: "Sends the event of a delivery once more.",
    input: z.strictObject({ webhookId, deliveryId }),
    output: Delivery,
  },
  sendTest: {
    ...BEYOND.ownChange,
    path: "/webhooks/{webhookId}/test",
    reachesOut: true,
    adds: true,
    summary: "Send a test event",
    description: `Sends an event of type ${TEST_TYPE}, even while the webhook is paused. It isn't retried. Read the new delivery to see how it ended.`,
    brief: "Sends a test event to a webhook.",
    input: z.strictObject({ webhookId }),
    output: Delivery,
  },
});

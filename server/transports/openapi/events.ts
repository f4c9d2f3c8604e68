import { EVENT_TYPES, type EventType, ORGANIZATION_EVENT_TYPES } from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { HOUR } from "#domain/units.ts";
import { sampleEvent } from "#server/resources/events/examples.ts";
import { PERSONAL } from "#server/resources/events/kinds.ts";
import { ORGANIZATIONAL } from "#server/resources/events/organization-kinds.ts";
import { TEST_TYPE } from "#server/resources/webhooks/contract.ts";
import { header } from "./responses.ts";
import { refTo, type Schema } from "./schemas.ts";

const NULL: Schema = { type: "null" };

/** The component of every event type. */
const EVENT_SCHEMAS = [...EVENT_TYPES, ...ORGANIZATION_EVENT_TYPES].map(
  (type) => [type, schemaNameOf(type)] as const,
);
const TEST_SCHEMA = [TEST_TYPE, "TestEvent"] as const;

/**
 * Adds a schema for each event type, with the resource of its kind, and a union of them for Event. Outside the document, the contract's
 * Event keeps its one general shape.
 * @param schemas the document's components, which are changed
 */
export function describeEvents(schemas: Record<string, Schema>): void {
  const { Event: event } = schemas;
  if (!event) throw new Error("The document has no Event.");
  const { description: _, properties = {}, ...shape } = event;
  const { changes = {} } = properties;
  const listed = (changes.anyOf ?? []).find((part) => part.type === "array") ?? changes;
  const changed = { anyOf: [listed, NULL], description: "What changed. Null if resource is." };
  for (const [type, name] of [...EVENT_SCHEMAS, TEST_SCHEMA]) {
    const [kind = "", action] = type.split(".");
    const isGone = action === "deleted" || type === TEST_TYPE;
    const own = {
      type: { type: "string", const: type },
      resource: isGone ? NULL : resourceOf(kind),
      changes: action === "updated" ? changed : NULL,
    };
    schemas[name] = { ...shape, properties: { ...properties, ...own } };
  }
  schemas.Event = {
    description: "What happened, by its type.",
    oneOf: EVENT_SCHEMAS.map(([, name]) => refTo(name)),
    discriminator: {
      propertyName: "type",
      mapping: Object.fromEntries(EVENT_SCHEMAS.map(([type, name]) => [type, refTo(name).$ref])),
    },
  };
}

/** Returns the schema of the resource in a kind's events. */
function resourceOf(kind: string): Schema {
  const { by, shape: shown } = { ...PERSONAL, ...ORGANIZATIONAL }[kind as keyof typeof PERSONAL];
  const { id } = (shown ?? by.output).meta() ?? {};
  if (id === undefined) throw new Error(`The resource of ${kind} events has no name in the document.`);
  return {
    anyOf: [refTo(id), NULL],
    description: "The resource when you read the event. Null once it's deleted.",
  };
}

/** Converts `cohort_membership.updated` to `CohortMembershipUpdatedEvent`. */
function schemaNameOf(type: EventType): string {
  return `${type.replace(/(?:^|[._])(\w)/g, (_all, letter: string) => letter.toUpperCase())}Event`;
}

/** The tag of incoming events. It is separate because generators put the operations of a tag into one class, and `webhooks` has one. */
export const RECEIVED = {
  name: "received_events",
  description:
    "The requests that Offerlane sends to your webhooks: your server has these endpoints, not Offerlane.",
};

const deliveryHeaders = {
  WebhookId: header(
    "webhook-id",
    "The event's ID, the same for every attempt: keep it to detect repeats.",
    sampleEvent.id,
  ),
  WebhookTimestamp: header(
    "webhook-timestamp",
    "When this attempt was made, in seconds since 1970.",
    "1795165201",
  ),
  WebhookSignature: header(
    "webhook-signature",
    "One signature, or two separated by a space for a day after a rotation.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ),
};

/** The headers of every delivery, by component name. */
export const deliveryParameters = Object.fromEntries(
  Object.entries(deliveryHeaders).map(([name, header]) => [
    name,
    { ...header, in: "header", required: true },
  ]),
);

const hours = LIMITS.lifetimes.webhookRetries / HOUR;

/** Returns the requests to webhooks, by type: the body is the event as the person's or organization's list returns it. */
export function describedWebhooks(): Record<string, object> {
  const requests = [...EVENT_SCHEMAS, TEST_SCHEMA].map(([type, schema]) => {
    const post = {
      operationId: `received_events.${type.replace(".", "_")}`,
      tags: [RECEIVED.name],
      summary: `Receive ${type}`,
      description: `Offerlane sends each event at least once, and in order. Verify the signature with a library of the Standard Webhooks specification. Any 2xx status accepts the event; anything else, including a redirect, is retried for ${hours} hours while later events wait.`,
      security: [],
      parameters: Object.keys(deliveryHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      requestBody: { required: true, content: { "application/json": { schema: refTo(schema) } } },
      responses: {
        204: { description: "Accepted. Any other 2xx status is fine too." },
        410: { description: "Permanently gone: the webhook is switched off." },
      },
    };
    return [type, { post }];
  });
  return Object.fromEntries(requests);
}

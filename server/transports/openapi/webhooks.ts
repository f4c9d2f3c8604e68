import { LIMITS } from "#domain/limits.ts";
import { HOUR } from "#domain/units.ts";
import { sampleEvent } from "#server/resources/events/examples.ts";
import { DELIVERED_SCHEMAS } from "./events.ts";
import type { ComponentsObject, OpenAPIObject } from "./types.ts";

/** The tag of incoming events. It is separate because generators put the operations of a tag into one class, and `webhooks` has one. */
export const RECEIVED = {
  name: "received_events",
  description: "What Offerlane sends to your webhooks: your server has these endpoints, not Offerlane.",
};

const header = (name: string, description: string, example: string) =>
  ({ name, in: "header", required: true, description, schema: { type: "string" }, example }) as const;
const hours = LIMITS.lifetimes.webhookRetries / HOUR;

/** The headers of every delivery, by component name. */
export const deliveryParameters = {
  WebhookId: header(
    "webhook-id",
    "The event's ID, the same at every try: keep it to notice repeats.",
    sampleEvent.id,
  ),
  WebhookTimestamp: header(
    "webhook-timestamp",
    "When this try was made, in seconds since 1970.",
    "1795165201",
  ),
  WebhookSignature: header(
    "webhook-signature",
    "One signature, or two separated by a space for a day after a rotation.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ),
} satisfies ComponentsObject["parameters"];

/** Returns the requests to webhooks, by type, for the document: the body is the event as the person's or organization's list returns it. */
export function describedWebhooks(): NonNullable<OpenAPIObject["webhooks"]> {
  const parameters = Object.keys(deliveryParameters).map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
  const entries = [...DELIVERED_SCHEMAS].map(([type, schema]) => [
    type,
    {
      post: {
        operationId: `received_events.${type.replace(".", "_")}`,
        tags: [RECEIVED.name],
        summary: `Receive ${type}`,
        description: `Offerlane sends each event at least once, and in order. Verify the signature with a library of the Standard Webhooks specification. Any 2xx status accepts the event; anything else, and a redirect too, is retried for ${hours} hours while later events wait.`,
        security: [],
        parameters,
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
        },
        responses: {
          "204": { description: "Accepted. Any other 2xx status will do." },
          "410": { description: "Gone for good: the webhook is switched off." },
        },
      },
    },
  ]);
  return Object.fromEntries(entries) as NonNullable<OpenAPIObject["webhooks"]>;
}

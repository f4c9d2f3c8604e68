import { LIMITS } from "#domain/limits.ts";
import { HOUR } from "#domain/units.ts";
import type { OpenAPIObject } from "./types.ts";

const text = { type: "string" } as const;
const header = (name: string, description: string, example: string) =>
  ({ name, in: "header", required: true, description, schema: text, example }) as const;
const hours = LIMITS.lifetimes.webhookRetries / HOUR;

/** What webhooks are sent, and how it is signed, for the document: the body is the event as the list of its person or organization returns it. */
export function describedWebhooks(example: unknown): NonNullable<OpenAPIObject["webhooks"]> {
  return {
    event: {
      post: {
        operationId: "webhooks.deliver",
        tags: ["webhooks"],
        summary: "Receive an event",
        description: `Offerlane sends each event to your webhooks and your organization's at least once, and in order. Verify the signature with a library of the Standard Webhooks specification. Any 2xx status accepts the event; anything else, and a redirect too, is retried for ${hours} hours while later events wait.`,
        security: [],
        parameters: [
          header(
            "webhook-id",
            "The event's ID, the same at every try: keep it to notice repeats.",
            "chg_48151",
          ),
          header("webhook-timestamp", "When this try was made, in seconds since 1970.", "1795165201"),
          header(
            "webhook-signature",
            "One signature, or two separated by a space for a day after a rotation.",
            "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
          ),
        ],
        requestBody: {
          required: true,
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/WebhookEvent" }, example },
          },
        },
        responses: {
          "204": { description: "Accepted. Any other 2xx status will do." },
          "410": { description: "Gone for good: the webhook is switched off." },
        },
      },
    },
  };
}

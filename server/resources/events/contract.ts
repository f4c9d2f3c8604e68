import { z } from "zod";
import { EVENT_ACTIONS, EVENT_KINDS, ORGANIZATION_EVENT_KINDS } from "#domain/event-types.ts";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { DAY } from "#domain/units.ts";
import { instantOut } from "#server/core/fields.ts";
import { BEYOND, defineOperations } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { AccountRef, OrganizationRef } from "#server/resources/enumerations.ts";

/** The constant id of an account's only profile. */
export const PROFILE_ID = "profile";

export const EventType = z
  .templateLiteral([z.enum([...EVENT_KINDS, ...ORGANIZATION_EVENT_KINDS]), ".", z.enum(EVENT_ACTIONS)])
  .meta({
    id: "EventType",
    description: "The kind of resource and what happened to it, such as application.updated.",
  });

export const CredentialType = z.enum(["session", "api_key", "app"]).meta({ id: "CredentialType" });
export type CredentialType = z.infer<typeof CredentialType>;

const EventActor = z
  .object({
    person: AccountRef.nullable().describe(
      "The person. Null if it isn't the account's owner, or the account was deleted.",
    ),
    credential: z
      .object({
        type: CredentialType,
        id: z.string().nullable().describe("The API key's or the app's connection. Null for a session."),
        name: z.string().nullable().describe("Its name. Null for a session and in an organization's events."),
      })
      .meta({ id: "EventCredential" })
      .nullable()
      .describe("The credential that was used. Null if someone other than the account's owner did it."),
  })
  .meta({ id: "EventActor" });

const EventChange = z
  .object({
    field: z.string().describe("The field of resource, such as job.title."),
    from: z.unknown().describe("The value before."),
    to: z.unknown().describe("The value after."),
  })
  .meta({
    id: "EventChange",
    description:
      "A field that was changed. Texts of more than 200 characters are cut and end in …. Long lists and objects are null.",
  });

export const Event = z
  .object({
    id: z.string().describe("Unique across all accounts and organizations, and never reused."),
    type: EventType,
    environment: z.enum(["live", "sandbox"]).meta({ id: "Environment" }),
    account: AccountRef.nullable().describe(
      "The person whose search the event is about. Null for an organization's event.",
    ),
    organization: OrganizationRef.nullable().describe("Null for an event about a person's search."),
    actor: EventActor.nullable().describe(
      "Who made the change. Null for automatic changes, and if it wasn't recorded.",
    ),
    resourceId: z.string().describe("The ID of the resource that changed. For a profile, it's `profile`."),
    version: z.string().nullable().describe("The ETag of resource. Null if resource has none."),
    resource: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("The resource that changed, in its current state. Null after it was deleted."),
    truncated: z
      .array(z.string())
      .optional()
      .describe(
        `The fields of resource whose texts were cut, such as job.description, because the event was larger than ${inWords(LIMITS.requests.eventBytes, "bytes")}. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut.`,
      ),
    changes: z
      .array(EventChange)
      .nullable()
      .describe("The fields that an update changed. Null for other events, and if resource is null."),
    createdAt: instantOut,
  })
  .meta({ id: "Event" });
export type Event = z.infer<typeof Event>;

// Has a schema id, because the lists of a person and of an organization share the response.
const Events = pageOf(Event)
  .extend({
    newest: z
      .string()
      .nullable()
      .describe(
        "The end of the list when you read this. Keep it before you read everything, and when a response has no events.",
      ),
  })
  .meta({ id: "Events" });

const days = LIMITS.lifetimes.changeEvent / DAY;

export const events = defineOperations("events", {
  list: {
    ...BEYOND.ownRead,
    path: "/events",
    summary: "List changes",
    description: `Returns what was created, changed, or deleted in your search, oldest first, so that you can keep a copy up to date. Keep the ID of the last event you read, or newest if there was none, and send it as cursor next time. To begin, keep newest, then read everything. Events are kept for ${days} days; a cursor works until an event after it is deleted. You see only events that your credential's scopes let you read.`,
    brief: "Lists changes after an event, oldest first.",
    compact: ({ data, ...page }: { data: Event[] }) => ({
      ...page,
      data: data.map(({ id, type, resourceId, createdAt }) => ({ id, type, resourceId, createdAt })),
    }),
    errors: ["cursor_expired"],
    input: z.strictObject({
      kind: z
        .array(z.enum(EVENT_KINDS))
        .max(EVENT_KINDS.length)
        .optional()
        .describe("Only events of these kinds."),
      ...pageFields,
      cursor: pageFields.cursor.describe("The last event's ID, or newest."),
    }),
    output: Events,
  },
});

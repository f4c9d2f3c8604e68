import { z } from "zod";
import { EVENT_ACTIONS, EVENT_KINDS, ORGANIZATION_EVENT_KINDS } from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { DAY } from "#domain/units.ts";
import { instantOut } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";

/** The account has one profile, which has no ID of its own. */
export const PROFILE_ID = "profile";

export const EventType = z
  .templateLiteral([z.enum([...EVENT_KINDS, ...ORGANIZATION_EVENT_KINDS]), ".", z.enum(EVENT_ACTIONS)])
  .meta({ id: "EventType", description: "What happened to what, such as application.updated." });

export const Event = z
  .object({
    id: z.string(),
    type: EventType,
    resourceId: z.string().describe("The ID of what changed. For a profile, it's profile."),
    version: z.string().nullable().describe("The ETag of resource. Null if resource has none."),
    resource: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("What changed, as it's read when you read the event. Null once it's gone."),
    createdAt: instantOut,
  })
  .meta({ id: "Event" });
export type Event = z.infer<typeof Event>;

// Named, as lists of a person and of an organization answer the same.
const Events = pageOf(Event)
  .extend({
    newest: z
      .string()
      .nullable()
      .describe("The newest event you may see, as of this read. Keep it before you read everything."),
  })
  .meta({ id: "Events" });

const days = LIMITS.lifetimes.changeEvent / DAY;

export const events = {
  list: defineOperation({
    audience: "beyond",
    name: "events.list",
    method: "GET",
    path: "/events",
    scope: "applications:read",
    actsOn: "own",
    summary: "List changes",
    description: `Returns what was created, changed, or deleted in your search, oldest first, so that you can follow along. Keep the ID of the newest event you read and send it as cursor next time. To begin, keep newest, then read everything. Events are kept for ${days} days. You see events of what your credential's scopes let you read.`,
    brief: "Lists changes after an event, oldest first.",
    compact: ({ data, ...page }: { data: Event[] }) => ({
      ...page,
      data: data.map(({ id, type, resourceId, createdAt }) => ({ id, type, resourceId, createdAt })),
    }),
    errors: [],
    input: z.strictObject({
      kind: z
        .array(z.enum(EVENT_KINDS))
        .max(EVENT_KINDS.length)
        .optional()
        .describe("Only events of these kinds."),
      ...pageFields,
      cursor: pageFields.cursor.describe("The newest event you know, by its ID."),
    }),
    output: Events,
  }),
};

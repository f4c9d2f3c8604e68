import { z } from "zod";
import { ORGANIZATION_EVENT_KINDS } from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { DAY } from "#domain/units.ts";
import { organizationSlug } from "#server/core/fields.ts";
import { defineOperations } from "#server/core/operation.ts";
import { events } from "#server/resources/events/contract.ts";

const { kind: _kind, ...paging } = events.list.input.shape;
const days = LIMITS.lifetimes.changeEvent / DAY;

export const organizationEvents = defineOperations("organization_events", {
  list: {
    ...events.list,
    path: "/organizations/{organizationSlug}/events",
    scope: "organizations:read",
    actsOn: "organization",
    summary: "List an organization's changes",
    description: `Returns what was created, changed, or deleted in an organization, oldest first: members, invitations, requests to join, cohorts and their memberships, outcomes, the contact log, messages, assigned tasks, appointments, shares, coach notes, and the organization itself. Keep the ID of the last event you read, or newest if there was none, and send it as cursor next time. To begin, keep newest, then read everything. Events are kept for ${days} days; a cursor works until an event after it is deleted. You see only events that your role and your credential's scopes let you read. Applicants' cards aren't among them: read a shared board with organization_shares.get.`,
    brief: "Lists an organization's changes after an event, oldest first.",
    errors: ["cursor_expired"],
    input: z.strictObject({
      organizationSlug,
      kind: z
        .array(z.enum(ORGANIZATION_EVENT_KINDS))
        .max(ORGANIZATION_EVENT_KINDS.length)
        .optional()
        .describe("Only events of these kinds."),
      ...paging,
    }),
  },
});

import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { growingEnum, instant, instantOut, organizationSlug, text } from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { AUDIT_ACTIONS } from "./codes.ts";

const AuditAction = growingEnum(AUDIT_ACTIONS).meta({ id: "AuditAction" });

export const AuditEvent = z
  .object({
    id: z.string(),
    action: AuditAction,
    actorLabel: z.string().describe("A label for the person who did it, not an email address."),
    performedBySupport: z.boolean(),
    subjectEmail: z.string().nullable().describe("The person it was about."),
    subjectLabel: z.string().nullable().describe("The name of the affected resource."),
    boardId: z.string().nullable(),
    details: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe(
        "What changed, as `before` and `after`. `before` is null for something created, `after` for something ended.",
      ),
    createdAt: instantOut,
  })
  .meta({ id: "AuditEvent" });
export type AuditEvent = z.infer<typeof AuditEvent>;

/** An event with the actor's email address, for managers' pages. The address is null once the account is deleted. */
const SearchedEvent = AuditEvent.extend({ actorEmail: z.string().nullable() });
export type SearchedEvent = z.infer<typeof SearchedEvent>;

/** A part of a person's address or name. */
const partOfPerson = text(LIMITS.text.email);

export const auditEvents = defineOperations("audit_events", {
  list: {
    ...PUBLIC.organizationRead,
    path: "/organizations/{organizationSlug}/audit-events",
    summary: "List audit events",
    description: "Returns what happened in the organization, newest first. The log is append-only.",
    input: z.strictObject({ organizationSlug, ...pageFields }),
    output: pageOf(AuditEvent),
  },
  search: {
    ...PAGES.organizationRead,
    roles: rolesWith("audit_events.list"),
    input: z.strictObject({
      organizationSlug,
      action: AuditAction.optional(),
      by: partOfPerson.optional(),
      about: partOfPerson.optional(),
      since: instant().optional(),
      before: instant().optional(),
      ...pageFields,
    }),
    output: pageOf(SearchedEvent),
  },
});

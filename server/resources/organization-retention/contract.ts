import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { Done, instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";

const months = z.int().min(1).max(LIMITS.requests.leaverMonths);

/** A person who left the organization, and when it last recorded something about them. */
const Leaver = z.object({
  email: z.string(),
  displayName: z.string().nullable(),
  lastRecordedAt: instantOut,
});

const shared = {
  audience: "pages",
  actsOn: "organization",
  roles: rolesWith("organizations.set_retention"),
} as const;

export const organizationRetention = {
  get: defineOperation({
    ...shared,
    name: "organization_retention.get",
    method: "GET",
    input: z.strictObject({ organizationSlug }),
    output: z.object({ months: months.nullable() }),
  }),
  preview: defineOperation({
    ...shared,
    name: "organization_retention.preview",
    method: "GET",
    work: "report",
    input: z.strictObject({ organizationSlug, months, ...pageFields }),
    output: pageOf(Leaver).extend({ total: z.int() }),
  }),
  set: defineOperation({
    ...shared,
    name: "organization_retention.set",
    method: "POST",
    reauthentication: "always",
    input: z.strictObject({ organizationSlug, months: months.nullable() }),
    output: Done,
  }),
};

import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";

const months = z.int().min(1).max(LIMITS.requests.leaverMonths);

/** A person who left the organization, and when it last recorded something about them. */
const Leaver = z.object({
  email: z.string(),
  displayName: z.string().nullable(),
  lastRecordedAt: instantOut,
});

const roles = rolesWith("organizations.set_retention");
const reading = { ...PAGES.organizationRead, roles } as const;

export const organizationRetention = defineOperations("organization_retention", {
  get: {
    ...reading,
    output: z.object({ months: months.nullable() }),
  },
  preview: {
    ...reading,
    work: "report",
    input: z.strictObject({ organizationSlug, months, ...pageFields }),
    output: pageOf(Leaver).extend({ total: z.int() }),
  },
  set: {
    ...PAGES.organizationChange,
    roles,
    reauthentication: "always",
    input: z.strictObject({ organizationSlug, months: months.nullable() }),
  },
});

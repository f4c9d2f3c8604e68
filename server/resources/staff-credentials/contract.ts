import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import { ORGANIZATION_SCOPES } from "#domain/scopes.ts";
import { id, instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Role } from "#server/resources/enumerations.ts";

/** A key or an app of a member of staff, without its secret and its other scopes. */
const StaffCredential = z.object({
  id: z.string(),
  kind: z.enum(["api_key", "app"]),
  name: z.string(),
  host: z.string().nullable().describe("The app's host; null for a key and for an app on a device."),
  scopes: z.array(z.enum(ORGANIZATION_SCOPES)).describe("The scopes that concern organizations."),
  isRestricted: z.boolean().describe("True if it can reach only this organization."),
  isBlocked: z.boolean().describe("True if an owner ended its access to the organization."),
  member: z.object({ email: z.string(), displayName: z.string().nullable(), role: Role }),
  isOwn: z.boolean().describe("True if it belongs to the caller."),
  createdAt: instantOut,
  lastUsedAt: instantOut.nullable(),
});

const roles = rolesWith("staff_credentials.manage");

export const staffCredentials = defineOperations("staff_credentials", {
  list: {
    ...PAGES.organizationRead,
    roles,
    input: z.strictObject({ organizationSlug, ...pageFields }),
    output: pageOf(StaffCredential),
  },
  setBlocked: {
    ...PAGES.organizationChange,
    roles,
    organizationLock: "members",
    input: z.strictObject({
      organizationSlug,
      id: id(["apiKey", "oauthGrant"], "The ID of the key, or of the app's grant."),
      isBlocked: z.boolean(),
    }),
  },
});

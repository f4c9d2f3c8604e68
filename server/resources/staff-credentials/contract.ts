import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import { ORGANIZATION_SCOPES } from "#domain/scopes.ts";
import { Done, id, instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
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

const shared = {
  audience: "pages",
  actsOn: "organization",
  roles: rolesWith("staff_credentials.manage"),
} as const;

const naming = z.strictObject({
  organizationSlug,
  id: id(["apiKey", "oauthGrant"], "The ID of the key, or of the app's grant."),
});

export const staffCredentials = {
  list: defineOperation({
    ...shared,
    name: "staff_credentials.list",
    method: "GET",
    input: z.strictObject({ organizationSlug, ...pageFields }),
    output: pageOf(StaffCredential),
  }),
  block: defineOperation({
    ...shared,
    name: "staff_credentials.block",
    method: "POST",
    organizationLock: "members",
    input: naming,
    output: Done,
  }),
  allow: defineOperation({
    ...shared,
    name: "staff_credentials.allow",
    method: "POST",
    organizationLock: "members",
    input: naming,
    output: Done,
  }),
};

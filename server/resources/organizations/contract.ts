import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import { ROLES } from "#domain/roles.ts";
import { Done, instantOut, nullableUrl, organizationSlug, TITLE_MAX, title } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted, OrganizationType } from "#server/resources/enumerations.ts";
import "./vocabulary.ts";

export const Organization = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string().describe("Addresses the organization in every path; it stays when the name changes."),
    type: OrganizationType,
    website: z.string().nullable(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Organization" });
export type Organization = z.infer<typeof Organization>;

const count = z.int();
/** Seats of an organization: an applicant member uses one. */
const Seats = z.object({
  complimentary: count,
  purchased: count,
  total: count,
  used: count,
  available: count,
  over: count,
});
export type Seats = z.infer<typeof Seats>;

export const organizations = {
  list: defineOperation({
    name: "organizations.list",
    method: "GET",
    path: "/organizations",
    scope: "organizations:read",
    actsOn: "caller",
    summary: "List your organizations",
    description:
      "The organizations that you are a member of, by name. me.get tells your role in each. A credential that is restricted to one organization sees that one alone.",
    errors: [],
    input: z.strictObject(pageFields),
    output: pageOf(Organization),
  }),
  get: defineOperation({
    name: "organizations.get",
    method: "GET",
    path: "/organizations/{organizationSlug}",
    scope: "organizations:read",
    actsOn: "organization",
    roles: rolesWith("organizations.get"),
    summary: "Read an organization",
    description: "One organization that you are a member of.",
    errors: ["not_found"],
    input: z.strictObject({ organizationSlug }),
    output: Organization,
  }),
  create: defineOperation({
    name: "organizations.create",
    method: "POST",
    path: "/organizations",
    scope: "organizations:write",
    actsOn: "caller",
    needsConfirmedAddress: true,
    summary: "Found an organization",
    description:
      "Founds an organization with you as its owner. Its slug is made from the name. Next: cohorts.create, organization_invitations.create.",
    errors: ["organization_restricted"],
    input: z.strictObject({
      name: title(TITLE_MAX),
      type: OrganizationType,
      website: nullableUrl().optional(),
    }),
    output: Organization,
    location: ({ slug }: Organization) => `/organizations/${slug}`,
    answersResource: true,
  }),
  update: defineOperation({
    name: "organizations.update",
    method: "PATCH",
    path: "/organizations/{organizationSlug}",
    scope: "organizations:write",
    actsOn: "organization",
    resource: "organizations.get",
    roles: rolesWith("organizations.update"),
    holds: "members",
    summary: "Change an organization",
    description: "Changes the name, type or website; a field left out keeps its value, and so does the slug.",
    errors: ["not_found"],
    input: z.strictObject({
      organizationSlug,
      name: title(TITLE_MAX).optional(),
      type: OrganizationType.optional(),
      website: nullableUrl().optional(),
    }),
    output: Organization,
    answersResource: true,
  }),
  delete: defineOperation({
    name: "organizations.delete",
    method: "DELETE",
    path: "/organizations/{organizationSlug}",
    scope: "organizations:write",
    actsOn: "organization",
    resource: "organizations.get",
    roles: rolesWith("organizations.delete"),
    holds: "deletion",
    reauthentication: "always",
    summary: "Delete an organization",
    description:
      "Deletes the organization with its cohorts, invitations, shares and coach notes. The members keep their accounts and boards. Refused while a subscription is live: end it in the billing portal first.",
    errors: ["not_found", "subscription_active"],
    input: z.strictObject({ organizationSlug }),
    output: Deleted,
  }),
  getFrame: defineOperation({
    audience: "pages",
    name: "organizations.get_frame",
    method: "GET",
    actsOn: "organization",
    roles: rolesWith("organizations.get"),
    summary:
      "Read an organization as the frame of its pages needs it: the viewer's place in it, and its seats for staff",
    errors: [],
    input: z.strictObject({ organizationSlug }),
    output: z.object({
      name: z.string(),
      slug: z.string(),
      role: z.enum(ROLES),
      memberId: z.string(),
      seats: Seats.nullable(),
      requiresSecondFactor: z.boolean(),
    }),
  }),
  requireSecondFactor: defineOperation({
    audience: "pages",
    name: "organizations.require_second_factor",
    method: "POST",
    actsOn: "organization",
    roles: rolesWith("organizations.require_second_factor"),
    environment: "live",
    reauthentication: "always",
    summary:
      "Have the organization ask its staff for a second factor, or no longer; only an owner who has one may ask for it",
    errors: ["second_factor_required"],
    input: z.strictObject({ organizationSlug, isRequired: z.boolean() }),
    output: Done,
  }),
};

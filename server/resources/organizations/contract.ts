import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import { ROLES } from "#domain/roles.ts";
import { instantOut, nullableUrl, organizationSlug, TITLE_MAX, title } from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted, OrganizationType } from "#server/resources/enumerations.ts";

export const Organization = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string().describe("Identifies the organization in every path. It doesn't change with the name."),
    type: OrganizationType,
    website: z.string().nullable(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Organization" });
export type Organization = z.infer<typeof Organization>;

const count = z.int();
/** An organization's seats: each applicant uses one. */
const Seats = z.object({
  complimentary: count,
  purchased: count,
  total: count,
  used: count,
  available: count,
  over: count,
});
export type Seats = z.infer<typeof Seats>;

const organizationName = title(TITLE_MAX).describe("The organization's name.");
const organizationType = OrganizationType.describe("The type of organization.");
const website = nullableUrl().optional().describe("Its website.");

export const organizations = defineOperations("organizations", {
  list: {
    method: "GET",
    path: "/organizations",
    scope: "organizations:read",
    actsOn: "caller",
    summary: "List your organizations",
    description:
      "Returns the organizations you're a member of, by name. For your role in each, use me.get. A credential restricted to one organization sees only that one.",
    input: z.strictObject(pageFields),
    output: pageOf(Organization),
  },
  get: {
    ...PUBLIC.organizationRead,
    path: "/organizations/{organizationSlug}",
    summary: "Get an organization",
    description: "Returns one organization you're a member of.",
    output: Organization,
  },
  create: {
    method: "POST",
    path: "/organizations",
    scope: "organizations:write",
    actsOn: "caller",
    needsConfirmedAddress: true,
    summary: "Create an organization",
    description:
      "Creates an organization with you as its owner. Its slug is derived from the name. Next: cohorts.create, organization_invitations.create.",
    errors: ["organization_restricted"],
    input: z.strictObject({
      name: organizationName,
      type: organizationType,
      website,
    }),
    output: Organization,
    location: ({ slug }: Organization) => `/organizations/${slug}`,
    returnsResource: true,
  },
  update: {
    ...PUBLIC.organizationChange,
    method: "PATCH",
    path: "/organizations/{organizationSlug}",
    organizationLock: "members",
    summary: "Update an organization",
    description:
      "Updates the name, type, or website. Omitted fields keep their value. The slug doesn't change.",
    input: z.strictObject({
      organizationSlug,
      name: organizationName.optional(),
      type: organizationType.optional(),
      website,
    }),
    output: Organization,
  },
  delete: {
    ...PUBLIC.organizationChange,
    method: "DELETE",
    path: "/organizations/{organizationSlug}",
    organizationLock: "deletion",
    reauthentication: "always",
    summary: "Delete an organization",
    description:
      "Deletes the organization with its cohorts, invitations, and shares. Members keep their accounts and boards, and applicants keep the notes to them. If there's a live subscription, cancel it in the billing portal first.",
    errors: ["subscription_active"],
    output: Deleted,
  },
  getLayout: {
    ...PAGES.organizationRead,
    roles: rolesWith("organizations.get"),
    output: z.object({
      name: z.string(),
      slug: z.string(),
      role: z.enum(ROLES),
      memberId: z.string(),
      seats: Seats.nullable(),
      requiresSecondFactor: z.boolean(),
      isLastOwner: z.boolean().describe("True if the viewer is its only owner and so can't leave."),
      isSubscribed: z.boolean().describe("True if a live subscription prevents its deletion."),
    }),
  },
  requireSecondFactor: {
    ...PAGES.organizationChange,
    environment: "live",
    reauthentication: "always",
    input: z.strictObject({ organizationSlug, isRequired: z.boolean() }),
  },
});

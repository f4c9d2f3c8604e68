import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import { Done, instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { Role } from "#server/resources/enumerations.ts";

export const SandboxDescription = z
  .object({
    email: z.string().describe("The email address of the test user that sandbox credentials act as."),
    displayName: z.string().nullable(),
    plantedAt: instantOut.describe("When the sample data was last created."),
    boards: z.int(),
    applications: z.int(),
    organizations: z
      .array(z.object({ name: z.string(), slug: z.string(), role: Role, members: z.int() }))
      .describe("The sample organizations, with the person's role in each."),
  })
  .meta({ id: "SandboxDescription" });
export type SandboxDescription = z.infer<typeof SandboxDescription>;

const ofOrganization = {
  audience: "pages",
  actsOn: "organization",
  roles: rolesWith("organizations.try_sample"),
} as const;

export const sandbox = {
  get: defineOperation({
    name: "sandbox.get",
    method: "GET",
    path: "/sandbox",
    scope: "sandbox:manage",
    actsOn: "caller",
    summary: "Describe your sandbox",
    description:
      "Returns your sandbox: an isolated copy with sample data that sends no emails and takes no payments. It's created on first use. A sandbox credential works in it. A live credential can only describe and reset it.",
    errors: ["organization_restricted"],
    input: z.strictObject({}),
    output: SandboxDescription,
  }),
  reset: defineOperation({
    name: "sandbox.reset",
    method: "POST",
    path: "/sandbox/reset",
    scope: "sandbox:manage",
    actsOn: "caller",
    resource: "sandbox.get",
    summary: "Reset your sandbox",
    description:
      "Deletes everything in your sandbox and creates fresh sample data with dates relative to today. Credentials stay valid. This can't be undone. Live data isn't affected.",
    repeatable: true,
    errors: ["organization_restricted"],
    input: z.strictObject({}),
    output: SandboxDescription,
    returnsResource: true,
    destroys: true,
  }),
  copyOrganization: defineOperation({
    ...ofOrganization,
    name: "sandbox.copy_organization",
    method: "POST",
    environment: "live",
    input: z.strictObject({ organizationSlug }),
    output: Done,
  }),
  getCopy: defineOperation({
    ...ofOrganization,
    name: "sandbox.get_copy",
    method: "GET",
    input: z.strictObject({ organizationSlug }),
    output: z.object({ exists: z.boolean() }),
  }),
  removeCopy: defineOperation({
    ...ofOrganization,
    name: "sandbox.remove_copy",
    method: "POST",
    organizationLock: "deletion",
    input: z.strictObject({ organizationSlug }),
    output: Done,
  }),
};

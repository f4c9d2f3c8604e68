import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import { instantOut } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
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

const roles = rolesWith("organizations.try_sample");

export const sandbox = defineOperations("sandbox", {
  get: {
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
  },
  reset: {
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
    destroys: true,
  },
  copyOrganization: {
    ...PAGES.organizationChange,
    roles,
    environment: "live",
  },
  getCopy: {
    ...PAGES.organizationRead,
    roles,
    output: z.object({ exists: z.boolean() }),
  },
  removeCopy: {
    ...PAGES.organizationChange,
    roles,
    organizationLock: "deletion",
  },
});

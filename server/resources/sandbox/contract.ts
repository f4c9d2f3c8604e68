import { z } from "zod";
import { instantOut } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { Role } from "#server/resources/enumerations.ts";
import "./vocabulary.ts";

export const SandboxDescription = z
  .object({
    email: z.string().describe("The address of the synthetic person whom sandbox credentials act as."),
    displayName: z.string().nullable(),
    plantedAt: instantOut.describe("When the sample data was planted last."),
    boards: z.int(),
    applications: z.int(),
    organizations: z
      .array(z.object({ name: z.string(), slug: z.string(), role: Role, members: z.int() }))
      .describe("The synthetic organizations, with the person's role in each."),
  })
  .meta({ id: "SandboxDescription" });
export type SandboxDescription = z.infer<typeof SandboxDescription>;

export const sandbox = {
  get: defineOperation({
    name: "sandbox.get",
    method: "GET",
    path: "/sandbox",
    scope: "sandbox:manage",
    actsOn: "caller",
    summary: "Describe your sandbox",
    description:
      "Your sandbox: a tenant of synthetic data where nothing can go wrong and nothing leaves. It is made at first use; a sandbox credential works in it, a live one can only describe and reset it.",
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
    summary: "Discard your sandbox and plant fresh sample data",
    description:
      "Takes away everything that is in your sandbox and plants the sample data again, its dates relative to today. Credentials stay valid. It can't be undone; live data is never touched.",
    errors: ["organization_restricted"],
    input: z.strictObject({}),
    output: SandboxDescription,
    answersResource: true,
    destroys: true,
  }),
};

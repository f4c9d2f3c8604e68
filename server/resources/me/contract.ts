import { z } from "zod";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { growingEnum, instantOut } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
import { AccountRef, OrganizationRef, Role } from "#server/resources/enumerations.ts";

const MembershipRef = z.object({ name: z.string(), slug: z.string(), role: Role });

export const CredentialDescription = z
  .object({
    user: AccountRef,
    environment: z.enum(["live", "sandbox"]),
    credential: z.object({
      kind: growingEnum(["api_key", "oauth_access_token", "session"]),
      displayPrefix: z.string().describe("The first characters of the credential. Not a secret."),
      scopes: z.array(growingEnum(ALL_SCOPES)),
      restrictedToOrganization: OrganizationRef.nullable(),
    }),
    organizations: z.array(MembershipRef),
    sandbox: z.object({ plantedAt: instantOut }).nullable().describe("Null for a live credential."),
  })
  .meta({ id: "CredentialDescription" });

export const me = defineOperations("me", {
  get: {
    method: "GET",
    path: "/me",
    scope: null,
    actsOn: "caller",
    summary: "Describe the credential making the request",
    description:
      "Returns who the credential belongs to, its environment, its scopes, and the organizations it can reach. Call this first. It requires no scope.",
    input: z.strictObject({}),
    output: CredentialDescription,
  },
  getPlaces: {
    ...PAGES.callerRead,
    output: z.object({
      boards: z.array(z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })),
      organizations: z.array(MembershipRef),
      hasCards: z.boolean().describe("True if any of the boards has a card."),
    }),
  },
});

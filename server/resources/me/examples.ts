import type { z } from "zod";
import type { Samples } from "#server/core/group.ts";
import type { CredentialDescription } from "./contract.ts";

const credential: z.output<typeof CredentialDescription> = {
  user: { email: "robin@people.example", displayName: "Robin Vale" },
  environment: "live",
  credential: {
    kind: "api_key",
    displayPrefix: "ol_live_8EVx",
    scopes: ["applications:read", "applications:write", "boards:read"],
    restrictedToOrganization: null,
  },
  organizations: [{ name: "Northern Code School", slug: "northern-code-school", role: "applicant" }],
  sandbox: null,
};

export const samples: Samples = { entities: { CredentialDescription: credential }, fields: {} };

import type { SandboxDescription } from "#server/resources/sandbox/contract.ts";
import type { GroupSamples } from "./sample.ts";

const sandbox: SandboxDescription = {
  email: "noor.haddad@sandbox.offerlane.example",
  displayName: "Noor Haddad",
  plantedAt: "2026-11-20T09:00:00.000Z",
  boards: 2,
  applications: 68,
  organizations: [
    { name: "Harbour Career Coaching", slug: "harbour-career-coaching", role: "owner", members: 28 },
    { name: "Northgate College Careers", slug: "northgate-college-careers", role: "applicant", members: 2 },
  ],
};

export const sandboxSamples: GroupSamples = {
  entities: { SandboxDescription: sandbox },
  fields: { ...sandbox },
};

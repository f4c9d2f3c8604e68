import type { Samples } from "#server/core/group.ts";
import type { SandboxDescription } from "./contract.ts";

const sandbox: SandboxDescription = {
  email: "noor.haddad@sandbox.offerlane.example",
  displayName: "Noor Haddad",
  plantedAt: "2026-11-20T09:00:00.000Z",
  boards: 2,
  applications: 68,
  organizations: [
    { name: "Harbor Career Coaching", slug: "harbor-career-coaching", role: "owner", members: 28 },
    { name: "Northgate College Careers", slug: "northgate-college-careers", role: "applicant", members: 2 },
  ],
};

export const samples: Samples = {
  entities: { SandboxDescription: sandbox },
  fields: { ...sandbox },
};

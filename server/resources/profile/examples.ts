import type { Samples } from "#server/core/group.ts";
import type { Profile, profile } from "./contract.ts";

const sample: Profile = {
  name: "Robin Vale",
  email: "robin@people.example",
  phone: "+49 30 1234567",
  location: "Berlin, Germany",
  links: [{ label: "Portfolio", url: "https://robin.example" }],
  headline: "Platform engineer",
  summary: "Ten years of keeping the lights on.",
  workAuthorization: "EU citizen, no sponsorship needed",
  salaryWish: "80,000 EUR a year",
  noticePeriod: "Three months",
  education: [
    {
      school: "TU Berlin",
      degree: "M.Sc.",
      field: "Computer science",
      start: "2010",
      end: "2015-09",
      description: null,
    },
  ],
  experience: [
    {
      company: "Bright Fern",
      title: "Engineer",
      location: null,
      start: "2016-02",
      end: null,
      description: null,
    },
  ],
  skills: ["PostgreSQL", "TypeScript"],
  customAnswers: [{ question: "Why us?", answer: "The team." }],
  updatedAt: "2026-11-18T09:12:00.000Z",
};

export const samples: Samples<typeof profile> = {
  entities: { Profile: sample },
  fields: { ...sample },
  requests: { update: { headline: sample.headline, skills: sample.skills, noticePeriod: null } },
};

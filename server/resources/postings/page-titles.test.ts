import { expect, test } from "vitest";
import { readPosting } from "./posting.ts";

const DUTIES =
  "<p>Responsibilities: you plan your work with a friendly team and support colleagues in other departments.</p>";

test.each([
  ["Veterinary Nurse | Vacancies | Willow Vets", "Willow Vets"],
  ["Careers - Veterinary Nurse - Willow Vets", "Willow Vets"],
  ["Willow Vets: Veterinary Nurse", "Willow Vets"],
  ["Veterinary Nurse at Willow Vets", "Willow Vets"],
  ["Veterinary Nurse, Willow Vets Ltd | Jobs", "Willow Vets Ltd"],
  ["Vets | Veterinary Nurse | Day Shift", "Vets"],
  ["Veterinary Nurse in Denver, CO | Animal Care at Willow Vets", "Willow Vets"],
  ["Offre d'emploi : Veterinary Nurse - Willow Vets", "Willow Vets"],
  ["Veterinary Nurse - Leeds, UK - Willow Vets", "Willow Vets"],
  ["Veterinary Nurse - 2026-1234 - Willow Vets", "Willow Vets"],
  ["Veterinary Nurse - Careers", null],
  ["Veterinary Nurse | Night Shift | Willow Vets", null],
  ["Veterinary Nurse | Full-time | Leeds", null],
  ["Veterinary Nurse | Operations", null],
  ["Veterinary Nurse (Remote) | jobs.example", null],
])("the company in a page's title %s is %s", (title, company) => {
  const html = `<title>${title}</title><h1>Veterinary Nurse</h1><main><p>Location: Leeds</p>${DUTIES}</main>`;
  const posting = readPosting({ html, link: "https://www.vets.example/jobs/1" });
  expect([posting.title, posting.companyName]).toEqual(["Veterinary Nurse", company]);
});

test.each([
  "This job is no longer available",
  "Just a moment...",
  "Sign in",
  "Recruitment",
  "Opportunity Detail",
  "Current openings at Willow Vets",
  "Seite nicht gefunden",
])("a page titled %s has no posting", (title) => {
  expect(readPosting(`<title>${title}</title><h1>${title}</h1><main>${DUTIES}</main>`).title).toBeNull();
});

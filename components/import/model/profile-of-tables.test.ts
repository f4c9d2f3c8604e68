import { expect, test } from "vitest";
import { readDelimited } from "../reader/delimited.ts";
import { countsOf, type Profile, profileAddition } from "./profile-of-tables.ts";

const tables = (...texts: string[]) => texts.flatMap((text) => readDelimited("file.csv", text));
const EMPTY: Profile = {
  ...{ name: null, email: null, phone: null, location: null, headline: null, summary: null },
  ...{ workAuthorization: null, salaryWish: null, noticePeriod: null, updatedAt: null },
  ...{ links: [], education: [], experience: [], skills: [], customAnswers: [] },
};
const FILES = tables(
  "First Name,Last Name,Headline,Summary,Geo Location\nRobin,Reyes,Cook,Cooks well.,Bern",
  "Company Name,Title,Description,Location,Started On,Finished On\nAcme,Cook,,Bern,Mar 2020,\nBolt,Baker,Bakes.,,2015,Feb 2020",
  "School Name,Start Date,End Date,Notes,Degree Name,Activities\nCollege,2010,2014,,BSc,",
  "Question,Answer\nNotice period?,A month\n",
);

test("LinkedIn's profile, positions, schools, and saved answers fill an empty profile", () => {
  const change = profileAddition(EMPTY, FILES);
  expect(change).toEqual({
    ...{ name: "Robin Reyes", headline: "Cook", summary: "Cooks well.", location: "Bern" },
    experience: [
      { company: "Acme", title: "Cook", location: "Bern", start: "2020-03", end: null, description: null },
      {
        company: "Bolt",
        title: "Baker",
        location: null,
        start: "2015",
        end: "2020-02",
        description: "Bakes.",
      },
    ],
    education: [
      { school: "College", degree: "BSc", field: null, start: "2010", end: "2014", description: null },
    ],
    customAnswers: [{ question: "Notice period?", answer: "A month" }],
  });
  expect(countsOf(EMPTY, change)).toEqual({ lines: 4, experience: 2, education: 1, answers: 1 });
});

test("existing profile values stay, and existing entries aren't added again", () => {
  const first = profileAddition(EMPTY, FILES);
  const profile = { ...EMPTY, ...first, headline: "Chef" } as Profile;
  expect(profileAddition(profile, FILES)).toEqual({});
});

import { expect, test } from "vitest";
import { otherKindOf } from "../formats/lookup.ts";
import { readDelimited } from "./delimited.ts";

test("headings are found below whatever a sheet begins with", () => {
  const dashboard = Array.from({ length: 60 }, (_none, index) => `Week ${index},Applied,${index}`);
  const [table] = readDelimited(
    "jobs.csv",
    ["My search 2026", ...dashboard, "Company,Role,Status", "Acme,Cook,Applied"].join("\n"),
  );
  expect(table).toMatchObject({
    headings: ["Company", "Role", "Status"],
    rows: [["Acme", "Cook", "Applied"]],
    lines: [63],
  });
});

test("repeated headings and totals aren't rows, and are reported with their lines", () => {
  const [table] = readDelimited(
    "jobs.csv",
    "Company,Role,Salary\nAcme,Cook,40000\n\nCompany,Role,Salary\nFlour,Baker,38000\nTotal,,78000\nTotal: 2,,\nTotals,,\nTotal Wine,Clerk,30000",
  );
  expect(table?.rows.map(([company]) => company)).toEqual(["Acme", "Flour", "Total Wine"]);
  expect(table?.lines).toEqual([2, 5, 9]);
  expect(table?.passedOver).toEqual([
    { line: 4, why: "headings" },
    { line: 6, why: "total" },
    { line: 7, why: "total" },
    { line: 8, why: "total" },
  ]);
});

test("the name of a group above its headings isn't a row, and neither is the name of a month", () => {
  const [table] = readDelimited(
    "jobs.csv",
    "Open,,\nCompany,Role,Status\nAcme,Cook,Applied\n\nClosed,,\nCompany,Role,Status\nOctober 2026,,\nFlour,Baker,Rejected",
  );
  expect(table?.rows.map(([company]) => company)).toEqual(["Acme", "Flour"]);
  expect(table?.passedOver.map(({ line }) => line)).toEqual([5, 6, 7]);
});

test("companies without a title are kept above a month and above a group", () => {
  const [table] = readDelimited(
    "jobs.csv",
    "Company,Role\nAcme,Cook\nFlour,\nGrain,\nOctober 2026,\nMill,\nClosed,\nCompany,Role\nYeast,Baker",
  );
  expect(table?.rows.map(([company]) => company)).toEqual(["Acme", "Flour", "Grain", "Mill", "Yeast"]);
});

test("different headings in the middle begin a separate table", () => {
  const tables = readDelimited(
    "jobs.csv",
    "Company,Role,Status\nAcme,Cook,Applied\nEmployer,Job Title,URL,Date Saved\nSky,Pilot,https://x.example,2026-09-01",
  );
  expect(tables.map(({ name, rows }) => [name, rows.length])).toEqual([
    ["jobs.csv", 1],
    ["jobs.csv (2)", 1],
  ]);
});

test("a file without headings keeps its first row", () => {
  const [table] = readDelimited("jobs.csv", "Acme,Cook,2026-09-01\nFlour,Baker,2026-09-02");
  expect(table).toMatchObject({
    headings: ["", "", ""],
    rows: [
      ["Acme", "Cook", "2026-09-01"],
      ["Flour", "Baker", "2026-09-02"],
    ],
    lines: [1, 2],
  });
});

test("a data row whose words are known isn't mistaken for headings", () => {
  const [table] = readDelimited(
    "jobs.csv",
    "Who,What,How far,Where\nAcme,Cook,Applied,Remote\nFlour,Baker,Offer,Remote",
  );
  expect(table?.headings).toEqual(["Who", "What", "How far", "Where"]);
});

test.each([
  [
    "LinkedIn's connections",
    "people",
    "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
  ],
  ["a sheet of contacts", "people", "Name,Title,Company,Email,Phone,Notes"],
  ["LinkedIn's positions", "profile", "Company Name,Title,Description,Location,Started On,Finished On"],
  [
    "LinkedIn's profile",
    "profile",
    "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers",
  ],
  ["saved answers", "answers", "Question,Answer"],
  ["applications", null, "Application Date,Company Name,Job Title,Job Url,Question And Answers"],
  ["a hand-made sheet", null, "Company,Position,Location,Status"],
])("%s are recognized as %s", (_what, kind, headings) => {
  expect(otherKindOf(headings.split(","))).toBe(kind);
});

test("LinkedIn's connections are recognized below the notes at the top of the file", () => {
  const notes = 'Notes:\n"When exporting your connection data, you may notice that some are missing."\n\n';
  const [table] = readDelimited(
    "Connections.csv",
    `${notes}First Name,Last Name,URL,Email Address,Company,Position,Connected On\nAda,Kern,https://x.example,,Acme,Engineer,15 Nov 2026`,
  );
  expect(otherKindOf(table?.headings ?? [])).toBe("people");
});

import { expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { readDelimited } from "../reader/delimited.ts";
import { readJson } from "../reader/json.ts";
import type { Table } from "../reader/table.ts";
import { draftsOf } from "./drafts.ts";
import { guessMapping } from "./mapping.ts";

const draftsOfTable = (table: Table | undefined) =>
  table ? draftsOf(table, guessMapping(table, table.name, "month"), "Asia/Tokyo") : [];
const fromText = (text: string) => draftsOfTable(readDelimited("jobs.csv", text)[0]);
const fromJson = (file: unknown) => draftsOfTable(readJson("jobs.json", JSON.stringify(file)));
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

test("Reactive Resume's spreadsheet provides the contact, and the day on which the stage was entered", () => {
  const [applied, screening] = fromText(
    `Company,Role,Stage,Stage Date,Location,Source,Tags,Contact Name,Contact Email
Orchard Lane Games,Gameplay Programmer,applied,2026-09-02,Remote,LinkedIn,remote;unity,Nadia Brooks,nadia@orchardlane.example
Silverpine Interactive,AI Programmer,screening,2026-08-28,Stockholm,Referral,ai,,`,
  );
  expect(applied?.row).toMatchObject({
    status: "applied",
    applicationDate: "2026-09-02",
    related: {
      statusSince: "2026-09-02",
      contacts: [{ name: "Nadia Brooks", email: "nadia@orchardlane.example" }],
    },
  });
  expect(screening?.row).toMatchObject({ status: "interviewing", related: { statusSince: "2026-08-28" } });
  expect(screening?.row).not.toHaveProperty("applicationDate");
});

test("Reactive Resume's records provide their contacts, history, and notes", () => {
  const [card] = fromJson([
    {
      id: "0199",
      company: "Silverpine",
      role: "AI Programmer",
      status: "interview",
      sourceUrl: "https://jobs.example/1",
      appliedAt: "2026-08-20T08:00:00.000Z",
      tags: ["ai", "games"],
      contacts: [{ name: "Nadia Brooks", email: "nadia@silverpine.example", role: "Recruiter" }],
      activity: [
        { id: "e3", type: "note", text: "Asked for a reference", createdAt: "2026-09-01T10:00:00.000Z" },
        { id: "e2", type: "status", status: "screening", createdAt: "2026-08-28T10:00:00.000Z" },
        { id: "e1", type: "status", status: "applied", createdAt: "2026-08-20T08:00:00.000Z" },
      ],
    },
  ]);
  expect(card?.row).toMatchObject({
    title: "AI Programmer",
    status: "interviewing",
    applicationDate: "2026-08-20T08:00:00.000Z",
    related: {
      contacts: [{ name: "Nadia Brooks", title: "Recruiter" }],
      history: [
        { status: "applied", at: "2026-08-20T08:00:00.000Z" },
        { status: "interviewing", at: "2026-08-28T10:00:00.000Z" },
      ],
    },
  });
  expect(card?.row.notes).toContain("2026-09-01: Asked for a reference");
  expect(card?.row.notes).toContain("ai, games");
  expect(card?.row.applicationLink).toBe("https://jobs.example/1");
});

test("LinkedIn's applications keep their dates and contacts", () => {
  const [card] =
    fromText(`Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers
"11/20/24, 8:15 AM",person@example.test,+15551234567,Acme Corp,Content Specialist,http://www.linkedin.com/jobs/view/1,Resume.pdf,Years?:1
"3/24/23, 4:11 PM",,,"Acme, Inc.",Backend Engineer,,resume.pdf,`);
  expect(card?.row).toMatchObject({
    applicationDate: "2024-11-20",
    related: { contacts: [{ email: "person@example.test", phone: "+15551234567" }] },
  });
});

test("an upcoming interview is imported, and a past or undated one becomes a line in the notes", () => {
  const ahead = day(Date.now() + 3 * DAY_MS);
  const drafts = fromText(
    `Company,Role,Status,Interview Date\nA,B,Interview,${ahead} 14:30\nA,C,Interview,2024-01-05\nA,D,Interview,soon`,
  );
  expect(drafts[0]?.row.related?.interviews).toEqual([
    { scheduledAt: `${ahead}T05:30:00.000Z`, timeZone: "Asia/Tokyo" },
  ]);
  expect(drafts[1]?.row).toMatchObject({ notes: expect.stringContaining("Interview Date: 2024-01-05") });
  expect(drafts[2]).toMatchObject({ left: [{ code: "unreadDate", value: "soon" }] });
});

test("a future date isn't an application date: it is left out, reported, and kept in the notes", () => {
  const ahead = day(Date.now() + 40 * DAY_MS);
  const [card] = fromText(`Company,Role,Date Applied,Date Saved\nA,B,${ahead},${ahead}`);
  expect(card).toMatchObject({
    left: [
      { code: "futureDate", heading: "Date Applied" },
      { code: "futureDate", heading: "Date Saved" },
    ],
    row: { status: "saved", notes: `Date Applied: ${ahead}\nDate Saved: ${ahead}` },
  });
  expect(card?.row).not.toHaveProperty("applicationDate");
});

test("a cell that contains more than its field can store is kept in full in the notes", () => {
  const [card] = fromText(
    `Company,Role,Salary,Location,URL\nA,B,$120k plus equity,"Berlin, Germany / Munich",https://x.example/1 or https://x.example/2`,
  );
  expect(card?.row).toMatchObject({
    payAmount: 120_000,
    city: "Berlin",
    country: "Germany",
    applicationLink: "https://x.example/1",
    notes:
      "Salary: $120k plus equity\nLocation: Berlin, Germany / Munich\nURL: https://x.example/1 or https://x.example/2",
  });
});

test("too much history or an invalid time zone doesn't fail a file, and as much as possible is kept", () => {
  const [card] = fromJson([
    {
      company: "A",
      title: "B",
      status: "offer",
      history: Array.from({ length: 130 }, (_none, index) => ({
        status: index % 2 ? "applied" : "interview",
        date: new Date(Date.UTC(2026, 0, 1) + index * DAY_MS).toISOString(),
      })),
      interviews: [{ date: "2026-03-01T10:00:00Z", type: "Coffee", timeZone: "Mars/Base", duration: 30 }],
    },
  ]);
  expect(card?.row.related?.history).toHaveLength(100);
  expect(card?.row.related?.history?.at(-1)?.at).toContain("2026-05-10");
  expect(
    String(card?.row.notes)
      .split("\n")
      .filter((line) => line.startsWith("applied, 2026-01")),
  ).toHaveLength(15);
  expect(card?.row.related?.interviews).toMatchObject([{ notes: "Coffee", durationMinutes: 30 }]);
  expect(card?.row.related?.interviews?.[0]?.timeZone).toBe("Asia/Tokyo");
});

test("Offerlane's own export gets no date that it doesn't contain", () => {
  const [card] = fromText(
    "id,title,company,status,applicationDate,applicationLink,salaryRangeMin,createdAt,statusChangedAt,industry\napp_1,Cook,Acme,applied,,,,2026-08-20T08:00:00.000Z,2026-09-01T08:00:00.000Z,food",
  );
  expect(card?.row).not.toHaveProperty("applicationDate");
  expect(card?.row.related).toEqual({
    savedAt: "2026-08-20T08:00:00.000Z",
    statusSince: "2026-09-01T08:00:00.000Z",
  });
});

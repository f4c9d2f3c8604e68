import { expect, test } from "vitest";
import { draftsOf } from "../model/drafts.ts";
import { guessMapping } from "../model/mapping.ts";
import { readFile } from "./read-file.ts";

const TRACKER = `# Applications Tracker

| # | Date | Company | Role | Score | Status | PDF | Report | Notes |
|---|------|---------|------|-------|--------|-----|--------|-------|
| 1 | 2026-02-20 | Acme | Data Engineer | 4.2/5 | Evaluated | ✅ | [001](../reports/001-acme-2026-02-20.md) | Remote \\| EU |
| 2 | 2026-02-21 | Globex | Account Executive | 3.9/5 | **Applied** | ❌ | [002](../reports/002-globex-2026-02-21.md) | |
| 3 | 2026-02-22 | Initech | QA Analyst | 2.1/5 | SKIP | ❌ | — | Too far |
| 4 | 2026-02-23 | Hooli | Designer | 4.8/5 | Responded | ✅ | [004](../reports/004-hooli-2026-02-23.md) | Wrote back |
| 5 | 2026-02-24 | Stark | Welder | 4.0/5 | Interview | ✅ | [005](../reports/005-stark-2026-02-24.md) | |
| 6 | 2026-02-25 | Wayne | Guard | 3.0/5 | Discarded | ✅ | [006](../reports/006-wayne-2026-02-25.md) | |
`;

async function read(text: string) {
  const [table] = await readFile("applications.md", new Uint8Array(Buffer.from(text)));
  if (!table) throw new Error("No table.");
  const mapping = guessMapping(table, "applications.md", "day");
  return { mapping, drafts: draftsOf(table, mapping) };
}

test("career-ops' tracker becomes rows without any questions, and its date isn't the day of the application", async () => {
  const { mapping, drafts } = await read(TRACKER);
  expect(mapping.formatId).toBe("career_ops");
  expect(
    drafts.map(({ line, title, company, row, failures }) => [line, title, company, row.status, failures]),
  ).toEqual([
    [5, "Data Engineer", "Acme", "saved", []],
    [6, "Account Executive", "Globex", "applied", []],
    [7, "QA Analyst", "Initech", "archived", []],
    [8, "Designer", "Hooli", "applied", []],
    [9, "Welder", "Stark", "interviewing", []],
    [10, "Guard", "Wayne", "archived", []],
  ]);
  expect(drafts[0]?.row).toMatchObject({
    notes: "Remote | EU\nScore: 4.2/5\nReport: [001](../reports/001-acme-2026-02-20.md)\nStatus: Evaluated",
    related: { savedAt: "2026-02-20" },
  });
  expect(drafts.every(({ row }) => row.applicationDate === undefined)).toBe(true);
});

test("a file with bars, but no line below its headings, isn't Markdown", async () => {
  const { drafts } = await read("Company|Role\nAcme|Cook\n");
  expect(drafts.map(({ title, company }) => [title, company])).toEqual([["Cook", "Acme"]]);
});

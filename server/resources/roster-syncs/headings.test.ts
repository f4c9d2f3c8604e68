import { beforeEach, expect, test, vi } from "vitest";
import { makeCoaching } from "#server/testing/membership.ts";
import { tableOfCsv, tableOfRows } from "./table.ts";

let team: Awaited<ReturnType<typeof makeCoaching>>;
beforeEach(async () => {
  team = await makeCoaching();
});

test.each([
  [
    "several IDs and a street",
    "ID,Address,Student ID,First Name,Last Name,Email\n003xx,1 Main St,S1,Jane,Doe,jane@people.example",
  ],
  [
    "the last name first, and a login that is an address",
    'Student,ID,SIS User ID,SIS Login ID,Section\n"Doe, Jane",881,S1,jane@people.example,Fall',
  ],
  ["a role that is also a heading", "Name,Login ID,SIS ID,Role\nJane Doe,jane@people.example,S1,Student"],
  ["names in one word", "Student_Number\tLastFirst\tStudent_Email\nS1\tDoe, Jane\tjane@people.example"],
  [
    "advisors by name",
    'Banner ID,Student Name,Preferred Email,Advisor\nS1,"Doe, Jane",jane@people.example,"Smith, Al"',
  ],
  [
    "required columns",
    "First Name [Required],Last Name [Required],Email Address [Required],Student ID (required)\nJane,Doe,jane@people.example,S1",
  ],
  ["German headings", "Matrikelnummer;Nachname;Vorname;E-Mail-Adresse\nS1;Doe;Jane;jane@people.example"],
])("a file of a student information system is read: %s", async (_what, csv) => {
  const { organizationSlug, admin } = team;
  const { rows } = await admin.api.ok("roster_syncs.create", { organizationSlug, dryRun: true, csv });
  expect(rows).toMatchObject([
    { studentId: "S1", email: "jane@people.example", name: "Jane Doe", verdict: "created" },
  ]);
});

test("a title behind a comma isn't a first name, and a column of numbers called Student is the ID", async () => {
  const { organizationSlug, admin } = team;
  const csv = 'Student,Name,Email\n1001,"Jane Roe, PhD",jane@people.example';
  const { rows } = await admin.api.ok("roster_syncs.create", { organizationSlug, dryRun: true, csv });
  expect(rows).toMatchObject([{ studentId: "1001", name: "Jane Roe, PhD" }]);
});

test("cells that the lines of a file lack cost nothing, and a file with too many rows is rejected before its cells are read", () => {
  const headings = ["Email", ...Array.from({ length: 400 }, () => "Student")].join(",");
  const csvOf = (rows: number) => [headings, ...Array.from({ length: rows }, () => "x")].join("\n");
  const read = vi.spyOn(String.prototype, "normalize");
  expect(tableOfCsv(csvOf(1_000), []).rows).toHaveLength(1_000);
  expect(read.mock.calls.length).toBeLessThan(20_000);
  read.mockClear();
  expect(() => tableOfCsv(csvOf(5_001), [])).toThrow("at most 5000 rows");
  expect(read.mock.calls.length).toBeLessThan(20_000);
});

test("a row without a cell has none, even if the heading is the name of a function that every object has", () => {
  const field = {
    id: "fld",
    name: "Constructor",
    kind: "text",
    options: [],
    isProvided: false,
    isStated: false,
  } as const;
  const rows: Record<string, string>[] = [
    { Email: "kim@people.example", constructor: "Bau AG" },
    { Email: "lee@people.example" },
  ];
  const [kim, lee] = tableOfRows(rows, [{ ...field, options: [] }]).rows;
  expect([kim?.get("fld"), lee?.get("fld")]).toEqual(["Bau AG", undefined]);
});

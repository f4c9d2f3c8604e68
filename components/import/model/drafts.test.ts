import { describe, expect, test } from "vitest";
import { findDayOrder, readDate } from "#domain/dates-in-text.ts";
import { readPay } from "#domain/pay-in-text.ts";
import { readDelimited } from "../reader/delimited.ts";
import { draftsOf } from "./drafts.ts";
import { guessMapping, type Mapping } from "./mapping.ts";

/** Returns the drafts of a file under the guessed mapping. */
function draftsOfText(text: string, change: Partial<Mapping> = {}, name = "jobs.csv") {
  const [table] = readDelimited(name, text);
  if (!table) throw new Error("No table.");
  const mapping = { ...guessMapping(table, name, "month"), ...change };
  return { mapping, drafts: draftsOf(table, mapping, "America/New_York") };
}
const rowsOf = (text: string, name?: string) => draftsOfText(text, {}, name).drafts.map(({ row }) => row);

describe("known exports become rows without any questions:", () => {
  test("LinkedIn's applications", () => {
    const text = `Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers
"11/20/25, 8:15 AM",a@b.test,+1,Acme Corp,Writer,http://www.linkedin.com/jobs/view/1,Resume.pdf,Years?:1 | Pay?:14
"3/24/25, 4:11 PM",,,"Acme, Inc.",Engineer,,,
,,,,,,,`;
    const { drafts, mapping } = draftsOfText(text);
    expect(mapping).toMatchObject({ formatId: "linkedin_applications", dayOrder: "month" });
    expect(drafts.map(({ row, line }) => [line, row.status, row.applicationDate, row.company])).toEqual([
      [2, "applied", "2025-11-20", "Acme Corp"],
      [3, "applied", "2025-03-24", "Acme, Inc."],
    ]);
    expect(drafts[0]?.row.notes).toContain("Years?:1 | Pay?:14");
    // The time of day is in the person's zone.
    const at = ["2025-11-20T13:15:00.000Z", "2025-03-24T20:11:00.000Z"];
    expect(drafts.map(({ row }) => [row.source, row.related?.history])).toEqual(
      at.map((applied) => ["LinkedIn", [{ status: "applied", at: applied }]]),
    );
  });

  test("LinkedIn's saved jobs, with the status saved and no application date", () => {
    const text =
      'Saved Date,Job Url,Job Title,Company Name\n"9/1/26, 9:00 AM",https://x.example/1,Lead,Northwind';
    expect(rowsOf(text)).toMatchObject([
      { status: "saved", title: "Lead", applicationLink: "https://x.example/1" },
    ]);
    expect(rowsOf(text)[0]).not.toHaveProperty("applicationDate");
  });

  test("Trello's, whose last activity isn't used as a date", () => {
    const text =
      "Card Name,List Name,Board Name,Last Activity Date\nAcme - Cook,Applied,Job hunt,2026-09-01T08:00:00.000Z";
    const [row] = rowsOf(text);
    expect(row).toMatchObject({ title: "Cook", company: "Acme", status: "applied" });
    expect(row).not.toHaveProperty("applicationDate");
    expect(row).not.toHaveProperty("related");
  });

  test("Simplify's, with N/A for a missing date and an archived flag", () => {
    const text = `Job Title,Company Name,Location,Job URL,Applied Date,Status,Status Date,Archived,Date Archived,Notes,job_type
PM,Health,NY,https://x.example/1,2026-07-13,APPLIED,2026-07-13,No,N/A,,Full-time
PM,Bank,SF,https://x.example/2,N/A,SAVED,2026-07-10,No,N/A,,Part-time
PM,Shop,SF,https://x.example/3,N/A,APPLIED,2026-07-10,Yes,2026-07-11,,Full-time`;
    expect(rowsOf(text)).toMatchObject([
      { status: "applied", applicationDate: "2026-07-13", workType: "full_time", city: "NY" },
      { status: "saved", workType: "part_time" },
      { status: "archived" },
    ]);
    expect(rowsOf(text)[1]).not.toHaveProperty("applicationDate");
  });

  test("Trello's, whose list is the status and whose card name is split", () => {
    const text = `Card ID,Card Name,Card URL,Card Description,Labels,Due Date,Attachment Links,List ID,List Name,Board Name,Archived
c1,Acme - Data Engineer,https://trello.com/c/1,"Referred by Sam, 120k","Remote (green), Referral (red)",2026-10-09T08:00:00.000Z,,l1,Applied,Job hunt,false
c2,Only a name,https://trello.com/c/2,,,,,l1,Applied,Job hunt,false`;
    const { drafts } = draftsOfText(text);
    expect(drafts[0]?.row).toMatchObject({
      company: "Acme",
      title: "Data Engineer",
      status: "applied",
      workMode: "remote",
    });
    expect(drafts[0]?.row.notes).toBe(
      "Referred by Sam, 120k\nCard URL: https://trello.com/c/1\nLabels: Referral\nDue Date: 2026-10-09T08:00:00.000Z",
    );
    expect(drafts[1]?.failures).toMatchObject([{ code: "noSplit", value: "Only a name" }]);
  });

  test("whose cell is longer than any field: it isn't searched, and goes to the notes", () => {
    const labels = `Remote,${"a,".repeat(25_000)}`;
    const { drafts } = draftsOfText(`Company,Role,Labels\nAcme,Cook,"${labels}"`, {
      targets: ["company", "title", "labels"],
    });
    expect(drafts[0]?.row).toMatchObject({ company: "Acme", notes: `Labels: ${labels}` });
    expect(drafts[0]?.row).not.toHaveProperty("workMode");
  });

  test("Teal's and Notion's", () => {
    const teal = `Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement
Cook,Acme,"$120,000",Remote,Negotiating,2026-09-01,,2026-09-03,,5`;
    expect(rowsOf(teal)).toMatchObject([
      { status: "offer", salaryRangeMax: 120_000, workMode: "remote", applicationDate: "2026-09-03" },
    ]);
    const notion =
      'Name,Company,Job Title,Stage,Date Applied\nx,Acme,Cook,"🎤 Interview","September 20, 2026"';
    const name = `Jobs ${"a1".repeat(16)}.csv`;
    expect(rowsOf(notion, name)).toMatchObject([{ status: "interviewing", applicationDate: "2026-09-20" }]);
    expect(draftsOfText(notion, {}, name).mapping.formatId).toBe("notion");
  });
});

describe("statuses", () => {
  test("keep the file's wording in the notes when it says more", () => {
    const [first, second] = rowsOf("Company,Role,Status,Notes\nA,B,Phone Screen,Called\nA,C,APPLIED ✅,");
    expect(first).toMatchObject({ status: "interviewing", notes: "Called\nStatus: Phone Screen" });
    expect(second).toEqual({ company: "A", title: "C", status: "applied" });
  });

  test("that are unknown are asked about, never guessed", () => {
    const text = "Company,Role,Status\nA,B,Simmering";
    expect(draftsOfText(text).drafts[0]?.failures).toMatchObject([
      { code: "unknownStatus", value: "Simmering" },
    ]);
    const answered = draftsOfText(text, { statuses: { Simmering: "archived" } });
    expect(answered.drafts[0]).toMatchObject({ failures: [], row: { status: "archived" } });
  });

  test("from one column per stage are the last stage marked yes", () => {
    const text = `Company,Role,Auto Rejected,In-Progress,HR/ Recruiter Call,Hiring Manager,Technical Interview/ Assessment,Panel Interview,Offer
A,One,,,✓,x,,,
B,Two,Yes,No,No,No,No,No,No
C,Three,,,x,x,x,x,x`;
    expect(rowsOf(text).map(({ status }) => status)).toEqual(["interviewing", "rejected", "offer"]);
  });

  test("of a closed application follow from its reason", () => {
    const text =
      "Company,Role,Stage,Stage Date,Closed Reason\nA,B,closed,2026-09-01,Rejected\nA,C,closed,2026-09-01,";
    const { drafts } = draftsOfText(text);
    expect(drafts[0]?.row.status).toBe("rejected");
    expect(drafts[1]?.failures).toMatchObject([{ code: "unknownStatus", value: "closed" }]);
  });

  test("of a sheet without a status column follow from the application date", () => {
    const text = "Date Applied,Company Name,Job Title,Job Link\n2026-09-01,A,B,\n,A,C,";
    expect(rowsOf(text).map(({ status }) => status)).toEqual(["applied", "saved"]);
  });
});

describe("dates", () => {
  test.each([
    ["2026-07-13", "2026-07-13"],
    ["11/20/24, 8:15 AM", "2024-11-20"],
    ["3/4/2026", "2026-03-04"],
    ["September 20, 2026", "2026-09-20"],
    ["20. März 2026", "2026-03-20"],
    ["3 août 2026", "2026-08-03"],
    ["Mon, Sep 7, 2026", "2026-09-07"],
    ["46266", "2026-09-01"],
    ["2026-07-13T10:00:00.000Z", "2026-07-13T10:00:00.000Z"],
    ["25/11/2026", null],
    ["2026-02-30", null],
    ["Sep 20", null],
    ["yesterday", null],
    ["12", null],
    ["Sepp 3, 2026", null],
  ])("such as %s are read as %s, month first", (text, day) => {
    expect(readDate(text, "month")).toBe(day);
  });

  test("take their order from the column, or otherwise the usual order, marked as unsure", () => {
    expect(findDayOrder(["03/04/2026", "25/04/2026"], "month")).toMatchObject({ order: "day", isSure: true });
    expect(findDayOrder(["03/04/2026"], "day")).toMatchObject({ order: "day", isSure: false });
    expect(findDayOrder(["03.04.2026"], "month")).toMatchObject({ order: "day", isSure: false });
    expect(findDayOrder(["03/25/2026", "25/03/2026"], "day")).toMatchObject({ isSure: false, isMixed: true });
  });

  test("that can't be read are left out and kept in the notes, and none becomes today", () => {
    const { drafts } = draftsOfText("Company,Role,Date Applied\nA,B,last week");
    expect(drafts[0]).toMatchObject({
      left: [{ code: "unreadDate", value: "last week" }],
      row: { status: "saved", notes: "Date Applied: last week" },
    });
    expect(drafts[0]?.row).not.toHaveProperty("applicationDate");
  });

  test("aren't read from a column that counts days", () => {
    const text = "Date Applied,Company,Role,Days Since Applied\n2026-09-01,A,B,12";
    expect(draftsOfText(text).mapping.targets).toEqual(["applicationDate", "company", "title", "ignore"]);
  });
});

test.each([
  ["$120k", { from: 120_000, to: null, currency: "USD", frequency: null }],
  ["120.000 €", { from: 120_000, to: null, currency: "EUR", frequency: null }],
  ["€80k-120k", { from: 80_000, to: 120_000, currency: "EUR", frequency: null }],
  ["80-120k EUR", { from: 80_000, to: 120_000, currency: "EUR", frequency: null }],
  ["$50/hr", { from: 50, to: null, currency: "USD", frequency: "hourly" }],
  ["$161,000.00 - $255,000.00", { from: 161_000, to: 255_000, currency: "USD", frequency: null }],
  ["£45,000 per annum", { from: 45_000, to: null, currency: "GBP", frequency: "annually" }],
  ["4.500,50 € / Monat", { from: 4_500.5, to: null, currency: "EUR", frequency: "monthly" }],
  ["₹18 LPA", { from: 1_800_000, to: null, currency: "INR", frequency: "annually" }],
  ["12-15 lakhs", { from: 1_200_000, to: 1_500_000, currency: "INR", frequency: null }],
  ["S$6,000 - S$8,000", { from: 6_000, to: 8_000, currency: "SGD", frequency: null }],
  ["R$ 12.000,00", { from: 12_000, to: null, currency: "BRL", frequency: null }],
  ["$22.50 an hour", { from: 22.5, to: null, currency: "USD", frequency: "hourly", saysMore: false }],
  ["€ 5.000 per maand", { from: 5_000, to: null, currency: "EUR", frequency: "monthly", saysMore: false }],
  ["€ 400 per day", { from: 400, to: null, currency: "EUR", frequency: "other" }],
  ["$130k base, 20% bonus", { from: 130_000, to: null, currency: "USD", saysMore: true }],
  ["Band 6", null],
  ["competitive", null],
  ["TBD 2026-2027 or 3", null],
])("parses the pay %s", (text, pay) => {
  if (pay === null) expect(readPay(text)).toBeNull();
  else expect(readPay(text)).toMatchObject(pay);
});

test("pay in kroner isn't read as dollars, and a frequency is read with its preposition", () => {
  const text = "Company,Role,Salary,Pay Period\nA,B,kr 650 000,\nA,C,5000,Per month";
  const [first, second] = rowsOf(text);
  expect(first).toMatchObject({ notes: "Salary: kr 650 000" });
  expect(first).not.toHaveProperty("payAmount");
  expect(second).toMatchObject({ payAmount: 5_000, payFrequency: "monthly" });
});

test.each([
  "#,Date Applied,Company,Role,Channel,Status,Status Date,Days Since Applied,Follow Up?,Notes",
  "Company,Role,Auto Rejected,In-Progress,HR/ Recruiter Call,Hiring Manager,Technical Interview/ Assessment,Panel Interview,Offer",
  "Company,Position,Status,Priority,Applied Date,Deadline,Interview Date,Location,Salary,URL,Notes,Created At,Updated At",
  "Company,Position,Status,Applied Date,Deadline,Match Score,Notes,Description",
  "company,position,status,applied_date,notes",
  "company_name,position_title,job_url,resume_version,date_applied,notes",
  "Company,Role,Location,Channel,Comp,Status,Added,Applied,Updated,Resume,Job URL,Next step",
  "Company,Role,Location,Status,Match Score,Platform,Applied At",
  "Date Applied,Company,Job Title,Job URL,Method,Status,Notes",
  "Date Applied,Company,Job Title,Resume File,Status,Website URL",
  "Date Applied,Company Name,Job Title,Job Link",
  "ID,Date Applied,Company,Title,Location,Salary,URL,Status,Follow Up Date,Notes",
  "ID,Date Applied,Company Name,Job Title,URL,Salary Min,Salary Max,Is Denied,Denied Date,Notes,Work Type,Last Modified,Interviews",
  "Application ID,Date Applied,Company,Location,Industry,Position Title,Period,Application Link,Source,Application Status,Notes,Domain,Raw Title,Raw Company,Raw Location",
  "Company,Role/Title,Salary/Rate,Location/Remote,Job Link",
  "Firma,Stellenbezeichnung,Bewerbungsdatum,Status,Gehalt,Standort",
  "Entreprise,Poste,Date de candidature,Statut,Salaire,Lieu",
])("maps the hand-made headings %s", (headings) => {
  const { targets } = draftsOfText(`${headings}\n1`).mapping;
  expect(targets.filter((target) => target === "company" || target === "title")).toHaveLength(2);
  expect(targets.includes("applicationDate")).toBe(/applied|bewerbungsdatum|candidature/i.test(headings));
  expect(targets.includes("status")).toBe(/status|statut/i.test(headings));
});

test.each([
  ["Name,Company,Stage", "title,company,status"],
  ["Name,Position,Stage", "company,title,status"],
  ["Name,Stage,Notes", "companyTitle,status,notes"],
  ["Name,Company,Job Title", "note,company,title"],
  ["Contact Name,Company,Role", "contactName,company,title"],
])("a column called Name in %s maps to whatever the sheet lacks", (headings, targets) => {
  expect(draftsOfText(`${headings}\nx,y,z`).mapping.targets.join()).toBe(targets);
});

test("a work type is read as the work mode or the hours, depending on the cell", () => {
  const text = "Company,Role,Work Type\nA,B,Remote\nA,C,Part-time\nA,D,Odd";
  const { drafts } = draftsOfText(text);
  expect(drafts.map(({ row }) => [row.workMode, row.workType, row.notes])).toEqual([
    ["remote", undefined, undefined],
    [undefined, "part_time", undefined],
    [undefined, undefined, "Work Type: Odd"],
  ]);
});

test("a name followed by an email is one contact, whichever column it is in", () => {
  const people = (heading: string) =>
    rowsOf(`Title,Company,${heading}\nCook,Acme,"Nadia Brooks <nadia@acme.example>"`)[0]?.related?.contacts;
  const nadia = [{ name: "Nadia Brooks", email: "nadia@acme.example" }];
  expect(people("Recruiter")).toEqual(nadia);
  expect(people("Contact Email")).toEqual(nadia);
});

test("rows without a company can take the name from their posting's address, but only if the person chooses so", () => {
  const text =
    "Title,Link\nCook,https://careers-acme.icims.com/jobs/1\nBaker,https://www.linkedin.com/jobs/view/2";
  const companies = (companyOfSite: boolean) =>
    draftsOfText(text, { companyOfSite, fallbackCompany: "" }).drafts.map(({ row }) => row.company);
  expect(companies(false)).toEqual([undefined, undefined]);
  expect(companies(true)).toEqual(["Acme", undefined]);
});

test("a column such as In-Progress is a stage even if no row says yes to it", () => {
  const text = "Company,Role,Auto Rejected,In-Progress,HR/ Recruiter Call,Offer\nAcme,Cook,no,,yes,";
  const { mapping } = draftsOfText(text);
  expect(mapping.targets).toEqual(["company", "title", "stage", "stage", "stage", "stage"]);
  const [table] = readDelimited(
    "jobs.csv",
    "Company,Role,Auto Rejected,In-Progress,HR/ Recruiter Call,Offer\n",
  );
  expect(table?.headings).toContain("In-Progress");
});

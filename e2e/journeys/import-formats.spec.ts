import { strToU8, zipSync } from "fflate";
import writeExcelFile from "write-excel-file/node";
import { expect, test } from "../fixtures.ts";
import { ImportScreen } from "../pages/import-screen.ts";

const LINKEDIN = `Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers
"11/20/25, 8:15 AM",robin@example.test,+15550001111,Harbor Works,Content Lead,http://www.linkedin.com/jobs/view/1,Resume.pdf,Years?:4 | Pay?:90
"3/24/25, 4:11 PM",,,"Juniper, Inc.",Backend Engineer,,resume.pdf,
,,,,,,,
`;
const LINKEDIN_SAVED = `Saved Date,Job Url,Job Title,Company Name
"9/1/26, 9:00 AM",https://www.linkedin.com/jobs/view/9,Marketing Lead,Southwind
`;
const huntr = (more: object) =>
  JSON.stringify({
    jobs: {
      j1: {
        title: "Architect",
        url: "https://example.test/job",
        rootDomain: "icims.com",
        htmlDescription: "<p>Draw &amp; build</p>",
        _company: "c1",
        _list: "l1",
        salary: "$161,000.00 - $255,000.00",
        location: { address: "Germantown, MD, USA" },
      },
    },
    ...more,
  });

/** Files whose columns are all recognized: two clicks from the file to the cards. */
const KNOWN: [string, string, string | Uint8Array, Record<string, string[]>][] = [
  [
    "LinkedIn's applications",
    "Job Applications.csv",
    LINKEDIN,
    { applied: ["Content Lead", "Backend Engineer"] },
  ],
  ["LinkedIn's saved jobs", "Saved Jobs.csv", LINKEDIN_SAVED, { saved: ["Marketing Lead"] }],
  [
    "LinkedIn's ZIP",
    "Basic_LinkedInDataExport.zip",
    zipSync({
      "Jobs/Job Applications.csv": strToU8(LINKEDIN),
      "Jobs/Saved Jobs.csv": strToU8(LINKEDIN_SAVED),
    }),
    { applied: ["Content Lead", "Backend Engineer"], saved: ["Marketing Lead"] },
  ],
  [
    "Simplify",
    "simplify.csv",
    `Job Title,Company Name,Location,Job URL,Applied Date,Status,Status Date,Archived,Date Archived,Notes,job_type
PM,Health,NY,https://x.example/1,2026-07-13,APPLIED,2026-07-13,No,N/A,,Full-time
Nurse,Ward,SF,https://x.example/2,N/A,SAVED,2026-07-10,No,N/A,,Full-time`,
    { applied: ["PM"], saved: ["Nurse"] },
  ],
  [
    "Trello",
    "board.csv",
    `Card ID,Card Name,Card URL,Card Description,Labels,Due Date,List Name,Board Name,Archived
c1,Acme - Data Engineer,https://trello.com/c/1,"Referred by Sam, 120k","Remote (green), Referral (red)",2026-10-09T08:00:00.000Z,Applied,Job hunt,false`,
    { applied: ["Data Engineer"] },
  ],
  [
    "Huntr",
    "huntr.json",
    huntr({ companies: { c1: { name: "Acme" } }, lists: { l1: { name: "Applied" } } }),
    { applied: ["Architect"] },
  ],
  [
    "a Trello board in JSON, with its moves and comments",
    "board.json",
    JSON.stringify({
      name: "Job hunt",
      lists: [{ id: "l1", name: "Interview" }],
      cards: [{ id: "c1", name: "Acme - Pilot", desc: "", idList: "l1", closed: false, labels: [] }],
      actions: [
        {
          type: "createCard",
          date: "2026-08-20T08:00:00.000Z",
          data: { card: { id: "c1" }, list: { name: "Applied" } },
        },
      ],
    }),
    { interviewing: ["Pilot"] },
  ],
  [
    "Teal",
    "teal.csv",
    `Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement
Cook,Acme,"$120,000",Remote,Negotiating,2026-09-01,,2026-09-03,,5`,
    { offer: ["Cook"] },
  ],
  [
    "Notion",
    `Jobs ${"0f".repeat(16)}.csv`,
    '\ufeffName,Company,Stage,Date Applied\nCook,Acme,🎤 Interview,"September 20, 2026"',
    { interviewing: ["Cook"] },
  ],
  [
    "Reactive Resume",
    "reactive.csv",
    "Company,Role,Stage,Stage Date,Location,Source,Tags,Contact Name,Contact Email\nOrchard,Programmer,screening,2026-08-28,Stockholm,Referral,ai,,",
    { interviewing: ["Programmer"] },
  ],
  [
    "a sheet with one column a stage",
    "stages.csv",
    "Company,Role,Auto Rejected,HR/ Recruiter Call,Technical Interview/ Assessment,Offer\nA,One,,✓,,\nB,Two,Yes,,,",
    { interviewing: ["One"], rejected: ["Two"] },
  ],
  [
    "a German sheet of windows-1252 with semicolons",
    "liste.csv",
    Buffer.from(
      "Meine Suche\r\n\r\nFirma;Stellenbezeichnung;Bewerbungsdatum;Status\r\nMüller;Köchin;03.09.2026;Absage\r\n",
      "latin1",
    ),
    { rejected: ["Köchin"] },
  ],
  [
    "a French sheet with tabs, words for nothing and one job twice",
    "suivi.tsv",
    `Suivi 2026
Entreprise\tPoste\tStatut\tDate de candidature\tSalaire\tLien
Société\tCuisinier\tEntretien\t3 août 2026\t45 000 €\thttps://x.example/1?utm_source=mail
Société SARL\tCuisinier\t—\tN/A\tTBD\thttps://www.x.example/1/
Entreprise\tPoste\tStatut\tDate de candidature\tSalaire\tLien
Autre\tPilote\tN/A\t-\t$50/hr\t-
Total\t\t\t\t45 000 €`,
    { interviewing: ["Cuisinier"], saved: ["Pilote"] },
  ],
];

for (const [what, name, content, columns] of KNOWN) {
  test(`${what}: the file becomes cards`, async ({ api, page, account: _account }) => {
    const screen = new ImportScreen(page, api);
    await screen.open();
    await screen.choose(name, content);
    await screen.check();
    await screen.import();
    expect(await api.columns()).toMatchObject(columns);
  });
}

test("a workbook: the heading row is found, date cells are read, and an unknown status is asked about", async ({
  api,
  page,
  account: _account,
}) => {
  const date = { type: Date, value: new Date(Date.UTC(2026, 8, 3)), format: "dd/mm/yyyy" } as const;
  const rows = [
    [{ value: "My search" }],
    [],
    ["Company", "Role", "Status", "Date Applied", "Salary"].map((value) => ({ value })),
    [{ value: "Acme" }, { value: "Cook" }, { value: "Simmering" }, date, { value: "€80k-120k" }],
  ];
  const screen = new ImportScreen(page, api);
  await screen.open();
  await screen.choose("jobs.xlsx", await writeExcelFile(rows).toBuffer());
  await screen.check();
  await expect(page.getByRole("alert").filter({ hasText: "Choose a column" })).toBeVisible();
  await page.getByLabel("Column for Simmering").selectOption("interviewing");
  await screen.check();
  await screen.import();
  expect(await api.columns()).toMatchObject({ interviewing: ["Cook"] });
  const { data } = await api.read<{ data: { applicationDate: string; notes: string; job: object }[] }>(
    "applications.list",
    { boardId: await api.boardId() },
  );
  expect(data[0]).toMatchObject({
    applicationDate: "2026-09-03T00:00:00.000Z",
    notes: "Status: Simmering",
    job: { compensation: { salaryRangeMin: 80_000, salaryRangeMax: 120_000, currency: "EUR" } },
  });
});

test("a Huntr file without companies and lists: what is missing is chosen by hand", async ({
  api,
  page,
  account: _account,
}) => {
  const screen = new ImportScreen(page, api);
  await screen.open();
  await screen.choose("huntr.json", huntr({}));
  await page.getByLabel("Import Domain as").selectOption("Company");
  await page.getByLabel("Import Company as").selectOption("Don't import");
  await page.getByLabel("Rows without a status").selectOption("saved");
  await screen.check();
  await screen.import();
  expect(await api.columns()).toMatchObject({ saved: ["Architect"] });
});

test("LinkedIn's files about a person are added to the profile only once", async ({
  page,
  api,
  account: _account,
}) => {
  const screen = new ImportScreen(page, api);
  const zip = zipSync({
    "Positions.csv": strToU8(
      "Company Name,Title,Description,Location,Started On,Finished On\nAcme,Cook,,Bern,Mar 2020,\n",
    ),
    "Profile.csv": strToU8("First Name,Last Name,Headline,Summary,Geo Location\nRobin,Reyes,Cook,,Bern\n"),
  });
  await screen.open();
  await screen.choose("Basic_LinkedInDataExport.zip", zip);
  await expect(page.getByText("1 job, 0 schools, 0 answers")).toBeVisible();
  await page.getByRole("button", { name: "Add to profile" }).click();
  await expect(page.getByText("Added to your profile")).toBeVisible();
  expect(await api.read("profile.get", {})).toMatchObject({
    headline: "Cook",
    experience: [{ company: "Acme", title: "Cook", start: "2020-03", end: null }],
  });
  await screen.open();
  await screen.choose("Basic_LinkedInDataExport.zip", zip);
  await expect(page.getByText("Your profile already has everything in this file.")).toBeVisible();
});

test("Offerlane's full download is restored: cards, people without cards, companies, and interactions", async ({
  page,
  api,
  account: _account,
}) => {
  const json = (value: unknown) => strToU8(JSON.stringify(value));
  const screen = new ImportScreen(page, api);
  await screen.open();
  await screen.choose(
    "offerlane.zip",
    zipSync({
      "boards/1 Mine/applications.json": json([
        {
          id: "app_1",
          status: "offer",
          job: { title: "Cook" },
          company: { name: "Acme" },
          createdAt: "2026-08-01T08:00:00.000Z",
        },
      ]),
      "boards/1 Mine/status-history.json": json([
        { applicationId: "app_1", status: "saved", enteredAt: "2026-08-01T08:00:00.000Z", isDateKnown: true },
        {
          applicationId: "app_1",
          status: "offer",
          enteredAt: "2026-09-01T08:00:00.000Z",
          isDateKnown: false,
        },
      ]),
      "companies.json": json([
        { id: "cmp_1", name: "Acme", industry: "technology", website: "https://acme.example/", size: null },
        { id: "cmp_2", name: "Bolt", notes: "Moved to Bern." },
      ]),
      "contacts.json": json([
        {
          id: "con_1",
          name: "Nadia",
          email: "nadia@acme.example",
          phone: "+1 555",
          companyName: "Acme",
          applicationIds: ["app_1"],
        },
        { id: "con_2", name: "Else", companyName: "Bolt", notes: "Met at a fair.", applicationIds: [] },
      ]),
      "interactions.json": json([
        {
          id: "int_1",
          contactId: "con_2",
          type: "email",
          interactionTime: "2026-08-02T08:00:00.000Z",
          notes: "Wrote.",
        },
      ]),
    }),
  );
  await screen.check();
  await screen.import();
  await expect(page.getByText("Also added: 2 companies, 2 people, 1 interaction.")).toBeVisible();
  type List = { data: Record<string, unknown>[] };
  const companies = await api.read<List>("companies.list", {});
  expect(companies.data).toMatchObject([
    { name: "Acme", website: "https://acme.example/" },
    { name: "Bolt", notes: "Moved to Bern." },
  ]);
  const people = await api.read<List>("contacts.list", {});
  expect(people.data).toHaveLength(2);
  expect(people.data.find(({ name }) => name === "Nadia")).toMatchObject({
    phone: "+1 555",
    applicationIds: [expect.any(String)],
  });
  const interactions = await api.read<List>("interactions.list", {});
  expect(interactions.data).toMatchObject([{ type: "email", notes: "Wrote." }]);
  // The status period whose date is unknown still has none.
  await page.getByRole("link", { name: "Open board" }).click();
  await page.getByRole("link", { name: "Cook" }).first().click();
  await expect(page.getByRole("dialog").getByText("Date unknown")).toBeVisible();
});

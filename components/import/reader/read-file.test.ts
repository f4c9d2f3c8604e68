import { strToU8, zipSync } from "fflate";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { LIMITS } from "#domain/limits.ts";
import { MIB } from "#domain/units.ts";
import { spreadsheetFile } from "#server/resources/spreadsheet-file.ts";
import { draftsOf } from "../model/drafts.ts";
import { guessMapping } from "../model/mapping.ts";
import { readCsv } from "./read-csv.ts";
import { readFile } from "./read-file.ts";

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const read = async (text: string, name = "jobs.csv") => (await readFile(name, bytes(text)))[0];
const headings = ["Company", "Role", "Notes"];
const rows = [["Acme", "Cook", "two\nlines"]];

describe("a text file is read as a table", () => {
  test.each([
    ["commas", 'Company,Role,Notes\nAcme,Cook,"two\nlines"'],
    ["semicolons and CRLF", 'Company;Role;Notes\r\nAcme;Cook;"two\nlines"\r\n'],
    ["tabs", 'Company\tRole\tNotes\nAcme\tCook\t"two\nlines"'],
    ["a byte order mark", '\ufeffCompany,Role,Notes\nAcme,Cook,"two\nlines"'],
    ["Excel's sep line", 'sep=;\r\nCompany;Role;Notes\r\nAcme;Cook;"two\nlines"'],
    ["lines before the headings", 'My search, 2026\n\nCompany,Role,Notes\nAcme,Cook,"two\nlines"'],
    ["more commas than columns", 'Company,Role,Notes,,,\nAcme,Cook,"two\nlines",,,'],
  ])("with %s", async (_what, text) => {
    const table = await read(text);
    expect(table?.headings).toEqual(headings);
    expect(table?.rows.filter((row) => row.some((cell) => cell !== ""))).toEqual(rows);
  });

  test.each([
    ["UTF-16 with a mark", Buffer.from("\ufeffFirma\tTitel\nMüller\tKöchin", "utf16le")],
    ["UTF-16 without one", Buffer.from("Firma\tTitel\nMüller\tKöchin", "utf16le")],
    ["UTF-8", Buffer.from("Firma;Titel\nMüller;Köchin")],
    ["windows-1252", Buffer.from("Firma;Titel\nMüller;Köchin", "latin1")],
  ])("in %s", async (_what, content) => {
    const [table] = await readFile("jobs.csv", new Uint8Array(content));
    expect(table).toMatchObject({ headings: ["Firma", "Titel"], rows: [["Müller", "Köchin"]] });
  });

  test("in windows-1250, as in Poland", async () => {
    const polish = Buffer.from("Firma;Status\n\u00afabka;Wys\u00b3ano", "latin1");
    const [table] = await readFile("jobs.csv", new Uint8Array(polish));
    expect(table?.rows).toEqual([["Żabka", "Wysłano"]]);
  });
});

test("a row has its line number in the file", async () => {
  expect((await read("Mine\n\nCompany,Role\nAcme,Cook"))?.lines).toEqual([4]);
});

test("a bar inside a cell isn't a separator", async () => {
  const table = await read('Company,Role,Notes\nAcme,Cook,a | b | c\nAcme,Baker,"d | e | f"');
  expect(table?.rows.map((row) => row.length)).toEqual([3, 3]);
});

test("a workbook gives dates as days, numbers as text, and headings below a title", async () => {
  const date = new Date(Date.UTC(2026, 8, 3));
  const sheet = [
    [{ value: "My search" }],
    [],
    [{ value: "Company" }, { value: "Role" }, { value: "Date Applied" }, { value: "Salary" }],
    [
      { value: "Acme" },
      { value: "Cook" },
      { type: Date, value: date, format: "dd/mm/yyyy" },
      { type: Number, value: 52_000 },
    ],
  ];
  const workbook = await writeExcelFile(sheet).toBuffer();
  const [table] = await readFile("jobs.xlsx", new Uint8Array(workbook));
  expect(table).toMatchObject({
    headings: ["Company", "Role", "Date Applied", "Salary"],
    rows: [["Acme", "Cook", "2026-09-03", "52000"]],
    lines: [4],
  });
});

test("a workbook gives the addresses of linked cells, and a merged company for each of its rows", async () => {
  const cells = (row: number, ...texts: string[]) =>
    texts
      .map((text, index) => `<c r="${"ABCD"[index]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
      .join("");
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const sheet = `<worksheet><sheetData><row r="1">${cells(1, "Company", "Role", "Status", "Link")}</row>
    <row r="2">${cells(2, "Acme", "Cook", "Applied", "Apply here")}</row><row r="3">${cells(3, "", "Baker", "Offer")}</row></sheetData>
    <mergeCells><mergeCell ref="A2:A3"/></mergeCells>
    <hyperlinks><hyperlink ref="D2" r:id="rId1"/><hyperlink ref="B3" r:id="rId2"/></hyperlinks></worksheet>`;
  const files = {
    "xl/workbook.xml": '<workbook><sheets><sheet name="Jobs" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": `<Relationships>${relation("rId1", "worksheet", "worksheets/sheet1.xml")}${relation("rId2", "styles", "styles.xml")}</Relationships>`,
    "xl/styles.xml": "<styleSheet/>",
    "xl/worksheets/sheet1.xml": sheet,
    "xl/worksheets/_rels/sheet1.xml.rels": `<Relationships>${relation("rId1", "hyperlink", "https://a.example/1")}${relation("rId2", "hyperlink", "https://a.example/2")}</Relationships>`,
  };
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  const [table] = await readFile("jobs.xlsx", new Uint8Array(zip));
  if (!table) throw new Error("No table.");
  const drafts = draftsOf(table, guessMapping(table, "jobs.xlsx", "month"));
  expect(drafts.map(({ row }) => row)).toMatchObject([
    { company: "Acme", title: "Cook", applicationLink: "https://a.example/1" },
    { company: "Acme", title: "Baker", applicationLink: "https://a.example/2" },
  ]);
});

test("long texts that the XLSX export continues in the next column are read back whole", async () => {
  const notes = "=a long text ".repeat(3_800).trim();
  const columns = (["title", "company", "notes", "status"] as const).map((key) => ({
    key,
    width: 18,
    parts: key === "notes" ? 2 : 1,
  }));
  const cards = [
    { title: "Cook", company: "Acme", notes, status: "saved" },
    { title: "Baker", company: "Acme", notes: "short…", status: "saved" },
  ];
  async function* lines() {
    yield cards;
  }
  const sheet = { name: "Mine", columns, lines: lines() };
  const file = await spreadsheetFile("xlsx", sheet, null, (made) => made).collected();
  const [table] = await readFile("mine.xlsx", new Uint8Array(Buffer.from(file.contentBase64, "base64")));
  expect(table?.headings).toEqual(["title", "company", "notes", "status"]);
  expect(table?.rows).toEqual([
    ["Cook", "Acme", `'${notes}`, "saved"],
    ["Baker", "Acme", "short…", "saved"],
  ]);
});

test("columns that the sheet's owner numbered aren't joined", async () => {
  const table = await read("Company,Role,Notes,Notes (2)\nAcme,Cook,one,two\nBodo,Baker,so on…,…and");
  expect(table?.headings).toEqual(["Company", "Role", "Notes", "Notes (2)"]);
});

test("LinkedIn's ZIP joins the parts of one list, and shows other lists beside it", async () => {
  const part = (job: string) =>
    `Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers\n"9/1/26, 8:15 AM",,,Acme,${job},,,\n`;
  const zip = zipSync({
    "Jobs/Job Applications.csv": strToU8(part("Cook")),
    "Jobs/Job Applications_1.csv": strToU8(part("Baker")),
    "Jobs/Saved Jobs.csv": strToU8(
      'Saved Date,Job Url,Job Title,Company Name\n"9/1/26, 9:00 AM",https://x.example/1,Pilot,Sky\n',
    ),
    "Connections.csv": strToU8("First Name,Last Name,Company,Position\nSam,Smith,Acme,Cook\n"),
    "Skills.csv": strToU8("Name\nCooking\n"),
  });
  const tables = await readFile("LinkedIn.zip", new Uint8Array(zip));
  expect(tables.map(({ name, rows }) => [name, rows.length])).toEqual([
    ["Job Applications.csv", 2],
    ["Saved Jobs.csv", 1],
    ["Connections.csv", 1],
  ]);
});

test("Notion's ZIP of ZIPs has the whole of each table", async () => {
  const name = `Jobs ${"a1".repeat(16)}`;
  const part = zipSync({
    [`${name}.csv`]: strToU8("Company,Role\nAcme,Cook\n"),
    [`${name}_all.csv`]: strToU8("Company,Role\nAcme,Cook\nBeta,Chef\n"),
    [`${name}/Acme.md`]: strToU8("# Acme\n"),
  });
  const [table, ...others] = await readFile("Export.zip", new Uint8Array(zipSync({ "Part-1.zip": part })));
  expect(table?.rows).toEqual([
    ["Acme", "Cook"],
    ["Beta", "Chef"],
  ]);
  expect(others).toEqual([]);
});

test("Huntr's maps are joined, and its HTML becomes plain text", async () => {
  const huntr = {
    jobs: {
      j1: {
        title: "Cook",
        url: "https://x.example",
        _company: "c1",
        _list: "l1",
        htmlDescription: "<p>Soup &amp; salad</p><p>Daily</p>",
      },
    },
    companies: { c1: { name: "Acme" } },
    lists: { l1: { name: "Applied" } },
  };
  const [table] = await readFile("huntr.json", bytes(JSON.stringify(huntr)));
  expect(table?.rows[0]?.slice(0, 3)).toEqual(["Cook", "Acme", "Applied"]);
  expect(table?.rows[0]).toContain("Soup & salad\nDaily");
});

test.each([
  ["nothing", "jobs.csv", bytes(""), "empty"],
  ["headings alone", "jobs.csv", bytes("Company,Role\n,\n"), "empty"],
  ["a web page called XLS", "jobs.xls", bytes("<html><table><tr><td>Company</td></tr></table>"), "oldExcel"],
  ["a PDF", "jobs.csv", bytes(`%PDF-1.7\n${",".repeat(2_000)}x\n`), "noTable"],
  ["an old workbook", "jobs.xls", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), "oldExcel"],
  ["a workbook under a password", "jobs.xlsx", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), "protected"],
  ["a cut ZIP", "jobs.zip", bytes("PK\u0003\u0004cut"), "broken"],
  ["an image", "jobs.csv", bytes("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR,a\nb,c\n"), "broken"],
  ["broken JSON", "jobs.json", bytes("{"), "notJson"],
  ["a ZIP of something else", "photos.zip", new Uint8Array(zipSync({ "a.txt": strToU8("a") })), "noTable"],
])("%s is rejected with its reason", async (_what, name, content, reason) => {
  await expect(readFile(name, content)).rejects.toMatchObject({ reason });
});

test("a file of five thousand rows is read in full", async () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `Company ${index},Role ${index},Notes`);
  expect((await read(["Company,Role,Notes", ...lines].join("\n")))?.rows).toHaveLength(5_000);
});

const csv = (text: string) => new Uint8Array(strToU8(text));
const sheet = (cells: string) =>
  new Uint8Array(
    zipSync({
      "xl/workbook.xml": strToU8("<workbook/>"),
      "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${cells}</sheetData></worksheet>`),
    }),
  );

/** Returns a ZIP whose first entry claims a larger unpacked size. */
function claiming(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset);
  const directory = zip.findIndex(
    (_byte, at) => at + 4 <= zip.length && view.getUint32(at, true) === 0x02014b50,
  );
  view.setUint32(directory + 24, 200_000_001, true);
  return zip;
}

test.each([
  ["unfolds to more than 200 MB", () => claiming(zipSync({ "a.csv": strToU8("a,b") }))],
  [
    "has a ZIP that unfolds to more than 200 MB",
    () => zipSync({ "a.zip": claiming(zipSync({ "a.csv": strToU8("a,b") })) }),
  ],
  [
    "has ten thousand entries and more",
    () =>
      zipSync(Object.fromEntries(Array.from({ length: 10_001 }, (_none, at) => [`${at}.txt`, strToU8("")]))),
  ],
  [
    "is a workbook whose cells span seventeen billion",
    () => sheet('<row><c r="A1"/><c r="XFD1048576"/></row>'),
  ],
  [
    "is a workbook that unfolds to more than 200 MB",
    () => claiming(zipSync({ "xl/media/image1.png": strToU8("a"), "xl/workbook.xml": strToU8("<a/>") })),
  ],
  ["has a row of more than a thousand columns", () => csv(`Title,Company\n${"a,".repeat(1_000)}b`)],
  [
    "has more than a thousand fields",
    () => csv(JSON.stringify(Array.from({ length: 1_001 }, (_none, at) => ({ [`k${at}`]: 1 })))),
  ],
  [
    "has a wide row that widens all others to ten million cells",
    () => csv(`Title,Company${",x".repeat(998)}\n${"a,b\n".repeat(10_001)}`),
  ],
  ["has many more lines than an account can have cards", () => csv("a,b\n".repeat(MIB))],
  [
    "repeats one long text in every row",
    () => csv(JSON.stringify([{ about: "a".repeat(MIB), jobs: Array(101).fill({ title: "Cook" }) }])),
  ],
])("a file that %s is rejected as too large", async (_name, made) => {
  const rejected = readFile("file", new Uint8Array(made()));
  await expect(rejected).rejects.toMatchObject({ reason: "tooLarge" });
});

test("a roster file becomes the CSV of the sheet whose headings name a key", async () => {
  const people = [["Class of 2027"], ["Student ID", "Email"], ["00123", "kim@people.example"]];
  const sheetOf = (sheet: string, rows: string[][]) => ({
    sheet,
    data: rows.map((row) => row.map((value) => ({ value }))),
  });
  const sheets = [sheetOf("Notes", [["Note"], ["Internal"]]), sheetOf("People", people)];
  const workbook = await writeExcelFile(sheets).toBuffer();
  const csv = await readCsv("roster.xlsx", new Uint8Array(workbook));
  expect(Papa.parse(csv).data).toEqual([["Class of 2027", ""], ...people.slice(1)]);
  expect(await readCsv("roster.csv", bytes("Email;ID\nkim@people.example;00123"))).toContain(";00123");
  await expect(readCsv("roster.csv", bytes(" \n"))).rejects.toMatchObject({ reason: "empty" });
  const large = bytes(`Email\n${"a".repeat(LIMITS.requests.syncedText)}`);
  await expect(readCsv("roster.csv", large)).rejects.toMatchObject({ reason: "tooLarge" });
});

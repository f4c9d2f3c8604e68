import readXlsxFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { addMember } from "#server/testing/organization-rows.ts";

/** Headings as the other systems' documentation writes them. */
const HEADINGS = {
  uconnect:
    "Academic Division/School|Program Name/Major|Degree Level|Graduation Date|Outcome Type|Employing Organization|Position Location - Country|Position Location - State|Annual Base Salary|Name of Institution|Location of Institution - Country|Location of Institution - State|Program/Field of Study|Degree to be earned",
  twelve_twenty:
    "Student Identifier|Outcome Type|Job Phase|Job/Offer Status|Reported Date|Knowledge Source|Employer|Start Date|End Date",
  handshake: "student_email|first_destination_response_type_name|email_address",
} as const;

/** Headings of the file with all columns. */
const ALL =
  "applicantEmail|applicantDisplayName|keptEmail|studentId|program|degree|graduation|cohort|joinedAt|leftAt|departureReason|intent|figure|outcomeId|kind|happenedOn|employer|title|inField|isOwnHire|isFullTimeTerm|payAmount|payCurrency|payPeriod|annualPay|startsOn|place|source|evidence|proof|applicationId|recordedAt|recordedByName|updatedAt|contest|contestedAt";

const KINDS = ["full_time", "contract", "study", "service", "seeking", "unknown", null] as const;

/** Creates an organization with a graduate for each kind of outcome, and a function that downloads a file. */
async function makeGraduates() {
  const team = await makeCoaching();
  const { id: organizationId, organizationSlug, coach } = team;
  const { name } = await prisma.organization.findUniqueOrThrow({ where: { id: organizationId } });
  const cohortId = newId("cohort");
  await prisma.cohort.create({ data: { id: cohortId, organizationId, name: "Autumn" } });
  const emails: string[] = [];
  for (const kind of KINDS) {
    const { accountId, email } = await addMember({ id: organizationId }, "applicant");
    const of = { organizationId, accountId };
    const [joinedAt, leftAt] = [new Date("2026-02-01T12:00:00Z"), new Date("2026-05-01T12:00:00Z")];
    await prisma.stint.create({
      data: { ...of, id: newId("stint"), cohortId, joinedAt, leftAt, departureReason: "completed" },
    });
    emails.push(email);
    if (kind === null) continue;
    await prisma.outcome.create({
      data: {
        ...of,
        id: newId("outcome"),
        kind,
        happenedOn: new Date("2026-06-01"),
        employer: "=HYPERLINK(1)",
        title: "Cook",
        place: "Austin, TX, United States",
        source: "staff",
        recordedByName: "Ada",
        recordedAt: new Date("2026-06-03T09:00:00Z"),
        updatedAt: new Date("2026-06-03T09:00:00Z"),
        ...(kind === "full_time" ? { payAmount: 5_000, payCurrency: "USD", payPeriod: "monthly" } : {}),
      },
    });
  }
  const { key } = await makeKey(coach.person);
  const url = `${await serverOrigin()}/api/v1/organizations/${organizationSlug}/outcomes/export`;
  const download = async (given: Record<string, string>) => {
    const response = await fetch(`${url}?${new URLSearchParams(given)}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  return { ...team, name, emails, download };
}

/** Returns the lines of a CSV without line breaks in its cells. */
const linesOf = (csv: Buffer) =>
  csv
    .toString()
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));

test("files for other systems begin with their headings to the byte, and have a row for each known outcome", async () => {
  const { name, emails, download } = await makeGraduates();
  const files = new Map<string, string[][]>();
  for (const [layout, headings] of Object.entries(HEADINGS)) {
    const csv = await download({ layout, format: "csv" });
    const [first = [], ...rows] = linesOf(csv);
    expect(csv.subarray(0, first.join(",").length).toString()).toBe(
      headings
        .split("|")
        .map((heading) => `"${heading}"`)
        .join(","),
    );
    expect(rows).toHaveLength(5);
    files.set(layout, rows);
  }
  const [job, term, studies, service, search] = emails;
  const types = new Map(files.get("handshake")?.map(([email, type]) => [email, type]));
  expect([job, term, studies, service, search].map((email) => types.get(`"${email}"`))).toEqual([
    '"Working"',
    '"Working"',
    '"Continuing Education"',
    '"Volunteering"',
    '"Still Looking"',
  ]);
  const uconnect = files.get("uconnect")?.find((row) => row[4] === '"Employed Full Time"');
  const place = ['"United States"', '"TX"'];
  expect(uconnect).toEqual([
    ...[`"${name}"`, '"Autumn"', "", "2026", '"Employed Full Time"', `"'=HYPERLINK(1)"`],
    ...[...place, "60000", "", "", "", "", ""],
  ]);
  const reported = files.get("twelve_twenty")?.map((row) => row[4]);
  expect(new Set(reported)).toEqual(new Set(['"2026-06-03"']));
});

test("the file with all columns has everything in the record, and its rows add up to the figures of the report", async () => {
  const { organizationSlug, coach, download } = await makeGraduates();
  for (const standard of ["nace", "cirr", "own"] as const) {
    const [sheet] = await readXlsxFile(await download({ standard, format: "xlsx" }));
    const [headings = [], ...rows] = sheet?.data ?? [];
    expect(headings.join("|")).toBe(ALL);
    const at = headings.indexOf("figure");
    const { figures } = await coach.api.ok("outcomes.report", { organizationSlug, standard, hideBelow: 0 });
    const counted = figures.map(({ figure }) => ({
      figure,
      count: rows.filter((row) => row[at] === figure).length,
    }));
    expect(counted).toEqual(figures);
    expect(rows).toHaveLength(KINDS.length);
  }
});

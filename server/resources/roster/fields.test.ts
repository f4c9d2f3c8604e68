import { beforeAll, expect, test } from "vitest";
import { INTENT_NAMES } from "#domain/outcomes/kinds.ts";
import { filtered } from "#domain/roster-filter.ts";
import { prisma } from "#server/lib/database.ts";
import { logOf, makeTeam } from "#server/testing/membership.ts";

const team = await makeTeam("admin", "applicant", "applicant", "applicant");
const [coach, ...applicants] = team.members;
const { organizationSlug } = team;
const emails = applicants.map(({ person }) => person.email);
const [design = "", data = "", none = ""] = emails;

beforeAll(async () => {
  const keep = (applicantEmail: string, fields: Record<string, string>) =>
    coach.api.ok("roster_records.update", { organizationSlug, applicantEmail, fields });
  await keep(design, { program: "Design = Art", graduation: "2027-05-31" });
  const { id: cohortId } = await coach.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const membership = { organizationSlug, cohortId, applicantEmail: design };
  const { id } = await coach.api.ok("cohort_memberships.create", membership);
  await prisma.stint.update({ where: { id }, data: { intent: "new_job_in_field" } });
  await keep(data, { program: "Data", graduation: "2027-06-30" });
});

const FILTERS: [string[], string[]][] = [
  [["program=Design = Art"], [design]],
  [["program="], [none]],
  [["program=design = art"], []],
  [["graduation=2027-06-30"], [data]],
  [["graduation=2027-05-31..2027-06-29"], [design]],
  [["graduation=2027-06-01.."], [data]],
  [["graduation=..2027-06-30"], [design, data]],
  [["graduation=.."], [design, data]],
  [["program=Data", "graduation=2027-05-31"], []],
  [[`intent=${INTENT_NAMES.new_job_in_field}`], [design]],
  [["intent="], [data, none]],
  [["unknown=1"], []],
  [["unknown="], emails],
];

test("the list and the search keep the applicants with the requested values, as the page does", async () => {
  const all = (await coach.api.ok("roster.list", { organizationSlug })).data;
  for (const [fields, wanted] of FILTERS) {
    const input = { organizationSlug, fields };
    const responses = [
      (await coach.api.ok("roster.list", input)).data,
      (await coach.api.ok("roster.search", input)).data,
      filtered(all, {
        attention: [],
        cohortId: null,
        search: "",
        sort: "name",
        fields: Object.fromEntries(fields.map((text) => text.split(/=(.*)/s))),
      }),
    ];
    for (const rows of responses) {
      expect(rows.map((row) => row.applicantEmail).sort(), fields.join()).toEqual(wanted.toSorted());
    }
  }
});

test("an export can be of the applicants with a value, and its log entry counts them", async () => {
  const input = { organizationSlug, fields: ["program=Data"], format: "json" as const };
  const { data: rows } = await coach.api.ok("roster.export", input);
  expect(rows.map((row) => row.applicantEmail)).toEqual([data]);
  expect((await logOf(team.id)).at(-1)).toMatchObject({ action: "roster_exported", details: { rows: 1 } });
});

test("a filter by fields without a value is rejected with a clear message", async () => {
  const input = { organizationSlug, fields: ["program"] };
  const { detail } = await coach.api.rejected("roster.list", input, "validation_failed");
  expect(detail).toBeDefined();
});

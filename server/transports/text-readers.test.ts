import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type Readers, readersOf, TEXT_FIELDS, type TextField } from "#domain/text-fields.ts";
import { makePerson, signIn } from "#server/testing/actors.ts";
import { contracts, type Name, type PageName, pageContracts } from "#server/testing/contracts.ts";
import type { PageExampleRows } from "#server/testing/example-rows.ts";
import { examples } from "#server/testing/examples.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { callPage } from "#server/testing/pages.ts";
import { seedSharedSearch } from "#server/testing/shared-search.ts";
import { textWrites, VIEWERS, type Viewer, type ViewingTeam } from "#server/testing/text-writes.ts";

const STAFF: readonly Viewer[] = ["owner", "admin", "coach"];
const ROLES_OF: Record<Readers, readonly Viewer[]> = {
  nobody: [],
  coaches: STAFF,
  applicantAndStaff: [...STAFF, "applicant"],
  booked: [...STAFF, "applicant"],
  cohort: [...STAFF, "applicant"],
  members: [...STAFF, "applicant", "fellow"],
  staff: STAFF,
  staffOfEach: STAFF,
  membersOfEach: [...STAFF, "applicant", "fellow"],
  admins: ["owner", "admin"],
  owners: ["owner"],
};

let team: ViewingTeam;
let writes: ReturnType<typeof textWrites>;
let rows: PageExampleRows;
const cookies = new Map<Viewer, string>();
beforeAll(async () => {
  const made = await makeTeam("owner", "admin", "coach", "applicant", "applicant");
  const [owner, admin, coach, applicant, fellow] = made.members;
  team = { owner, admin, coach, applicant, fellow, stranger: { person: await makePerson() } };
  for (const looker of VIEWERS) cookies.set(looker, await signIn(team[looker].person));
  rows = await seedSharedSearch(made.organizationSlug, team);
  writes = textWrites(team, rows, cookies);
});

type Read = { name: Name | PageName; inputs: readonly object[] };
/** Returns every operation that changes nothing, with its examples. */
function everyRead(): Read[] {
  const forAll = contracts
    .filter(({ changesData }) => !changesData)
    .map(({ name }) => ({ name, inputs: [examples[name](rows) as object] }));
  const forPages = pageContracts
    .filter(({ changesData }) => !changesData)
    .map(({ name }) => ({ name, inputs: examples[name](rows) as readonly object[] }));
  // Their examples would filter the lists, or are for staff.
  const { organizationSlug, cohortId } = rows;
  const whole: Read[] = [
    { name: "assigned_tasks.list", inputs: [{ organizationSlug }] },
    { name: "cohort_memberships.list", inputs: [{ organizationSlug }] },
    { name: "messages.list", inputs: [{ organizationSlug }] },
    { name: "contacts.list", inputs: [{}] },
    { name: "cohort_memberships.list_people", inputs: [{ organizationSlug, cohortId }] },
  ];
  return [...forAll, ...forPages, ...whole];
}

/** Returns everything that a person can read. */
async function readBy(looker: Viewer): Promise<string> {
  const texts: string[] = [];
  for (const { name, inputs } of everyRead()) {
    for (const input of inputs) {
      const { status, text } = await callPage(cookies.get(looker) ?? "", name, input);
      if (status === 200) texts.push(text);
    }
  }
  return texts.join("\n");
}

const fields = Object.entries(TEXT_FIELDS).flatMap(([form, names]) =>
  Object.keys(names).map((name) => `${form}.${name}` as TextField),
);

test("each text is readable only by the people whom its field names", async () => {
  const written = new Map<TextField, string>();
  const seen = new Map<TextField, Viewer[]>(fields.map((field) => [field, []]));
  for (const field of fields) {
    const text = `said${randomUUID().replaceAll("-", "")}`;
    const given = await writes[field][1](text);
    written.set(field, typeof given === "string" ? given : text);
  }
  for (const looker of VIEWERS) {
    const all = await readBy(looker);
    for (const [field, text] of written) if (all.includes(text)) seen.get(field)?.push(looker);
  }
  const others = (field: TextField, lookers: readonly Viewer[] = []) =>
    VIEWERS.filter((looker) => lookers.includes(looker) && looker !== writes[field][0]);
  const inTable = (read: (field: TextField) => readonly Viewer[]) =>
    Object.fromEntries(fields.map((field) => [field, read(field)]));
  expect(inTable((field) => others(field, seen.get(field)))).toEqual(
    inTable((field) => others(field, ROLES_OF[readersOf(field)])),
  );
  // If a writer can't find their own text, the reads look in the wrong place.
  const unread = fields.filter((field) => !seen.get(field)?.includes(writes[field][0]));
  expect(unread).toEqual(["postingLink.link"]);
});

import { beforeEach, expect, test } from "vitest";
import { pool, prisma } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import { logOf, makeCoaching, type TeamMember } from "#server/testing/membership.ts";
import { addMember } from "#server/testing/organization-rows.ts";
import { pagesOf } from "#server/testing/pages.ts";

let team: Awaited<ReturnType<typeof makeCoaching>>;
let organizationSlug: string;
beforeEach(async () => {
  team = await makeCoaching();
  organizationSlug = team.organizationSlug;
});

const callerOf = ({ person }: TeamMember) => pagesOf(person);

test("staff change one applicant's record: what is left out stays, null empties, and a sync then finds the person by the new ID", async () => {
  const { coach, admin, applicant, id } = team;
  const own = applicant.person.email;
  const update = (given: object) =>
    coach.api.ok("roster_records.update", { organizationSlug, applicantEmail: own.toUpperCase(), ...given });
  const fields = { program: " Design ", graduation: "5/31/2027" };
  expect(await update({ studentId: "00123", fields })).toMatchObject({
    accountEmail: own,
    studentId: "00123",
    fields: { program: "Design", graduation: "2027-05-31" },
  });
  expect(await update({ firstName: "Kim", lastName: "Sole", fields: { program: null } })).toMatchObject({
    studentId: "00123",
    name: "Kim Sole",
    fields: { graduation: "2027-05-31" },
  });
  const sync = await admin.api.ok("roster_syncs.create", {
    organizationSlug,
    rows: [{ "Student ID": "00123", Graduation: "2027-05-31" }],
  });
  expect(sync.rows).toMatchObject([{ verdict: "unchanged" }]);
  const { data } = await coach.api.ok("roster.list", { organizationSlug });
  expect(data).toMatchObject([{ studentId: "00123", fields: { graduation: "2027-05-31" } }]);
  const log = (await logOf(id)).filter(({ action }) => action === "roster_record_updated");
  expect(log.map(({ subjectEmail }) => subjectEmail)).toEqual([own, own]);
  expect(JSON.stringify(log)).not.toContain("Design");
});

test("an invited person's record can be changed, and a key or value that can't be kept changes nothing", async () => {
  const { coach, admin, applicant } = team;
  const lee = await makePerson();
  const rows = [{ ID: "00124", Email: lee.email, Program: "Law" }];
  await admin.api.ok("roster_syncs.create", { organizationSlug, rows });
  const named = { organizationSlug, applicantEmail: lee.email };
  await coach.api.ok("roster_records.update", { ...named, fields: { degree: "BA" } });
  const records = () => coach.api.ok("roster_records.list", { organizationSlug });
  const before = await records();
  expect(before.data).toMatchObject([{ studentId: "00124", fields: { program: "Law", degree: "BA" } }]);
  const own = { organizationSlug, applicantEmail: applicant.person.email };
  await coach.api.rejected("roster_records.update", { ...own, studentId: "00124" }, "roster_key_taken");
  await coach.api.rejected(
    "roster_records.update",
    { ...named, fields: { exit: "soon" } },
    "validation_failed",
  );
  await coach.api.rejected(
    "roster_records.update",
    { ...named, fields: { shoe: "42" } },
    "validation_failed",
  );
  const staff = { organizationSlug, applicantEmail: admin.person.email, studentId: "1" };
  await coach.api.rejected("roster_records.update", staff, "not_found");
  await applicant.api.rejected("roster_records.update", { ...own, studentId: "2" }, "insufficient_role");
  expect(await records()).toEqual(before);
});

test("the record of an applicant with another address than the kept one is changed by either", async () => {
  const { coach, applicant, id } = team;
  const email = applicant.person.email;
  const update = (applicantEmail: string, firstName: string) =>
    coach.api.ok("roster_records.update", { organizationSlug, applicantEmail, firstName });
  await update(email, "Ann");
  const kept = `kept-${email}`;
  await prisma.rosterRecord.updateMany({ where: { organizationId: id }, data: { email: kept } });
  expect(await update(kept, "Bea")).toMatchObject({ email: kept, accountEmail: email, firstName: "Bea" });
  expect(await update(email, "Cem")).toMatchObject({ email: kept, accountEmail: email, firstName: "Cem" });
  expect((await coach.api.ok("roster_records.list", { organizationSlug })).data).toHaveLength(1);
});

test("exports have the fields as columns, and can be of one coach's applicants", async () => {
  const { coach, admin, applicant } = team;
  const named = { organizationSlug, applicantEmail: applicant.person.email };
  const { id: fieldId } = await admin.api.ok("roster_records.create_field", {
    organizationSlug,
    name: "Campus",
    kind: "text",
  });
  await coach.api.ok("roster_records.update", {
    ...named,
    studentId: "00123",
    fields: { [fieldId]: "Harbor" },
  });
  const path = `/api/v1/organizations/${organizationSlug}/roster/export?format=csv&coachId=`;
  const exported = async (coachId: string) => (await coach.api.raw({ path: path + coachId })).text;
  const [headings, line] = (await exported("none")).split("\r\n");
  expect(headings).toMatch(/,"studentId","Program",.*,"Campus"$/);
  expect(line).toMatch(/,"00123",.*"Harbor"$/);
  expect(await exported(coach.memberId)).not.toContain("Harbor");
});

test("setting a field of several applicants returns a verdict for each, logs each, and is undone with the returned values", async () => {
  const { coach, admin, applicant, id } = team;
  const lee = await addMember({ id }, "applicant");
  const [own, other] = [applicant.person.email, lee.email];
  const fieldId = "program";
  await coach.api.ok("roster_records.update", {
    ...{ organizationSlug, applicantEmail: own },
    studentId: "7",
    fields: { program: "Law", degree: "BA" },
  });
  const caller = await callerOf(coach);
  const set = (changes: { applicantEmail: string; value: string | null }[]) =>
    caller.rosterRecords.setValues({ organizationSlug, fieldId, changes });
  const both = (value: string) => [own, other].map((applicantEmail) => ({ applicantEmail, value }));
  const stranger = { applicantEmail: admin.person.email, value: "Design" };
  const { data } = await set([...both(" Design "), stranger]);
  expect(data).toEqual([
    { applicantEmail: own, outcome: "updated", before: "Law" },
    { applicantEmail: other, outcome: "updated", before: null },
    { applicantEmail: admin.person.email, outcome: "not_an_applicant", before: null },
  ]);
  const kept = async () =>
    (await coach.api.ok("roster.list", { organizationSlug })).data.map((row) => [
      row.applicantEmail,
      row.studentId,
      row.fields,
    ]);
  const everyone = [
    [own, "7", { program: "Design", degree: "BA" }],
    [other, null, { program: "Design" }],
  ];
  expect(await kept()).toEqual(expect.arrayContaining(everyone));
  expect((await set(both("Design"))).data.map(({ outcome }) => outcome)).toEqual(["unchanged", "unchanged"]);
  const entries = (await logOf(id)).filter(({ action }) => action === "roster_record_updated");
  expect(entries.map(({ subjectEmail }) => subjectEmail).sort()).toEqual([own, own, other].sort());

  const undone = data.flatMap(({ applicantEmail, outcome, before }) =>
    outcome === "updated" ? [{ applicantEmail, value: before }] : [],
  );
  await set(undone);
  expect(await kept()).toEqual(
    expect.arrayContaining([
      [own, "7", { program: "Law", degree: "BA" }],
      [other, null, {}],
    ]),
  );
});

test("an undo of a field leaves what someone else wrote since", async () => {
  const { coach, admin, applicant, id } = team;
  const [own, other] = [applicant.person.email, (await addMember({ id }, "applicant")).email];
  const caller = await callerOf(coach);
  const fieldId = "program";
  const both = [own, other].map((applicantEmail) => ({ applicantEmail, value: "Design" }));
  await caller.rosterRecords.setValues({ organizationSlug, fieldId, changes: both });
  await admin.api.ok("roster_records.update", {
    ...{ organizationSlug, applicantEmail: own },
    fields: { program: "Law" },
  });
  const changes = both.map(({ applicantEmail }) => ({ applicantEmail, value: null, was: " Design" }));
  const { data } = await caller.rosterRecords.setValues({ organizationSlug, fieldId, changes });
  expect(data).toEqual([
    { applicantEmail: own, outcome: "changed_since", before: "Law" },
    { applicantEmail: other, outcome: "updated", before: "Design" },
  ]);
  const rows = (await coach.api.ok("roster.list", { organizationSlug })).data;
  expect(new Map(rows.map(({ applicantEmail, fields }) => [applicantEmail, fields]))).toEqual(
    new Map([
      [own, { program: "Law" }],
      [other, {}],
    ]),
  );
});

test("a value that the field doesn't accept, or a field that doesn't exist, changes no one's record", async () => {
  const { coach, applicant } = team;
  const caller = await callerOf(coach);
  const applicantEmail = applicant.person.email;
  const set = (fieldId: string, value: string) =>
    caller.rosterRecords.setValues({ organizationSlug, fieldId, changes: [{ applicantEmail, value }] });
  await expect(set("exit", "soon")).rejects.toThrow(/Must be a day/);
  await expect(set("shoe", "42")).rejects.toThrow(/No field that staff can write/);
  // Only the applicant can state it.
  await expect(set("intent", "Further study")).rejects.toThrow(/No field that staff can write/);
  const { data } = await coach.api.ok("roster.list", { organizationSlug });
  expect(data).toMatchObject([{ fields: {} }]);
});

test("a new record never takes the address of another person's record", async () => {
  const { coach, applicant } = team;
  const applicantEmail = applicant.person.email;
  await pool.query(
    `INSERT INTO roster_records (organization_id, id, email, updated_at) VALUES ($1, 'rec_other', $2, now())`,
    [team.id, applicantEmail],
  );
  const caller = await callerOf(coach);
  const changes = [{ applicantEmail, value: "Design" }];
  const { data } = await caller.rosterRecords.setValues({ organizationSlug, fieldId: "program", changes });
  expect(data).toEqual([{ applicantEmail, outcome: "address_taken", before: null }]);
  const { rows } = await pool.query("SELECT id, fields FROM roster_records WHERE organization_id = $1", [
    team.id,
  ]);
  expect(rows).toEqual([{ id: "rec_other", fields: {} }]);
});

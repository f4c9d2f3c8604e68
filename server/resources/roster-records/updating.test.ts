import { beforeEach, expect, test } from "vitest";
import { makePerson } from "#server/testing/actors.ts";
import { logOf, makeCoaching } from "#server/testing/membership.ts";

let team: Awaited<ReturnType<typeof makeCoaching>>;
let organizationSlug: string;
beforeEach(async () => {
  team = await makeCoaching();
  organizationSlug = team.organizationSlug;
});

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
  await coach.api.refused("roster_records.update", { ...own, studentId: "00124" }, "roster_key_taken");
  await coach.api.refused(
    "roster_records.update",
    { ...named, fields: { exit: "soon" } },
    "validation_failed",
  );
  await coach.api.refused("roster_records.update", { ...named, fields: { shoe: "42" } }, "validation_failed");
  const staff = { organizationSlug, applicantEmail: admin.person.email, studentId: "1" };
  await coach.api.refused("roster_records.update", staff, "not_found");
  await applicant.api.refused("roster_records.update", { ...own, studentId: "2" }, "insufficient_role");
  expect(await records()).toEqual(before);
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

import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makePerson, type Person } from "#server/testing/actors.ts";
import { logOf, makeCoaching } from "#server/testing/membership.ts";
import { rest } from "#server/testing/rest.ts";

type Rows = Readonly<Partial<Record<string, string>>>[];

let team: Awaited<ReturnType<typeof makeCoaching>>;
let organizationSlug: string;
let domain: string;
beforeEach(async () => {
  team = await makeCoaching();
  organizationSlug = team.organizationSlug;
  domain = `${randomUUID()}.example`;
});

const sync = (given: { rows: Rows } | { csv: string }, dryRun = false) =>
  team.admin.api.ok("roster_syncs.create", { organizationSlug, dryRun, ...(given as { csv: string }) });
const verdicts = ({ rows }: Awaited<ReturnType<typeof sync>>) => rows.map(({ verdict }) => verdict);
const records = async () => (await team.coach.api.ok("roster_records.list", { organizationSlug })).data;
const recordsById = async () =>
  (await records()).toSorted((a, b) => ((a.studentId ?? "") < (b.studentId ?? "") ? -1 : 1));
const invited = async () => {
  const { data } = await team.admin.api.ok("organization_invitations.list", { organizationSlug });
  return data.filter(({ status }) => status === "pending").map(({ email }) => email);
};
/** Returns everything that a sync could change. */
const state = async () => {
  const organizationId = team.id;
  return {
    records: await prisma.rosterRecord.findMany({ where: { organizationId }, orderBy: { id: "asc" } }),
    cohorts: await prisma.cohort.findMany({ where: { organizationId }, orderBy: { id: "asc" } }),
    stints: await prisma.stint.findMany({ where: { organizationId }, orderBy: { id: "asc" } }),
    invitations: await prisma.invitation.findMany({ where: { organizationId }, orderBy: { id: "asc" } }),
    log: await logOf(organizationId),
  };
};
/** Makes an invited person accept, and returns them. */
const join = async (person: Person) => {
  const api = rest((await makeKey(person)).key);
  const { data } = await api.ok("invitations.list_mine", {});
  await api.ok("invitations.accept", { invitationId: data[0]?.id ?? "" });
  return { api };
};

test("a file invites new people, updates members, creates cohorts, and changes nothing the second time", async () => {
  const lee = await makePerson();
  const csv = [
    "\uFEFFStudent ID;E-Mail;First name;Last name;Cohort;Graduation;Program;Shoe size",
    `00123;${team.applicant.person.email.toUpperCase()};Kim;Sole;Evening;5/31/2027;"Design;\nand ""Craft""";42`,
    `\u00A000124 ;${lee.email}; Lee ;Park;evening ;;;`,
    ";;;;;;;",
  ].join("\r\n");
  const before = await state();
  const dry = await sync({ csv }, true);
  expect(await state()).toEqual(before);
  const done = await sync({ csv });
  expect({ ...dry, id: null, dryRun: false }).toEqual({ ...done, id: null });
  expect(done).toMatchObject({
    counts: { created: 1, updated: 1, unchanged: 0, duplicate: 0, invalid: 0, missing: 0 },
    newCohorts: ["Evening"],
    rows: [
      {
        verdict: "updated",
        changes: expect.arrayContaining(["studentId", "graduation", "program", "cohort"]),
      },
      { verdict: "created", studentId: "00124", email: lee.email, name: "Lee Park" },
    ],
  });
  expect(done.columns.at(-1)).toEqual({ heading: "Shoe size", column: null });
  const own = team.applicant.person.email;
  expect(await recordsById()).toMatchObject([
    {
      studentId: "00123",
      accountEmail: own,
      fields: { graduation: "2027-05-31", program: 'Design;\nand "Craft"' },
    },
    { studentId: "00124", email: lee.email, accountEmail: null, name: "Lee Park" },
  ]);
  expect(await invited()).toEqual([lee.email]);
  const after = await state();
  expect((await sync({ csv })).counts).toMatchObject({ unchanged: 2, created: 0, updated: 0 });
  expect(await state()).toEqual(after);
  const { api } = await join(lee);
  expect((await sync({ csv })).counts).toMatchObject({ unchanged: 2 });
  const { data } = await api.ok("organizations.list", {});
  expect(data.map(({ slug }) => slug)).toEqual([organizationSlug]);
  const stints = await prisma.stint.findMany({
    where: { accountId: lee.accountId },
    include: { cohort: true },
  });
  expect(stints.map(({ cohort }) => cohort.name)).toEqual(["Evening"]);
});

describe("a row", () => {
  test.each<[string, (own: string) => Rows, string[]]>([
    ["without a key is invalid", () => [{ "Student ID": " ", Name: "Kim" }], ["invalid"]],
    ["with a bad address is invalid", () => [{ Email: "kim at home", ID: "7" }], ["invalid"]],
    ["of staff is invalid", () => [{ Email: team.coach.person.email }], ["invalid"]],
    [
      "that empties a key or name is invalid",
      (own) => [
        { Email: own, Name: "**CLEAR**" },
        { Email: own, ID: "**CLEAR**" },
      ],
      ["invalid", "invalid"],
    ],
    ["with a day that isn't one is invalid", (own) => [{ Email: own, Exit: "2027-02-30" }], ["invalid"]],
    [
      "of a person named before is a duplicate, by any key",
      (own) => [{ ID: "7", Email: own }, { Email: own.toUpperCase() }, { ID: " 7 " }],
      ["updated", "duplicate", "duplicate"],
    ],
    [
      "with another's new address is invalid",
      () => [
        { ID: "1", Email: `a@${domain}` },
        { ID: "2", Email: `A@${domain}` },
      ],
      ["created", "invalid"],
    ],
    ["gives an ID to a person named by address", (own) => [{ ID: "0007", Email: own }], ["updated"]],
    ["with an unknown ID and no address is invalid", () => [{ ID: "8" }], ["invalid"]],
    ["of a known person without news is unchanged", (own) => [{ Email: own, Program: "" }], ["unchanged"]],
    [
      "doesn't count as the first if it is invalid",
      (own) => [
        { Email: own, Exit: "soon" },
        { Email: own, Program: "Law" },
      ],
      ["invalid", "updated"],
    ],
    [
      "is compared as NFC",
      () => [{ ID: "Jose\u0301", Email: `j@${domain}` }, { ID: "Jos\u00e9" }],
      ["created", "duplicate"],
    ],
  ])("%s", async (_rule, rowsOf, expected) => {
    const rows = rowsOf(team.applicant.person.email);
    const done = await sync({ rows });
    expect(verdicts(done)).toEqual(expected);
    const after = await state();
    await sync({ rows });
    expect(await state()).toEqual(after);
  });
});

test("an address that belongs to another person is invalid, unless that person gives it up in the same file", async () => {
  const at = (name: string) => `${name}@${domain}`;
  await sync({
    rows: [
      { ID: "1", Email: at("a") },
      { ID: "2", Email: at("b") },
    ],
  });
  const swapped = await sync({
    rows: [
      { ID: "1", Email: at("b"), Program: "Law" },
      { ID: "2", Email: at("a") },
    ],
  });
  expect(verdicts(swapped)).toEqual(["invalid", "invalid"]);
  expect((await records()).map(({ fields }) => fields)).toEqual([{}, {}]);
  const chain = [
    { ID: "1", Email: at("b") },
    { ID: "2", Email: at("c") },
  ];
  expect(verdicts(await sync({ rows: chain }))).toEqual(["updated", "updated"]);
  expect(verdicts(await sync({ rows: chain }))).toEqual(["unchanged", "unchanged"]);
  expect((await records()).map(({ studentId, email }) => [studentId, email])).toEqual([
    ["1", at("b")],
    ["2", at("c")],
  ]);
  expect((await invited()).toSorted()).toEqual([at("b"), at("c")]);
  const byFormer = await sync({ rows: [{ Email: at("a"), Program: "Art" }] });
  expect(byFormer.rows).toMatchObject([{ verdict: "updated" }]);
});

test("an empty cell keeps a value, **CLEAR** empties it, and no cell of an invalid row is applied", async () => {
  const { email } = team.applicant.person;
  const fieldsOf = async () => (await records())[0]?.fields;
  await sync({ rows: [{ Email: email, Program: "Design", Degree: "BA" }] });
  await sync({ rows: [{ Email: email, Program: "", Degree: " **CLEAR** " }] });
  expect(await fieldsOf()).toEqual({ program: "Design" });
  await sync({ rows: [{ Email: email, Program: "Law", "Last name": "**CLEAR**" }] });
  expect(await fieldsOf()).toEqual({ program: "Design" });
});

test("people without a row are listed, and nothing changes for them", async () => {
  const { email } = team.applicant.person;
  await sync({
    rows: [
      { ID: "1", Email: email, Cohort: "Evening" },
      { ID: "2", Email: `b@${domain}` },
    ],
  });
  const before = await state();
  const done = await sync({ rows: [{ ID: "3", Email: "no address" }] });
  expect(done.missing.map(({ email: one }) => one).toSorted()).toEqual([email, `b@${domain}`].toSorted());
  expect(done.counts).toMatchObject({ missing: 2, invalid: 1 });
  expect(await state()).toEqual(before);
});

// JavaScript and the database lowercase İ and ẞ to different letters.
test("a cohort is found whatever the case and Unicode form of its name, and one name creates one cohort", async () => {
  for (const name of ["İzmir", "ẞ", "Zu\u0308rich"]) {
    await team.admin.api.ok("cohorts.create", { organizationSlug, name });
  }
  const given = ["izmir", "ß", "ZÜRICH", "İstanbul", "istanbul", "Züg", "zÜg"];
  const rows = given.map((Cohort, index) => ({ Email: `${index}@${domain}`, Cohort }));
  expect((await sync({ rows })).newCohorts).toEqual(["İstanbul", "Züg"]);
  const { data } = await team.admin.api.ok("cohorts.list", { organizationSlug });
  expect(data).toHaveLength(5);
  expect(verdicts(await sync({ rows }))).toEqual(given.map(() => "unchanged"));
});

test("a membership that ended isn't opened again by the next file", async () => {
  const rows = [{ Email: team.applicant.person.email, Cohort: "Evening" }];
  await sync({ rows });
  const { data } = await team.admin.api.ok("cohort_memberships.list", { organizationSlug });
  const named = { organizationSlug, membershipId: data[0]?.id ?? "" };
  await team.admin.api.ok("cohort_memberships.end", { ...named, departureReason: "placed" });
  expect(verdicts(await sync({ rows }))).toEqual(["unchanged"]);
});

test("an undo restores what the sync changed, except for later changes, and works once", async () => {
  const { email } = team.applicant.person;
  await sync({ rows: [{ Email: email, Program: "Design" }] });
  const before = await state();
  const bo = await makePerson();
  const { id } = await sync({
    rows: [
      { ID: "1", Email: email, Program: "Law", Degree: "BA", Cohort: "Evening" },
      { ID: "2", Email: bo.email, Cohort: "Morning" },
      { ID: "3", Email: `c@${domain}` },
    ],
  });
  await sync({ rows: [{ Email: email, Degree: "MA" }] });
  await join(bo);
  const named = { organizationSlug, syncId: id ?? "" };
  const undone = await team.owner.api.ok("roster_syncs.undo", named);
  expect(undone).toMatchObject({ restored: 0, removed: 1, kept: 2 });
  expect(await invited()).toEqual([]);
  const after = await state();
  expect(after.stints.filter(({ accountId }) => accountId === team.applicant.person.accountId)).toEqual([]);
  expect(after.cohorts.map(({ name }) => name)).toEqual(["Morning"]);
  const own = after.records.find(({ id: one }) => one === before.records[0]?.id);
  expect(own).toMatchObject({ studentId: null, fields: { program: "Design", degree: "MA" } });
  await team.owner.api.rejected("roster_syncs.undo", named, "roster_sync_undone");
});

test("concurrent syncs add each person once, and a file without a key is rejected", async () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    ID: `0${index}`,
    Email: `${index}@${domain}`,
    Cohort: "Evening",
  }));
  const done = await Promise.all([sync({ rows }), sync({ rows }), sync({ rows })]);
  expect(done.map(({ counts }) => counts.created).toSorted()).toEqual([0, 0, 20]);
  expect(await invited()).toHaveLength(20);
  const call = { organizationSlug, csv: "Name,Cohort\nKim,Evening" };
  await team.admin.api.rejected("roster_syncs.create", call, "validation_failed");
  await team.coach.api.rejected("roster_syncs.create", { organizationSlug, rows }, "insufficient_role");
});

test("a file with more headings or lines than any roster is rejected before its rows are read", async () => {
  const { email } = team.applicant.person;
  const headings = Array.from({ length: 200_000 }, (_, index) => (index === 0 ? "Email" : "x"));
  const csv = [headings.join(","), ...Array.from({ length: 4_000 }, () => `${email},`)].join("\n");
  const rows = Array.from({ length: 600 }, (_, index) => ({ Email: email, [`Heading ${index}`]: "x" }));
  const empty = "Email".padEnd(60_000, "\n");
  for (const given of [{ csv }, { rows }, { csv: empty }]) {
    const call = { organizationSlug, dryRun: true, ...given };
    await team.admin.api.rejected("roster_syncs.create", call, "validation_failed");
  }
});

test("5,000 rows are one sync, and people beyond the first 200 are invited by a job", async () => {
  const line = (index: number) =>
    `${String(index).padStart(6, "0")},${index}@${domain},Kim,Sole,Evening,2027-05-31`;
  const csv = [
    "Student ID,Email,First name,Last name,Cohort,Graduation",
    ...Array.from({ length: 5_000 }, (_, index) => line(index)),
  ].join("\n");
  expect((await sync({ csv })).counts.created).toBe(5_000);
  expect(await prisma.invitation.count({ where: { organizationId: team.id } })).toBe(200);
  const { inviteSynced } = await import("./inviting.ts");
  await inviteSynced({ organizationId: team.id, accountId: team.admin.person.accountId, sandboxId: null });
  expect(await prisma.invitation.count({ where: { organizationId: team.id } })).toBe(400);
  expect((await sync({ csv })).counts.unchanged).toBe(5_000);
});

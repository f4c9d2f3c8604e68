import { beforeEach, expect, test } from "vitest";
import { makeCaller, makeOrganization, makePerson } from "#server/testing/actors.ts";
import { addMember } from "#server/testing/organization-rows.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let organization: { id: string; slug: string };
let organizationSlug: string;

beforeEach(async () => {
  const caller = await makeCaller();
  api = caller.api;
  organization = await makeOrganization([{ person: caller.person, role: "owner" }]);
  organizationSlug = organization.slug;
});

const create = (name: string) => api.ok("cohorts.create", { organizationSlug, name });
const place = async (cohortId: string, applicantEmail: string) =>
  api.ok("cohort_memberships.create", { organizationSlug, cohortId, applicantEmail });
const history = async () => {
  const { data } = await api.ok("audit_events.list", { organizationSlug });
  return data.map(({ action, subjectLabel, details }) => ({ action, subjectLabel, details })).reverse();
};

test("a name is unique within the organization, ignoring case and space, on creation and renaming", async () => {
  await create("Autumn");
  const winter = await create("Winter");
  await api.rejected("cohorts.create", { organizationSlug, name: " autumn " }, "cohort_name_taken");
  const rename = { organizationSlug, cohortId: winter.id, name: "AUTUMN" };
  await api.rejected("cohorts.update", rename, "cohort_name_taken");
  await api.ok("cohorts.update", { ...rename, name: "WINTER" });
  const names = (await api.ok("cohorts.list", { organizationSlug })).data.map(({ name }) => name);
  expect(names).toEqual(["Autumn", "WINTER"]);
});

test("ten concurrent creations with one name create one cohort", async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => api.send("cohorts.create", { organizationSlug, name: "One" })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect((await api.ok("cohorts.list", { organizationSlug })).data).toHaveLength(1);
});

test("a cohort can be archived and reopened, the list filters by that, and the log records only real changes", async () => {
  const { id: cohortId } = await create("Autumn");
  const archived = await api.ok("cohorts.update", { organizationSlug, cohortId, archived: true });
  expect(archived.archivedAt).not.toBeNull();
  await api.ok("cohorts.update", { organizationSlug, cohortId, archived: true, name: "Autumn" });
  const listed = async (wanted: boolean) =>
    (await api.ok("cohorts.list", { organizationSlug, archived: wanted })).data.map(({ id }) => id);
  expect(await listed(true)).toEqual([cohortId]);
  expect(await listed(false)).toEqual([]);
  await api.ok("cohorts.update", { organizationSlug, cohortId, archived: false, name: "Fall" });
  expect(await history()).toEqual([
    {
      action: "cohort_created",
      subjectLabel: "Autumn",
      details: { cohortId, before: null, after: { name: "Autumn" } },
    },
    {
      action: "cohort_archived",
      subjectLabel: "Autumn",
      details: { cohortId, before: { archivedAt: null }, after: { archivedAt: archived.archivedAt } },
    },
    {
      action: "cohort_renamed",
      subjectLabel: "Fall",
      details: { cohortId, before: { name: "Autumn" }, after: { name: "Fall" } },
    },
    {
      action: "cohort_restored",
      subjectLabel: "Fall",
      details: { cohortId, before: { archivedAt: archived.archivedAt }, after: { archivedAt: null } },
    },
  ]);
});

test("a cohort that anyone was ever in can't be deleted, but an unused one can", async () => {
  const { email } = await addMember(organization, "applicant");
  const [used, unused] = [await create("Used"), await create("Unused")];
  const { id: membershipId } = await place(used.id, email);
  await api.ok("cohort_memberships.end", { organizationSlug, membershipId, departureReason: "completed" });
  await api.rejected("cohorts.delete", { organizationSlug, cohortId: used.id }, "cohort_not_empty");
  await api.ok("cohorts.delete", { organizationSlug, cohortId: unused.id });
  expect((await api.ok("cohorts.list", { organizationSlug })).data.map(({ id }) => id)).toEqual([used.id]);
});

test("adding an applicant during the cohort's deletion never leaves them in a deleted cohort", async () => {
  const { email } = await addMember(organization, "applicant");
  for (let round = 0; round < 5; round += 1) {
    const { id: cohortId } = await create(`Round ${round}`);
    const [placed, deleted] = await Promise.all([
      api.send("cohort_memberships.create", { organizationSlug, cohortId, applicantEmail: email }),
      api.send("cohorts.delete", { organizationSlug, cohortId }),
    ]);
    expect([placed.status, deleted.status].sort().join()).toMatch(/^(200,404|201,409)$/);
  }
});

test("an applicant may be in several cohorts, with one open stint in each, and ended stints are kept", async () => {
  const { email } = await addMember(organization, "applicant");
  const [one, other] = [await create("One"), await create("Other")];
  const first = await place(one.id, email);
  await place(other.id, email.toUpperCase());
  const again = { organizationSlug, cohortId: one.id, applicantEmail: email };
  await api.rejected("cohort_memberships.create", again, "already_in_cohort");
  const end = {
    organizationSlug,
    membershipId: first.id,
    departureReason: "placed",
    note: "Hired.",
  } as const;
  const ended = await api.ok("cohort_memberships.end", end);
  expect(ended).toMatchObject({ ...first, departureReason: "placed", note: "Hired.", leftAt: ended.leftAt });
  await api.rejected("cohort_memberships.end", end, "stint_already_closed");
  await api.ok("cohort_memberships.create", again);
  const stints = async (filter: object) =>
    (await api.ok("cohort_memberships.list", { organizationSlug, ...filter })).data;
  expect(await stints({})).toHaveLength(3);
  expect(await stints({ cohortId: one.id })).toHaveLength(2);
  expect(await stints({ open: false })).toEqual([ended]);
  expect(await stints({ applicantEmail: email, open: true })).toHaveLength(2);
});

test("ten concurrent additions open one stint, and ten concurrent endings end it once", async () => {
  const { email: applicantEmail } = await addMember(organization, "applicant");
  const { id: cohortId } = await create("Rush");
  const call = { organizationSlug, cohortId, applicantEmail };
  const ten = (send: () => Promise<{ status: number }>) => Promise.all(Array.from({ length: 10 }, send));
  const placed = await ten(() => api.send("cohort_memberships.create", call));
  expect(placed.filter(({ status }) => status === 201)).toHaveLength(1);
  const [stint] = (await api.ok("cohort_memberships.list", { organizationSlug })).data;
  const end = { organizationSlug, membershipId: stint?.id ?? "", departureReason: "withdrew" } as const;
  const ended = await ten(() => api.send("cohort_memberships.end", end));
  expect(ended.map(({ status }) => status).sort()[0]).toBe(200);
  expect(ended.filter(({ status }) => status === 409)).toHaveLength(9);
  const ends = (await history()).filter(({ action }) => action === "cohort_membership_ended");
  expect(ends).toHaveLength(1);
});

test("an archived cohort accepts no one, and staff, outsiders, and other organizations' cohorts are rejected", async () => {
  const { email: applicantEmail } = await addMember(organization, "applicant");
  const { email: coach } = await addMember(organization, "coach");
  const { id: cohortId } = await create("Closed");
  await api.ok("cohorts.update", { organizationSlug, cohortId, archived: true });
  const call = { organizationSlug, cohortId, applicantEmail };
  await api.rejected("cohort_memberships.create", call, "cohort_archived");
  await api.ok("cohorts.update", { organizationSlug, cohortId, archived: false });
  await api.rejected("cohort_memberships.create", { ...call, applicantEmail: coach }, "validation_failed");
  const outsider = (await makePerson()).email;
  await api.rejected("cohort_memberships.create", { ...call, applicantEmail: outsider }, "not_found");
  const other = await makeCaller();
  const theirs = await makeOrganization([{ person: other.person, role: "owner" }]);
  const foreign = await other.api.ok("cohorts.create", { organizationSlug: theirs.slug, name: "Theirs" });
  await api.rejected("cohort_memberships.create", { ...call, cohortId: foreign.id }, "not_found");
  await api.rejected("cohorts.update", { organizationSlug, cohortId: foreign.id, name: "Mine" }, "not_found");
  expect((await api.ok("cohort_memberships.list", { organizationSlug })).data).toEqual([]);
});

test("the log is newest first, and pages without repeating", async () => {
  for (const name of ["A", "B", "C"]) await create(name);
  const first = await api.ok("audit_events.list", { organizationSlug, limit: 2 });
  expect(first.data.map(({ subjectLabel }) => subjectLabel)).toEqual(["C", "B"]);
  const rest = await api.ok("audit_events.list", {
    organizationSlug,
    limit: 2,
    cursor: first.nextCursor ?? "",
  });
  expect(rest.data.map(({ subjectLabel }) => subjectLabel)).toEqual(["A"]);
  expect(first.data[0]?.actorLabel).toBe("Robin Vale");
});

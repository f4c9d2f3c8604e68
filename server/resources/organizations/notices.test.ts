import { expect, test } from "vitest";
import { pool, prisma } from "#server/lib/database.ts";
import type { Notice } from "#server/mail/compose.ts";
import { sendNotices } from "#server/mail/send-mail.ts";
import { changeSubscription } from "#server/payments/test-provider/actions.ts";
import { notifyOfEndedMemberships } from "#server/resources/cohort-memberships/notices.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { deliverEvent, eventsOf, makePayingOrganization } from "#server/testing/payments.ts";
import { setComplimentarySeats } from "./service.ts";

type Team = Awaited<ReturnType<typeof makeCoaching>>;

/** Returns the planned notices of an organization, oldest first. */
async function planned(organizationId: string): Promise<Notice[]> {
  const { rows } = await pool.query<{ data: Notice }>(
    `SELECT data FROM pgboss.job WHERE name = 'send-notices' AND data->>'organizationId' = $1 ORDER BY created_on`,
    [organizationId],
  );
  return rows.map(({ data }) => data);
}
const kindsOf = async (organizationId: string) => (await planned(organizationId)).map(({ kind }) => kind);

/** Returns the ended memberships to be reported once their end can no longer be undone. */
async function plannedEnds(organizationId: string) {
  const { rows } = await pool.query<{ data: { organizationId: string; membershipIds: string[] } }>(
    `SELECT data FROM pgboss.job WHERE name = 'tell-of-ended-memberships'
       AND data->>'organizationId' = $1 AND start_after > now() + interval '9 minutes'`,
    [organizationId],
  );
  return rows.map(({ data }) => data);
}

/** Lets a new person join as an applicant. */
async function join({ organizationSlug, owner }: Team) {
  const joiner = await makeCaller();
  const emails = [joiner.person.email];
  await owner.api.ok("organization_invitations.create", { organizationSlug, emails, role: "applicant" });
  const { data } = await joiner.api.ok("invitations.list_mine", {});
  await joiner.api.ok("invitations.accept", { invitationId: data[0]?.id ?? "" });
  return joiner;
}

test("owners are notified once when seats run out and once when exceeded, in the acceptance's transaction", async () => {
  const team = await makeCoaching();
  await prisma.organization.update({ where: { id: team.id }, data: { complimentarySeats: 3 } });
  await join(team);
  expect(await kindsOf(team.id)).toEqual([]);
  await join(team);
  expect(await kindsOf(team.id)).toEqual(["seatsNearlyFull"]);
  await join(team);
  await join(team);
  expect(await kindsOf(team.id)).toEqual(["seatsNearlyFull", "seatsExceeded"]);
  for (const notice of await planned(team.id)) await sendNotices(notice);
  const [nearly, over] = await queuedMail(team.owner.person.email);
  expect(nearly?.text).toContain("uses 3 of 3 applicant seats");
  expect(over?.text).toContain("4 applicants use 3 seats");
  expect(over?.text).toContain(`/o/${team.organizationSlug}/billing`);
  expect(await queuedMail(team.admin.person.email)).toEqual([]);
});

test("owners are notified of exceeded seats when staff become applicants, and when seats are taken away", async () => {
  const team = await makeCoaching();
  await prisma.organization.update({ where: { id: team.id }, data: { complimentarySeats: 1 } });
  const { organizationSlug } = team;
  const demoted = { organizationSlug, memberId: team.coach.memberId, role: "applicant" } as const;
  await team.owner.api.ok("members.update_role", demoted);
  expect(await kindsOf(team.id)).toEqual(["seatsExceeded"]);
  const other = await makeCoaching();
  await setComplimentarySeats(other.organizationSlug, 0);
  expect(await kindsOf(other.id)).toEqual(["seatsExceeded"]);
});

test("owners are notified once of a failed payment, and of exceeded seats when the subscription ends", async () => {
  const paying = await makePayingOrganization(10);
  await prisma.organization.update({ where: { id: paying.id }, data: { complimentarySeats: 0 } });
  const deliver = async () => {
    for (const event of await eventsOf(paying.customer)) await deliverEvent(event);
  };
  await deliver();
  expect(await kindsOf(paying.id)).toEqual([]);
  await changeSubscription(paying.subscriptionId, { payment: "fails" });
  await deliver();
  await deliver();
  expect(await kindsOf(paying.id)).toEqual(["paymentFailed"]);
  await changeSubscription(paying.subscriptionId, { ends: "now" });
  await deliver();
  expect(await kindsOf(paying.id)).toEqual(["paymentFailed", "seatsExceeded"]);
  const [notice] = await planned(paying.id);
  expect(notice).toMatchObject({ to: [paying.owner.person.email], values: { status: "past_due" } });
});

test("a removed member is notified, and one who leaves isn't", async () => {
  const { id, organizationSlug, owner, coach, applicant } = await makeCoaching();
  await owner.api.ok("members.remove", { organizationSlug, memberId: applicant.memberId });
  await coach.api.ok("members.leave", { organizationSlug });
  const notices = await planned(id);
  expect(notices).toMatchObject([{ kind: "memberRemoved", to: [applicant.person.email] }]);
  for (const notice of notices) await sendNotices(notice);
  const [mail] = await queuedMail(applicant.person.email);
  expect(mail?.text).toContain("They no longer see the boards you shared with them");
});

test("every member except the one who deletes an organization is notified of its deletion", async () => {
  const { id, organizationSlug, owner, admin, coach, applicant } = await makeCoaching();
  await owner.api.ok("organizations.delete", { organizationSlug });
  const [notice] = await planned(id);
  expect(notice?.kind).toBe("organizationDeleted");
  const others = [admin, coach, applicant].map(({ person }) => person.email);
  expect(notice?.to.toSorted()).toEqual(others.toSorted());
});

test("an applicant is notified of an ended membership once it can't be undone, unless it is open again", async () => {
  const { id, organizationSlug, owner, applicant } = await makeCoaching();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const placed = { organizationSlug, cohortId, applicantEmail: applicant.person.email };
  const { id: membershipId } = await owner.api.ok("cohort_memberships.create", placed);
  const ending = { organizationSlug, membershipId, departureReason: "completed" } as const;
  await owner.api.ok("cohort_memberships.end", ending);
  expect(await plannedEnds(id)).toMatchObject([{ membershipIds: [membershipId] }]);
  const ended = { organizationId: id, membershipIds: [membershipId] };
  await prisma.stint.update({ where: { id: membershipId }, data: { leftAt: null, departureReason: null } });
  await notifyOfEndedMemberships(ended);
  expect(await planned(id)).toEqual([]);
  await prisma.stint.update({
    where: { id: membershipId },
    data: { leftAt: new Date(), departureReason: "completed" },
  });
  await notifyOfEndedMemberships(ended);
  expect(await planned(id)).toMatchObject([
    { kind: "cohortMembershipEnded", to: [applicant.person.email], values: { cohort: "Autumn" } },
  ]);
});

test("a correction that ends a membership notifies once, and one of its end's reason or date doesn't", async () => {
  const { id, organizationSlug, owner, applicant } = await makeCoaching();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const joinedAt = "2026-09-01T12:00:00.000Z";
  const placed = { organizationSlug, cohortId, applicantEmail: applicant.person.email, joinedAt };
  const { id: membershipId } = await owner.api.ok("cohort_memberships.create", placed);
  const correct = (correction: { leftAt?: string | null; departureReason?: "placed" | "removed" }) =>
    owner.api.ok("cohort_memberships.correct", {
      organizationSlug,
      membershipIds: [membershipId],
      ...correction,
    });
  await correct({ leftAt: "2026-10-01T12:00:00.000Z", departureReason: "placed" });
  const ends = async () => (await plannedEnds(id)).map(({ membershipIds }) => membershipIds);
  expect(await ends()).toEqual([[membershipId]]);
  await correct({ departureReason: "removed" });
  await correct({ leftAt: "2026-10-02T12:00:00.000Z" });
  expect(await ends()).toHaveLength(1);
  await correct({ leftAt: null });
  await correct({ leftAt: "2026-10-02T12:00:00.000Z", departureReason: "placed" });
  for (const ended of await plannedEnds(id)) await notifyOfEndedMemberships(ended);
  expect(await kindsOf(id)).toEqual(["cohortMembershipEnded"]);
});

test("a person gets at most five notices of one kind from an organization a day", async () => {
  const { id, applicant } = await makeCoaching();
  const to = [applicant.person.email];
  const link = "https://example.com/";
  const values = { organization: "Any", role: "coach" };
  for (let time = 0; time < 7; time += 1)
    await sendNotices({ kind: "memberRemoved", organizationId: id, to, link, values });
  expect(await queuedMail(applicant.person.email)).toHaveLength(5);
});

test("a sandbox sends no notices", async () => {
  const { api } = await makeCaller({ environment: "sandbox" });
  const { id, slug: organizationSlug } = await api.ok("organizations.create", { name: "Toy", type: "other" });
  await api.ok("organizations.delete", { organizationSlug });
  expect(await planned(id)).toEqual([]);
});

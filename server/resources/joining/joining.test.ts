import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#domain/time.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import type { InputOf } from "#server/testing/contracts.ts";
import { logOf, makeCoaching } from "#server/testing/membership.ts";
import { callPage } from "#server/testing/pages.ts";

let team: Awaited<ReturnType<typeof makeCoaching>>;
let organizationSlug: string;

beforeEach(async () => {
  team = await makeCoaching();
  organizationSlug = team.organizationSlug;
});

type LinkFields = Partial<InputOf<"joining.create_link">>;
const makeLink = (fields: LinkFields = {}) =>
  team.admin.api.ok("joining.create_link", { organizationSlug, validDays: 30, ...fields });
const byPage = async (name: "joining.set_rule" | "joining.revoke_link", input: object) =>
  callPage(await signIn(team.admin.person), name, { organizationSlug, ...input });
const setRule = (domains: string[]) => byPage("joining.set_rule", { domains });
const requests = async () => (await team.admin.api.ok("joining.list_requests", { organizationSlug })).data;
const decide = (decision: "approve" | "decline", ...joinRequestIds: string[]) =>
  team.admin.api.ok("joining.decide", { organizationSlug, joinRequestIds, decision });
const outcomes = ({ data }: Awaited<ReturnType<typeof decide>>) => data.map(({ outcome }) => outcome);
const memberOf = (accountId: string) =>
  prisma.member.findUnique({
    where: { organizationId_accountId: { organizationId: team.id, accountId } },
  });
const notices = async () => {
  const rows = await prisma.$queryRaw<{ data: { kind: string; to: string[] } }[]>`
    SELECT data FROM pgboss.job WHERE name = 'send-notices' AND data->>'organizationId' = ${team.id} ORDER BY created_on`;
  return rows.map(({ data }) => [data.kind, data.to]);
};

test("a person who asks waits, sees nothing of the organization, and joins the link's cohort and coach once approved", async () => {
  const { id: cohortId } = await team.admin.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const link = await makeLink({ cohortId, coachId: team.coach.memberId, maxUses: 5 });
  const { api, person } = await makeCaller();
  const typed = ` ${link.code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
  expect(await api.ok("joining.ask", { code: typed })).toMatchObject({ status: "waiting" });
  const repeated = await api.ok("joining.ask", { code: link.code });
  expect(await memberOf(person.accountId)).toBeNull();
  await api.rejected("organizations.get", { organizationSlug }, "not_found");
  const [request] = await requests();
  expect(request).toMatchObject({
    applicantEmail: person.email,
    status: "waiting",
    cohortId,
    askedAt: repeated.askedAt,
  });
  const again = await decide("approve", request?.id ?? "", newId("joinRequest"));
  expect(outcomes(again)).toEqual(["approved", "not_found"]);
  expect(outcomes(await decide("decline", request?.id ?? ""))).toEqual(["not_waiting"]);
  const coaches = await prisma.coachAssignment.findMany({ where: { accountId: person.accountId } });
  expect(coaches.map(({ coachId }) => coachId)).toEqual([team.coach.person.accountId]);
  expect(await prisma.stint.count({ where: { cohortId, accountId: person.accountId } })).toBe(1);
  expect(await prisma.share.count({ where: { accountId: person.accountId } })).toBe(0);
  expect(await notices()).toContainEqual(["joinApproved", [person.email]]);
  await api.rejected("joining.ask", { code: link.code }, "already_member");
  const joined = (await logOf(team.id))
    .map(({ action }) => action)
    .filter((action) => /^join_r/.test(action));
  expect(joined).toEqual(["join_requested", "join_request_approved"]);
});

test("a declined and a removed person can ask again, and a declined request doesn't use the link up", async () => {
  const link = await makeLink({ maxUses: 1 });
  const [first, second] = [await makeCaller(), await makeCaller()];
  await first.api.ok("joining.ask", { code: link.code });
  await second.api.rejected("joining.ask", { code: link.code }, "not_found");
  const [{ id = "" } = {}] = await requests();
  expect(outcomes(await decide("decline", id))).toEqual(["declined"]);
  expect(await notices()).toContainEqual(["joinDeclined", [first.person.email]]);
  expect(await memberOf(first.person.accountId)).toBeNull();
  await first.api.ok("joining.ask", { code: link.code });
  await decide("approve", id);
  const member = await memberOf(first.person.accountId);
  await team.admin.api.ok("members.remove", { organizationSlug, memberId: member?.id ?? "" });
  expect(await first.api.ok("joining.ask", { code: link.code })).toMatchObject({ status: "waiting" });
});

test("an invitation that a joining person no longer needs is revoked, and its record becomes theirs", async () => {
  const { api, person } = await makeCaller();
  const { id: cohortId } = await team.admin.api.ok("cohorts.create", { organizationSlug, name: "Evening" });
  const rows = [{ Email: person.email, "Student ID": "0042", Cohort: "Evening" }];
  await team.admin.api.ok("roster_syncs.create", { organizationSlug, rows });
  await api.ok("joining.ask", { code: (await makeLink()).code });
  const [{ id = "" } = {}] = await requests();
  await decide("approve", id);
  const { data } = await team.admin.api.ok("organization_invitations.list", { organizationSlug });
  expect(data.map(({ status }) => status)).toEqual(["revoked"]);
  expect(await prisma.stint.count({ where: { cohortId, accountId: person.accountId } })).toBe(1);
});

describe("the join rule", () => {
  test.each([
    { rule: ["PEOPLE.example"], confirmed: true, joins: true },
    { rule: ["@people.example", "college.example"], confirmed: true, joins: true },
    { rule: ["example"], confirmed: true, joins: false },
    { rule: ["ople.example"], confirmed: true, joins: false },
    { rule: ["sub.people.example"], confirmed: true, joins: false },
    { rule: [], confirmed: true, joins: false },
    { rule: ["people.example"], confirmed: false, joins: null },
  ])("$rule admits a person at people.example, confirmed $confirmed: $joins", async (given) => {
    const { api, person } = await makeCaller();
    expect(person.email.endsWith("@people.example")).toBe(true);
    if (!given.confirmed) {
      await prisma.user.update({ where: { id: person.userId }, data: { emailVerified: null } });
    }
    const isDomain = !given.rule.includes("example");
    expect((await setRule(given.rule)).status).toBe(isDomain ? 200 : 422);
    const { code } = await makeLink();
    if (given.joins === null) {
      await api.rejected("joining.ask", { code }, "address_unconfirmed");
      expect(await requests()).toEqual([]);
      return;
    }
    const { status } = await api.ok("joining.ask", { code });
    expect(status).toBe(given.joins ? "approved" : "waiting");
    expect((await memberOf(person.accountId))?.role).toBe(given.joins ? "applicant" : undefined);
  });

  test.each([
    ["gmail.com", "Anyone can get an address at this domain."],
    ["GoogleMail.com", "Anyone can get an address at this domain."],
    ["college", "Must be a domain such as college.example."],
    ["kim@college.example", "Must be a domain such as college.example."],
    ["", "Must be a domain such as college.example."],
  ])("can't be %s", async (domain, message) => {
    const response = await setRule([domain]);
    expect(response.code).toBe("validation_failed");
    expect(response.text).toContain(message);
  });

  test("is kept in ASCII, whichever way an internationalized domain is written", async () => {
    const { data } = await setRule(["Bücher.example", "xn--bcher-kva.example"]);
    expect(data).toEqual({ domains: ["xn--bcher-kva.example"] });
  });
});

test("codes that are unknown, expired, revoked, used up, or from another environment get the same response", async () => {
  const [expired, revoked, used, live] = [
    await makeLink(),
    await makeLink(),
    await makeLink({ maxUses: 1 }),
    await makeLink(),
  ];
  const where = { organizationId_id: { organizationId: team.id, id: expired.id } };
  await prisma.joinLink.update({ where, data: { expiresAt: new Date(Date.now() - HOUR_MS) } });
  await byPage("joining.revoke_link", { joinLinkId: revoked.id });
  await (await makeCaller()).api.ok("joining.ask", { code: used.code });
  const { api } = await makeCaller();
  const responses = [];
  for (const code of ["0000-0000-0000", "no code", expired.code, revoked.code, used.code]) {
    responses.push(await api.send("joining.ask", { code }));
  }
  const sandboxed = await makeCaller({ environment: "sandbox" });
  responses.push(await sandboxed.api.send("joining.ask", { code: live.code }));
  const shown = responses.map(({ status, body }) => {
    const { code, detail } = body as { code: string; detail: string };
    return [status, code, detail];
  });
  expect(new Set(shown.map((item) => JSON.stringify(item))).size).toBe(1);
  expect(shown[0]?.slice(0, 2)).toEqual([404, "not_found"]);
});

test("if twenty people use a link for five concurrently, five wait, and approving them twice adds each once", async () => {
  const link = await makeLink({ maxUses: 5 });
  const people = await Promise.all(Array.from({ length: 20 }, () => makeCaller()));
  const asked = await Promise.all(people.map(({ api }) => api.send("joining.ask", { code: link.code })));
  expect(asked.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(15).fill(404)]);
  const ids = (await requests()).map(({ id }) => id);
  const before = await team.owner.api.ok("billing.get", { organizationSlug });
  const decisions = await Promise.all([decide("approve", ...ids), decide("approve", ...ids)]);
  expect(decisions.flatMap(outcomes).sort()).toEqual([
    ...Array(5).fill("approved"),
    ...Array(5).fill("not_waiting"),
  ]);
  const after = await team.owner.api.ok("billing.get", { organizationSlug });
  expect(after.seats.used - before.seats.used).toBe(5);
  expect((await notices()).filter(([kind]) => kind === "seatsExceeded")).toHaveLength(1);
});

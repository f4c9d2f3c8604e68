import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { passMailCooldown, queuedMail } from "#server/testing/mail.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { callPage } from "#server/testing/pages.ts";
import type { InvitationCounts, OrganizationInvitation } from "./contract.ts";

async function makeInviting() {
  const team = await makeCoaching();
  const cookie = await signIn(team.admin.person);
  const { organizationSlug } = team;
  const invite = async (emails: string[], role: "applicant" | "coach" | "owner" = "applicant") => {
    const api = role === "owner" ? team.owner.api : team.admin.api;
    const { data } = await api.ok("organization_invitations.create", { organizationSlug, emails, role });
    return data.map(({ invitation }) => invitation?.id ?? "");
  };
  const listed = async (
    show: "waiting" | "declined",
    filter: { search?: string; invitationId?: string } = {},
  ) => {
    const input = { organizationSlug, show, limit: 100, ...filter };
    const { data } = await callPage(cookie, "organization_invitations.search", input);
    return (data as { data: OrganizationInvitation[] }).data.map(({ email }) => email);
  };
  const counts = async () =>
    (await callPage(cookie, "organization_invitations.count", { organizationSlug })).data as InvitationCounts;
  const resend = async (invitationIds: string[]) =>
    callPage(cookie, "organization_invitations.resend_many", { organizationSlug, invitationIds });
  return { ...team, cookie, invite, listed, counts, resend };
}

const address = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@people.example`;

test("waiting invitations, including expired ones, are found by a part of their address or by ID, and counted", async () => {
  const { invite, listed, counts } = await makeInviting();
  const [kim, lee, coach] = [address("kim"), address("lee"), address("coach")];
  const [first, second] = await invite([kim, lee]);
  await invite([coach], "coach");
  await prisma.invitation.update({ where: { id: second ?? "" }, data: { expiresAt: new Date(0) } });
  expect((await listed("waiting")).toSorted()).toEqual([coach, kim, lee].toSorted());
  expect(await listed("waiting", { search: "KIM." })).toEqual([kim]);
  expect(await listed("waiting", { invitationId: first ?? "" })).toEqual([kim]);
  expect(await listed("declined", { invitationId: first ?? "" })).toEqual([]);
  expect(await counts()).toEqual({ waiting: 3, declined: 0, pendingApplicants: 1 });
});

test("a declined invitation stays listed until its address is invited again", async () => {
  const { invite, listed, counts } = await makeInviting();
  const { person, api } = await makeCaller();
  const [invitationId = ""] = await invite([person.email]);
  await api.ok("invitations.decline", { invitationId });
  expect(await listed("declined")).toEqual([person.email]);
  expect(await counts()).toEqual({ waiting: 0, declined: 1, pendingApplicants: 0 });
  await invite([person.email]);
  expect(await listed("declined")).toEqual([]);
  expect(await counts()).toMatchObject({ waiting: 1, declined: 0 });
});

test("many invitations can be resent together, and answered or just sent ones are skipped", async () => {
  const { invite, resend } = await makeInviting();
  const { person, api } = await makeCaller();
  const [kim, lee] = [address("kim"), address("lee")];
  const ids = await invite([kim, lee, person.email]);
  await api.ok("invitations.decline", { invitationId: ids[2] ?? "" });
  expect((await resend(ids)).data).toEqual({ resent: 2, skipped: 1 });
  expect((await resend(ids)).data).toEqual({ resent: 0, skipped: 3 });
  await passMailCooldown();
  expect((await resend(ids.slice(0, 1))).data).toEqual({ resent: 1, skipped: 0 });
  expect(await queuedMail(kim)).toHaveLength(3);
  expect(await queuedMail(lee)).toHaveLength(2);
});

test("an admin can't resend invitations that include an owner's, and then none is sent", async () => {
  const { invite, resend } = await makeInviting();
  const kim = address("kim");
  const ids = [...(await invite([kim])), ...(await invite([address("owner")], "owner"))];
  expect((await resend(ids)).code).toBe("insufficient_role");
  expect(await queuedMail(kim)).toHaveLength(1);
});

test("other organizations' invitations are neither found nor resent", async () => {
  const mine = await makeInviting();
  const others = await makeInviting();
  const ids = await others.invite([address("kim")]);
  expect(await mine.listed("waiting")).toEqual([]);
  expect((await mine.resend(ids)).data).toEqual({ resent: 0, skipped: 1 });
});

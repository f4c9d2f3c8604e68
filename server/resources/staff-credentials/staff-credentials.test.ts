import { expect, test } from "vitest";
import { ORGANIZATION_SCOPES } from "#domain/scopes.ts";
import { rotateApiKey } from "#server/auth/api-keys.ts";
import type { Operation } from "#server/core/operation.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool, prisma } from "#server/lib/database.ts";
import type { Notice } from "#server/mail/compose.ts";
import { sendNotices } from "#server/mail/send-mail.ts";
import { readerOfMaker } from "#server/resources/webhooks/maker.ts";
import { makeKey, makeOrganization } from "#server/testing/actors.ts";
import { contracts } from "#server/testing/contracts.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { mcpClient } from "#server/testing/mcp.ts";
import { logOf, makeCoaching } from "#server/testing/membership.ts";
import { connect } from "#server/testing/oauth.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { rest } from "#server/testing/rest.ts";

/** Creates an organization with an owner's pages, a shared card, and a coach who also has a key and another organization. */
async function makeWatched() {
  const team = await makeCoaching();
  const { organizationSlug, owner, coach, applicant } = team;
  const { boardId } = applicant.person;
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const other = await makeOrganization([{ person: coach.person, role: "coach" }]);
  const { id, key } = await makeKey(coach.person);
  const { staffCredentials: calls } = await pagesOf(owner.person);
  /** Returns the coach's entries; the rest of the team has keys too. */
  const listed = async () => {
    const { data } = await calls.list({ organizationSlug });
    expect(data.some(({ member }) => member.email === applicant.person.email)).toBe(false);
    return data.filter(({ member }) => member.email === coach.person.email);
  };
  return {
    ...team,
    organizationId: team.id,
    applicationId,
    other,
    id,
    key,
    api: rest(key),
    calls,
    listed,
    given: { organizationSlug, id },
  };
}

test("the scopes that concern organizations are those of operations on one, or on a card of its applicants", () => {
  const needed = (contracts as readonly Operation[]).flatMap(({ actsOn, scope, roles }) =>
    actsOn === "application" ||
    (actsOn === "organization" && roles?.includes("coach")) ||
    roles?.includes("owner")
      ? [scope]
      : [],
  );
  expect([...new Set(needed)].sort()).toEqual([...ORGANIZATION_SCOPES].sort());
});

test("owners see the keys and apps of staff that can reach the organization, and nothing of others or of other scopes", async () => {
  const { organizationSlug, coach, applicant, listed, id, other, key } = await makeWatched();
  await makeKey(coach.person, { scopes: ["boards:read", "contacts:write"] });
  await makeKey(coach.person, { organization: other });
  await makeKey(coach.person, { expiresAt: new Date(Date.now() - 1_000) });
  await makeKey(coach.person, { environment: "sandbox" });
  await makeKey(applicant.person);
  const mixed = await makeKey(coach.person, { scopes: ["boards:read", "coach_notes:read"] });
  await connect(coach.person, { scope: "organizations:read boards:read" });
  const rows = await listed();
  const { email } = coach.person;
  const of = { isBlocked: false, isOwn: false, isRestricted: false, member: { email, role: "coach" } };
  expect(rows.map(({ id: of }) => of)).toContain(id);
  expect(rows.find(({ id }) => id === mixed.id)).toMatchObject({
    ...of,
    kind: "api_key",
    scopes: ["coach_notes:read"],
  });
  expect(rows.filter(({ kind }) => kind === "app")).toMatchObject([{ ...of, host: "app.example" }]);
  // The coach's key from the team, the key above, the mixed key, and the app.
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toContain(key.slice(0, 12));
  const page = await pagesOf(coach.person);
  await expect(page.staffCredentials.list({ organizationSlug })).rejects.toMatchObject({
    cause: { code: "insufficient_role" },
  });
});

test.each(["admin", "coach", "applicant"] as const)(
  "the role %s can neither list, block, nor allow keys",
  async (role) => {
    const { given, ...team } = await makeWatched();
    const { staffCredentials: calls } = await pagesOf(team[role].person);
    const { organizationSlug } = given;
    for (const call of [
      () => calls.list({ organizationSlug }),
      () => calls.setBlocked({ ...given, isBlocked: true }),
      () => calls.setBlocked({ ...given, isBlocked: false }),
    ])
      await expect(call()).rejects.toMatchObject({ cause: { code: "insufficient_role" } });
  },
);

test("a key whose access ended finds nothing of the organization over REST and MCP, and everything else as before", async () => {
  const { api, key, given, calls, organizationSlug, applicationId, other, coach, id } = await makeWatched();
  const body = "Call them.";
  await api.ok("roster.list", { organizationSlug });
  await api.ok("coach_notes.list", { applicationId });
  await calls.setBlocked({ ...given, isBlocked: true });
  await api.rejected("roster.list", { organizationSlug }, "not_found");
  await api.rejected("organizations.get", { organizationSlug }, "not_found");
  await api.rejected("coach_notes.list", { applicationId }, "not_found");
  await api.rejected("coach_notes.create", { applicationId, body }, "not_found");
  const client = await mcpClient(key);
  const response = await client.callTool({ name: "roster_list", arguments: { organizationSlug } });
  await client.close();
  expect(response.isError).toBe(true);
  expect(JSON.stringify(response)).toContain("not_found");
  const me = await api.ok("me.get", {});
  expect(me.organizations.map(({ slug }) => slug)).toEqual([other.slug]);
  const { data } = await api.ok("organizations.list", {});
  expect(data.map(({ slug }) => slug)).toEqual([other.slug]);
  await api.ok("roster.list", { organizationSlug: other.slug });
  await api.ok("boards.get", { boardId: coach.person.boardId });
  // The coach's other key and browser aren't blocked.
  await coach.api.ok("roster.list", { organizationSlug });
  await (await pagesOf(coach.person)).roster.list({ organizationSlug });
  await calls.setBlocked({ ...given, isBlocked: false });
  await api.ok("roster.list", { organizationSlug });
  await api.ok("coach_notes.list", { applicationId });
  expect((await calls.list({ organizationSlug })).data.find((row) => row.id === id)?.isBlocked).toBe(false);
});

test("an app whose access ended finds nothing of the organization, and disappears from the list once disconnected", async () => {
  const { organizationSlug, calls, coach, listed } = await makeWatched();
  const { access } = await connect(coach.person, { scope: "organizations:read boards:read" });
  const app = rest(access);
  await app.ok("roster.list", { organizationSlug });
  const grant = (await listed()).find(({ kind }) => kind === "app") ?? expect.fail("the app isn't listed");
  await calls.setBlocked({ organizationSlug, id: grant.id, isBlocked: true });
  await app.rejected("roster.list", { organizationSlug }, "not_found");
  await app.ok("boards.list", {});
  const page = await pagesOf(coach.person);
  const name = (await prisma.organization.findFirstOrThrow({ where: { slug: organizationSlug } })).name;
  expect(await page.connectedApps.list({})).toMatchObject([{ id: grant.id, blockedBy: [name] }]);
  await page.connectedApps.disconnect({ id: grant.id });
  expect((await listed()).some(({ kind }) => kind === "app")).toBe(false);
});

test("the person gets one email, sees it beside the key and in their security log, and the organization's log has both changes", async () => {
  const { organizationId, given, calls, coach, id, owner } = await makeWatched();
  await Promise.all([
    calls.setBlocked({ ...given, isBlocked: true }),
    calls.setBlocked({ ...given, isBlocked: true }),
    calls.setBlocked({ ...given, isBlocked: true }),
  ]);
  await calls.setBlocked({ ...given, isBlocked: true });
  await calls.setBlocked({ ...given, isBlocked: false });
  await calls.setBlocked({ ...given, isBlocked: false });
  await calls.setBlocked({ ...given, isBlocked: true });
  const page = await pagesOf(coach.person);
  const { name } = await prisma.organization.findUniqueOrThrow({ where: { id: organizationId } });
  const keys = await page.apiKeys.list({});
  expect(keys.filter(({ blockedBy }) => blockedBy.length > 0)).toMatchObject([{ id, blockedBy: [name] }]);
  const changes = (await logOf(organizationId)).filter(({ action }) => action.startsWith("credential_"));
  expect(changes.map(({ action }) => action)).toEqual([
    "credential_blocked",
    "credential_allowed",
    "credential_blocked",
  ]);
  const { userId, email } = coach.person;
  const where = { userId, kind: { startsWith: "organization_access" } };
  const events = await prisma.securityEvent.findMany({ where, orderBy: { at: "asc" } });
  expect(events.map(({ kind, network, device }) => [kind, network, device])).toEqual([
    ["organization_access_ended", null, null],
    ["organization_access_restored", null, null],
    ["organization_access_ended", null, null],
  ]);
  const { rows } = await pool.query<{ data: Notice }>(
    `SELECT data FROM pgboss.job WHERE name = 'send-notices' AND data->>'organizationId' = $1`,
    [organizationId],
  );
  for (const { data } of rows) await sendNotices(data);
  const mail = (await queuedMail(email)).filter(({ subject }) => subject.includes("can no longer access"));
  expect(mail).toHaveLength(rows.length);
  expect(mail[0]?.text).toContain("/settings/api-keys");
  expect(mail[0]?.text).not.toContain("Test key");
  expect(await queuedMail(owner.person.email)).toEqual([]);
});

test("a replacement for a blocked key is blocked too", async () => {
  const { given, calls, coach, id, organizationSlug } = await makeWatched();
  await calls.setBlocked({ ...given, isBlocked: true });
  const { key } = await rotateApiKey({ id, userId: coach.person.userId });
  await rest(key).rejected("roster.list", { organizationSlug }, "not_found");
  await rest(key).ok("boards.list", {});
});

test("replacing a key while its access is ended never leaves a key with access", async () => {
  const { given, calls, coach, id, organizationSlug } = await makeWatched();
  const [{ key }, ended] = await Promise.all([
    rotateApiKey({ id, userId: coach.person.userId }),
    calls.setBlocked({ ...given, isBlocked: true }).then(
      () => true,
      () => false,
    ),
  ]);
  const response = await rest(key).send("roster.list", { organizationSlug });
  // If the key was replaced first, there was nothing left to block.
  expect(response.status).toBe(ended ? 404 : 200);
});

test("a key of another organization's staff, an applicant's, and a revoked one can't be blocked", async () => {
  const { calls, organizationSlug, applicant, coach } = await makeWatched();
  const stranger = await makeCoaching();
  const revoked = await makeKey(coach.person);
  await (await pagesOf(coach.person)).apiKeys.revoke({ id: revoked.id });
  const { id: strangers } = await makeKey(stranger.coach.person);
  const { id: applicants } = await makeKey(applicant.person);
  for (const id of [strangers, applicants, revoked.id]) {
    await expect(calls.setBlocked({ organizationSlug, id, isBlocked: true })).rejects.toMatchObject({
      cause: { code: "not_found" },
    });
    await expect(calls.setBlocked({ organizationSlug, id, isBlocked: false })).rejects.toMatchObject({
      cause: { code: "not_found" },
    });
  }
});

test("the block applies to the person's access as staff, survives a change of role, and ends with the membership", async () => {
  const { api, given, calls, organizationSlug, owner, coach, organizationId } = await makeWatched();
  const { memberId } = coach;
  await calls.setBlocked({ ...given, isBlocked: true });
  const become = (role: "applicant" | "coach") =>
    owner.api.ok("members.update_role", { organizationSlug, memberId, role });
  await become("applicant");
  await api.ok("organizations.get", { organizationSlug });
  await become("coach");
  await api.rejected("organizations.get", { organizationSlug }, "not_found");
  await owner.api.ok("members.remove", { organizationSlug, memberId });
  expect(
    await prisma.member.count({ where: { organizationId, blockedCredentials: { isEmpty: false } } }),
  ).toBe(0);
});

test("webhooks that the blocked key created for the organization stop", async () => {
  const { organizationSlug, admin, organizationId, calls } = await makeWatched();
  const { id, key } = await makeKey(admin.person);
  const url = "https://hooks.example/";
  await rest(key).ok("organization_webhooks.create", { organizationSlug, url });
  const { makerId, makerAccountId } = await prisma.organizationWebhookEndpoint.findFirstOrThrow({
    where: { organizationId },
  });
  const reader = () =>
    readerOfMaker(sqlOn(pool), { kind: "organization", id: organizationId } as never, {
      makerId,
      makerAccountId,
    });
  expect((await reader()).reader).not.toBeNull();
  await calls.setBlocked({ organizationSlug, id, isBlocked: true });
  expect(await reader()).toEqual({ reader: null, lost: "maker_lost_role" });
});

test("blocked keys that no longer exist are removed, so that a member's list isn't longer than their keys", async () => {
  const { organizationSlug, calls, coach, organizationId } = await makeWatched();
  for (let made = 0; made < 3; made += 1) {
    const { id } = await makeKey(coach.person);
    await calls.setBlocked({ organizationSlug, id, isBlocked: true });
    await (await pagesOf(coach.person)).apiKeys.revoke({ id });
  }
  const where = { organizationId_accountId: { organizationId, accountId: coach.person.accountId } };
  const { blockedCredentials } = await prisma.member.findUniqueOrThrow({ where });
  expect(blockedCredentials).toHaveLength(1);
});

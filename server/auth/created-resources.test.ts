import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { deliverOnce } from "#server/resources/webhooks/delivery/deliveries.ts";
import { makeKey, makePerson, type Person } from "#server/testing/actors.ts";
import { makeCompany } from "#server/testing/factories.ts";
import { breakIn, inBrowser, makeOwner } from "#server/testing/intruder.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { connect } from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { pauseOtherWebhooks } from "#server/testing/webhook-receiver.ts";

const url = "https://hooks.example/board";
const webhooksOf = async ({ accountId }: Pick<Person, "accountId">) =>
  (await prisma.webhookEndpoint.findMany({ where: { accountId }, orderBy: { id: "asc" } })).map(
    ({ makerId }) => makerId,
  );

/** Creates a user in a browser, with an app and a key that each created a webhook endpoint. */
async function makeCredentialsWithWebhooks() {
  const owner = await makeOwner("session");
  const browser = await breakIn(owner, "session");
  const key = await makeKey(owner);
  const { access } = await connect(owner, { scope: null });
  await rest(key.key).ok("webhooks.create", { url });
  const made = await rest(access).ok("webhooks.create", { url });
  const [grant] = await prisma.oAuthGrant.findMany({ where: { userId: owner.userId } });
  return { owner, browser, key, access, made, grantId: grant?.id ?? "" };
}

test("a webhook records the key, app, or session that created it", async () => {
  const { owner, browser, key, made, grantId } = await makeCredentialsWithWebhooks();
  expect(made.createdBy).toEqual({ type: "app", id: grantId, name: "Job Robot" });
  const own = await inBrowser<{ createdBy: object }>(browser, "webhooks.create", { url });
  expect(own.createdBy).toEqual({ type: "session", id: browser.sessionId, name: null });
  const { data } = await rest(key.key).ok("webhooks.list", {});
  expect(data.map(({ createdBy }) => createdBy?.type)).toEqual(["api_key", "app", "session"]);
  expect(await webhooksOf(owner)).toEqual([key.id, grantId, browser.sessionId]);
});

test("disconnecting an app deletes its webhooks, or hands them to the person who chooses to keep them", async () => {
  const first = await makeCredentialsWithWebhooks();
  await inBrowser(first.browser, "connectedApps.disconnect", { id: first.grantId });
  expect(await webhooksOf(first.owner)).toEqual([first.key.id]);
  const second = await makeCredentialsWithWebhooks();
  const kept = { id: second.grantId, keepsWebhooks: true };
  await inBrowser(second.browser, "connectedApps.disconnect", kept);
  expect(await webhooksOf(second.owner)).toEqual([second.key.id, second.browser.sessionId]);
});

test("revoking a key deletes its webhooks unless they are kept, and rotating it hands them to the new key", async () => {
  const { owner, browser, key, grantId } = await makeCredentialsWithWebhooks();
  const { id } = await inBrowser<{ id: string }>(browser, "apiKeys.rotate", { id: key.id });
  expect(await webhooksOf(owner)).toEqual([id, grantId]);
  await inBrowser(browser, "apiKeys.revoke", { id, keepsWebhooks: true });
  expect(await webhooksOf(owner)).toEqual([browser.sessionId, grantId]);
  const other = await makeCredentialsWithWebhooks();
  await inBrowser(other.browser, "apiKeys.revoke", { id: other.key.id });
  expect(await webhooksOf(other.owner)).toEqual([other.grantId]);
});

test("ending a session as someone else's removes its webhooks and feed, and ending one's own doesn't", async () => {
  for (const isForeign of [false, true]) {
    const owner = await makeOwner("session");
    const [here, there] = [await breakIn(owner, "session"), await breakIn(owner, "session")];
    await inBrowser(there, "webhooks.create", { url });
    await inBrowser(there, "calendarFeed.renew");
    await inBrowser(here, "sessions.end", { sessionId: there.sessionId, isForeign });
    const { accountId } = owner;
    const left = [
      (await webhooksOf(owner)).length,
      await prisma.calendarFeed.count({ where: { accountId } }),
    ];
    expect(left).toEqual(isForeign ? [0, 0] : [1, 1]);
  }
});

test("an app without permission for webhooks can neither create one nor redirect the person's webhooks", async () => {
  const person = await makePerson();
  const { access } = await connect(person, { scope: null }, { rejectsWebhooks: true });
  await rest(access).rejected("webhooks.create", { url }, "insufficient_scope");
  const { id: webhookId } = await rest((await makeKey(person)).key).ok("webhooks.create", { url });
  const moved = { webhookId, url: "https://hooks.example/theirs" };
  await rest(access).rejected("webhooks.update", moved, "insufficient_scope");
  await rest(access).ok("webhooks.update", { webhookId, description: "Mine" });
});

test("a webhook pauses once its key or app loses access, and a person who resumes it takes it over", async () => {
  const { owner, browser, key, access } = await makeCredentialsWithWebhooks();
  const { accountId, userId } = owner;
  await pauseOtherWebhooks();
  await prisma.webhookEndpoint.updateMany({ where: { accountId }, data: { status: "active" } });
  const past = new Date(Date.now() - 1_000);
  await prisma.apiKey.update({ where: { id: key.id }, data: { expiresAt: past } });
  await prisma.oAuthArtifact.updateMany({ where: { grant: { userId } }, data: { expiresAt: past } });
  await makeCompany(rest((await makeKey(owner)).key));
  await deliverOnce();
  const rows = await prisma.webhookEndpoint.findMany({ where: { accountId }, orderBy: { id: "asc" } });
  expect(rows.map(({ status }) => status)).toEqual(["paused", "paused"]);
  expect(await prisma.webhookDelivery.count({ where: { accountId } })).toBe(0);
  expect(access).not.toBe("");
  const webhookId = rows[0]?.id ?? "";
  await inBrowser(browser, "webhooks.update", { webhookId, status: "active" });
  expect((await webhooksOf(owner))[0]).toBe(browser.sessionId);
});

test("new webhooks and feeds are reported by email with a recovery link, for programs only a few times a day", async () => {
  const { owner, browser, key } = await makeCredentialsWithWebhooks();
  await inBrowser(browser, "calendarFeed.renew");
  for (let made = 0; made < 12; made += 1) {
    const { id: webhookId } = await rest(key.key).ok("webhooks.create", { url });
    await rest(key.key).ok("webhooks.delete", { webhookId });
  }
  const notices = (await queuedMail(owner.email)).filter(({ text }) => text.includes("/not-me/"));
  const count = (subject: string) => notices.filter((mail) => mail.subject === subject).length;
  expect(count("New webhook for your Offerlane account")).toBe(10);
  expect(count("New calendar feed for your Offerlane account")).toBe(1);
});

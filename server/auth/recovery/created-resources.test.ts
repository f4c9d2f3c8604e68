import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { pool, prisma } from "#server/lib/database.ts";
import { makeKey, makeOrganization, makePerson } from "#server/testing/actors.ts";
import { startImapServer } from "#server/testing/imap-server.ts";
import { breakIn, inBrowser, makeOwner, moveAddress } from "#server/testing/intruder.ts";
import { mailedSecret } from "#server/testing/mail.ts";
import { rest } from "#server/testing/rest.ts";
import { readRecovery, recoverAccount } from "./recover.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const undoBy = (secret: string) => recoverAccount("address_undo", secret, {});
const notMeBy = (secret: string) => recoverAccount("not_me", secret, {});
const undoSecret = (email: string) => mailedSecret(email, "/address/restore/");

describe("recovering an account in an organization", () => {
  test("keeps earlier memberships under the restored address, and ends later ones", async () => {
    const owner = await makeOwner("session");
    const { accountId } = owner;
    const people = [
      { person: owner, role: "coach" },
      { person: await makePerson(), role: "owner" },
    ] as const;
    const [before, since] = [await makeOrganization([...people]), await makeOrganization([...people])];
    const joinedAt = daysAgo(20);
    await prisma.member.updateMany({ where: { organizationId: before.id }, data: { joinedAt } });
    await moveAddress(await breakIn(owner, "session"), owner);
    await undoBy(await undoSecret(owner.email));
    const left = await prisma.member.findMany({ where: { accountId } });
    expect(left.map(({ organizationId, email }) => [organizationId, email])).toEqual([
      [before.id, owner.email],
    ]);
    expect(await prisma.member.count({ where: { organizationId: since.id } })).toBe(1);
  });

  test("deletes the organization's webhooks that the intruder created, and no others", async () => {
    const owner = await makeOwner("session");
    const colleague = await makePerson();
    const { id: organizationId, slug: organizationSlug } = await makeOrganization([
      { person: owner, role: "owner" },
      { person: colleague, role: "owner" },
    ]);
    await prisma.member.updateMany({ where: { organizationId }, data: { joinedAt: daysAgo(20) } });
    const kept = await rest((await makeKey(colleague)).key).ok("organization_webhooks.create", {
      organizationSlug,
      url: "https://hooks.example/own",
    });
    const intruder = await breakIn(owner, "session");
    const url = "https://hooks.example/theirs";
    await inBrowser(intruder, "organizationWebhooks.create", { organizationSlug, url });
    await notMeBy(await mailedSecret(owner.email, "/not-me/"));
    const left = await prisma.organizationWebhookEndpoint.findMany({ where: { organizationId } });
    expect(left.map(({ id }) => id)).toEqual([kept.id]);
    const logged = await prisma.auditEvent.findMany({ where: { organizationId, action: "webhook_deleted" } });
    expect(logged).toHaveLength(1);
  });
});

test("a webhook that the intruder redirected is deleted even if it is old, while an untouched one stays unless chosen", async () => {
  const owner = await makeOwner("session");
  const { accountId } = owner;
  const api = rest((await makeKey(owner)).key);
  const make = () => api.ok("webhooks.create", { url: `https://hooks.example/${randomUUID()}` });
  const [moved, untouched] = [await make(), await make()];
  await pool.query("UPDATE webhook_endpoints SET created_at = $2, updated_at = $2 WHERE account_id = $1", [
    accountId,
    daysAgo(20),
  ]);
  await prisma.apiKey.updateMany({ where: { accountId }, data: { createdAt: daysAgo(20) } });
  const intruder = await breakIn(owner, "session");
  await inBrowser(intruder, "webhooks.update", { webhookId: moved.id, url: "https://hooks.example/theirs" });
  const secret = await mailedSecret(owner.email, "/not-me/");
  const found = await readRecovery("not_me", secret);
  expect(found?.added.older).toMatchObject({ keys: 1, webhooks: 1 });
  await notMeBy(secret);
  const left = await prisma.webhookEndpoint.findMany({ where: { accountId } });
  expect(left.map(({ id }) => id)).toEqual([untouched.id]);
});

test("a mailbox that the intruder connected is disconnected, while an older one stays unless chosen", async () => {
  const imap = await startImapServer();
  onTestFinished(() => imap.stop());
  const connected = { ...imap.login, folder: "INBOX" };
  const [robbed, untouched] = [await makeOwner("session"), await makeOwner("session")];
  for (const owner of [robbed, untouched]) {
    await inBrowser(await breakIn(owner, "session"), "mailboxes.connect", connected);
    await prisma.inboundMailbox.updateMany({
      where: { accountId: owner.accountId },
      data: { connectedAt: daysAgo(20) },
    });
  }
  const intruder = await breakIn(robbed, "session");
  await inBrowser(intruder, "mailboxes.connect", connected);
  const recent = { kind: "mailboxes", name: "localhost" };
  for (const [owner, added] of [
    [robbed, { recent: [recent], older: { mailboxes: 0 } }],
    [untouched, { recent: [], older: { mailboxes: 1 } }],
  ] as const) {
    await moveAddress(await breakIn(owner, "session"), owner);
    const secret = await undoSecret(owner.email);
    expect((await readRecovery("address_undo", secret))?.added).toMatchObject(added);
    await undoBy(secret);
  }
  const left = await prisma.inboundMailbox.findMany({
    where: { accountId: { in: [robbed.accountId, untouched.accountId] } },
  });
  expect(left.map(({ accountId }) => accountId)).toEqual([untouched.accountId]);
});

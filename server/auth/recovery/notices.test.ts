import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { DAY_MS } from "#domain/time.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { makeOrganization } from "#server/testing/actors.ts";
import {
  breakIn,
  INTRUSIONS,
  inBrowser,
  makeOwner,
  moveAddress,
  type Owner,
} from "#server/testing/intruder.ts";
import { mailedSecret, passMailCooldown, queuedMail } from "#server/testing/mail.ts";
import { callPage } from "#server/testing/pages.ts";
import { codeOf, makeAuthenticator } from "#server/testing/second-factors.ts";
import messages from "../../../messages/en/mail.json" with { type: "json" };
import { hashPassword } from "../password.ts";
import { mailResetLink } from "../reset.ts";
import { readSession } from "../session.ts";
import { recoverAccount } from "./recover.ts";

type Intruder = Awaited<ReturnType<typeof breakIn>>;
type Act = (intruder: Intruder, owner: Owner) => Promise<unknown>;

const url = "https://hooks.example/theirs";
const newKey = { name: "Sync", environment: "live", scopes: ["boards:read"], expiresInDays: null };
const seeded: Record<string, Act> = {
  passkeyAdded: INTRUSIONS.passkey,
  appConnected: INTRUSIONS.app,
  providerLinked: INTRUSIONS.provider,
  calendarFeedMade: INTRUSIONS.feed,
};
const exported = (name: Parameters<typeof callPage>[1], input: (owner: Owner) => object): Act => {
  return async ({ cookie }, owner) => {
    expect((await callPage(cookie, name, input(owner))).status).toBe(200);
  };
};

/** An intruder's actions, by the email that reports them. */
const ACTS: readonly (readonly [mail: string, what: string, act: Act])[] = [
  ...Object.entries(seeded).map(([mail, act]) => [mail, "as in the recovery table", act] as const),
  [
    "authenticatorAdded",
    "sets up an app",
    async (intruder) => {
      const { secret } = await inBrowser<{ secret: string }>(intruder, "factors.beginApp");
      await inBrowser(intruder, "factors.confirmApp", { code: codeOf(secret) });
    },
  ],
  [
    "authenticatorRemoved",
    "removes the owner's app",
    async (intruder, owner) => {
      await makeAuthenticator(owner);
      await inBrowser(intruder, "factors.remove", { passkeyId: null });
    },
  ],
  [
    "recoveryCodesMade",
    "makes new codes",
    async (intruder, owner) => {
      await makeAuthenticator(owner);
      await inBrowser(intruder, "factors.renewCodes");
    },
  ],
  [
    "passkeyRemoved",
    "removes the owner's passkey",
    async (intruder, owner) => {
      await INTRUSIONS.passkey(intruder, owner);
      const { id } = await prisma.passkey.findFirstOrThrow({ where: { userId: owner.userId } });
      await inBrowser(intruder, "factors.remove", { passkeyId: id });
    },
  ],
  [
    "newApiKey",
    "creates a key",
    (intruder) => inBrowser(intruder, "apiKeys.create", { ...newKey, organizationId: null }),
  ],
  ["webhookAdded", "creates a webhook", (intruder) => inBrowser(intruder, "webhooks.create", { url })],
  [
    "webhookAdded",
    "creates a webhook of an organization",
    async (intruder, person) => {
      const { slug } = await makeOrganization([{ person, role: "owner" }]);
      await inBrowser(intruder, "organizationWebhooks.create", { organizationSlug: slug, url });
    },
  ],
  [
    "passwordChanged",
    "changes the password",
    async (intruder, { userId }) => {
      const passwordHash = await hashPassword("the password that leaked");
      await prisma.user.update({ where: { id: userId }, data: { passwordHash } });
      const next = { current: "the password that leaked", next: "a wide and quiet river" };
      await inBrowser(intruder, "account.changePassword", next);
    },
  ],
  [
    "dataExported",
    "exports a board",
    exported("exports.get_readable", ({ boardId }) => ({ boardId, format: "json" })),
  ],
  [
    "dataExported",
    "exports a roster",
    async ({ cookie }, person) => {
      const { slug } = await makeOrganization([{ person, role: "owner" }]);
      const response = await callPage(cookie, "roster.export", { organizationSlug: slug, format: "csv" });
      expect(response.status, response.text).toBe(200);
    },
  ],
  ["addressChanged", "changes the address", (intruder, owner) => moveAddress(intruder, owner)],
];

test.each(ACTS)(
  "the email %s has a link, valid for 7 days, that signs the intruder out: %s",
  async (kind, _what, act) => {
    const owner = await makeOwner("session");
    const intruder = await breakIn(owner, "session");
    await act(intruder, owner);
    const { subject } = messages[kind as keyof typeof messages] as { subject: string };
    const mail = (await queuedMail(owner.email)).at(-1);
    expect(mail?.subject).toBe(subject);
    const [page, purpose] =
      kind === "addressChanged"
        ? (["/address/restore/", "address_undo"] as const)
        : (["/not-me/", "not_me"] as const);
    expect(mail?.text).toContain(page);
    const links = { userId: owner.userId, email: owner.email, purpose };
    const [link] = await prisma.mailedLink.findMany({ where: links, orderBy: { createdAt: "desc" } });
    expect(Number(link?.expiresAt) - Number(link?.createdAt)).toBe(7 * DAY_MS);
    expect(await readSession(intruder.cookie)).not.toBeNull();
    expect(await recoverAccount(purpose, await mailedSecret(owner.email, page), {})).toEqual({
      id: owner.userId,
    });
    expect(await readSession(intruder.cookie)).toBeNull();
  },
);

test("every email with the link is covered here, except those about a new browser and a used recovery code", () => {
  const offering = Object.entries(messages).filter(
    ([, mail]) => typeof mail === "object" && "subject" in mail && !("action" in mail),
  );
  const elsewhere = ["newDevice", "recoveryCodeUsed", "addressChanged"];
  const tried = new Set([...ACTS.map(([mail]) => mail), ...elsewhere]);
  expect([...offering.map(([mail]) => mail), "addressChanged"].sort()).toEqual([...tried].sort());
});

/** Requests emails to an address until its daily limits are used up, including that of a known browser. */
async function spendMailLimits(email: string) {
  for (const [isKnownDevice, count] of [
    [false, LIMITS.mail.perRecipient],
    [true, LIMITS.mail.perKnownDevice],
  ] as const) {
    for (let sent = 0; sent < count; sent += 1) {
      await passMailCooldown();
      const mail = composeMail("signInLink", email, "https://offerlane.example");
      await inSqlTransaction((sql) => sendMail(sql, mail, { isKnownDevice }));
    }
  }
  await passMailCooldown();
}

test("an intruder who uses up an address's daily emails can't block its owner's recovery links", async () => {
  const owner = await makeOwner("session");
  const intruder = await breakIn(owner, "session");
  await spendMailLimits(owner.email);
  const visitor = { ip: `2001:db8:${randomUUID().slice(0, 4)}::1`, userAgent: null, cookies: null };
  await expect(mailResetLink(owner.email, visitor)).rejects.toMatchObject({ code: "rate_limited" });
  const theirs = await INTRUSIONS.passkey(intruder, owner);
  await moveAddress(intruder, owner);
  expect(await recoverAccount("not_me", await mailedSecret(owner.email, "/not-me/"), {})).toEqual({
    id: owner.userId,
  });
  expect(await theirs()).toBe(false);
  expect(await readSession(intruder.cookie)).toBeNull();
});

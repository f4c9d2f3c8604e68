import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller, makeOrganization } from "#server/testing/actors.ts";
import { passMailCooldown, queuedMail } from "#server/testing/mail.ts";
import { composeMail, type MailKind } from "./compose.ts";
import { sendMail } from "./send-mail.ts";

const { perRecipient, perKnownDevice, invitationsPerOrganization, invitationsPerPair } = LIMITS.mail;
const newAddress = () => `${randomUUID()}@people.example`;
const send = (kind: MailKind, to: string, isKnownDevice = false) =>
  inSqlTransaction((sql) =>
    sendMail(sql, composeMail(kind, to, "https://offerlane.example"), { isKnownDevice }),
  );
const tooMany = { code: "rate_limited", headers: { "Retry-After": expect.stringMatching(/^\d+$/) } };

describe("email that others request", () => {
  test("goes to an address once a minute per purpose, whichever template it uses", async () => {
    const to = newAddress();
    await send("resetPassword", to);
    await expect(send("noAccount", to)).rejects.toMatchObject({
      ...tooMany,
      message: expect.stringMatching(/^This email was sent less than a minute ago\. Try again in \d+ s\.$/),
    });
    await send("signInLink", to);
    expect(await queuedMail(to)).toHaveLength(2);
    await passMailCooldown();
    await send("noAccount", to);
    expect(await queuedMail(to)).toHaveLength(3);
  });

  test("is sent once for two concurrent requests", async () => {
    const to = newAddress();
    const sent = await Promise.allSettled([send("signInLink", to), send("signInLink", to)]);
    expect(sent.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await queuedMail(to)).toHaveLength(1);
  });

  test("stops for the day at the budget, while a known device has its own budget", async () => {
    const to = newAddress();
    for (let sent = 0; sent < perRecipient; sent += 1) {
      await send("signInLink", to);
      await passMailCooldown();
    }
    await expect(send("signInLink", to)).rejects.toMatchObject({
      ...tooMany,
      message: expect.stringContaining(`${perRecipient} emails that others request a day at most`),
    });
    for (let sent = 0; sent < perKnownDevice; sent += 1) {
      await send("signInLink", to, true);
      await passMailCooldown();
    }
    await expect(send("signInLink", to, true)).rejects.toMatchObject(tooMany);
    await send("passwordChanged", to);
  });
});

describe("invitations", () => {
  beforeEach(() => {
    env().localMail = false;
  });
  const invite = async () => {
    const { api, person } = await makeCaller();
    const { slug: organizationSlug, id } = await makeOrganization([{ person, role: "owner" }]);
    const call = (emails: string[]) => ({ organizationSlug, emails, role: "applicant" });
    return { api, organizationId: id, call, organizationSlug };
  };

  test("in a call that would exceed the day's budget aren't sent at all, and the error names the budget", async () => {
    const { api, call, organizationSlug } = await invite();
    const batch = () => Array.from({ length: 200 }, newAddress);
    await api.ok("organization_invitations.create", call(batch()) as never);
    await api.ok("organization_invitations.create", call(batch()) as never);
    const emails = batch();
    const problem = await api.rejected("organization_invitations.create", call(emails), "rate_limited");
    expect(problem.detail).toContain(`${invitationsPerOrganization} invitations a day at most`);
    expect(await queuedMail(emails[0] ?? "")).toEqual([]);
    const { data } = await api.ok("organization_invitations.list", { organizationSlug, limit: 1 } as never);
    expect(emails).not.toContain(data[0]?.email);
    await api.ok("organization_invitations.create", call(emails.slice(0, 100)) as never);
  });

  test("can be resent to one address after a minute, and a few times a day", async () => {
    const { api, call, organizationSlug } = await invite();
    const email = newAddress();
    const made = await api.ok("organization_invitations.create", call([email]) as never);
    const invitationId = made.data[0]?.invitation?.id ?? "";
    const again = { organizationSlug, invitationId };
    await api.ok("organization_invitations.resend", again);
    await api.rejected("organization_invitations.resend", again, "rate_limited");
    expect(await queuedMail(email)).toHaveLength(2);
    for (let sent = 2; sent < invitationsPerPair; sent += 1) {
      await passMailCooldown();
      await api.ok("organization_invitations.resend", again);
    }
    await passMailCooldown();
    const problem = await api.rejected("organization_invitations.resend", again, "rate_limited");
    expect(problem.detail).toContain(`${invitationsPerPair} invitations a day at most`);
    expect(await queuedMail(email)).toHaveLength(invitationsPerPair);
  });

  test("that stay on this machine can be sent and resent any number of times", async () => {
    env().localMail = true;
    const { api, call, organizationSlug } = await invite();
    const email = newAddress();
    const made = await api.ok("organization_invitations.create", call([email]) as never);
    const again = { organizationSlug, invitationId: made.data[0]?.invitation?.id ?? "" };
    for (let sent = 0; sent <= invitationsPerPair; sent += 1) {
      await api.ok("organization_invitations.resend", again);
    }
    for (let sent = 0; sent <= invitationsPerOrganization; sent += 200) {
      const others = Array.from({ length: 200 }, newAddress);
      await api.ok("organization_invitations.create", call(others) as never);
    }
  });
});

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { provesAddress } from "./mailed-invitation.ts";
import { mailSignInLink } from "./mailed-sign-in.ts";
import { authAdapter } from "./next-auth-adapter.ts";
import { checkPassword } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

const password = "quiet green river";
const newAddress = () => `${randomUUID()}@people.example`;
const visitor = () => ({ ip: randomUUID(), userAgent: null, cookies: null });
const findUser = (email: string) =>
  prisma.user.findUnique({ where: { email }, include: { accounts: { include: { boards: true } } } });

describe("signing up", () => {
  test("makes a user with a live account and its first board, and mails a link that confirms", async () => {
    const email = newAddress();
    const user = await signUp({ name: "Maria", email, password }, visitor());
    const stored = await findUser(email);
    expect(stored).toMatchObject({ id: user?.id, name: "Maria", emailVerified: null });
    expect(stored?.accounts).toMatchObject([
      { sandboxId: null, email, displayName: "Maria", boards: [{ name: "My job search", isActive: true }] },
    ]);
    const [mail] = await queuedMail(email);
    expect(mail?.subject).toBe("Welcome to Offerlane");
    expect(mail?.text).toContain(`${env().PUBLIC_URL}/api/auth/callback/email?`);
  });

  test("with an address that has an account changes nothing, and says so by mail only", async () => {
    const email = newAddress();
    await signUp({ name: "Maria", email, password }, visitor());
    const again = await signUp({ name: "Mallory", email, password: "another river here" }, visitor());
    expect(again).toBeNull();
    expect((await findUser(email))?.name).toBe("Maria");
    expect(await checkPassword(email, "another river here", visitor())).toBeNull();
    expect((await queuedMail(email)).map(({ subject }) => subject)).toContain(
      "You already have an Offerlane account",
    );
  });

  test("through the link of an invitation confirms the address that it was mailed to, and that one alone", async () => {
    const { organizationSlug, members } = await makeTeam("owner");
    const email = newAddress();
    const input = { organizationSlug, emails: [email], role: "coach" as const };
    await members[0].api.ok("organization_invitations.create", input);
    const [invitation] = await queuedMail(email);
    const path = /\/invitations\/[\w-]+/.exec(invitation?.text ?? "")?.[0] ?? "";
    expect(await provesAddress(path, newAddress())).toBe(false);
    expect(await provesAddress(`${path}x`, email)).toBe(false);
    expect(await provesAddress(path, ` ${email.toUpperCase()}`)).toBe(true);
    const isProven = true;
    await signUp({ name: "Kim", email, password, isProven }, visitor());
    expect((await findUser(email))?.emailVerified).toBeInstanceOf(Date);
    expect(await queuedMail(email)).toHaveLength(1);
  });

  test("twice at once makes one user", async () => {
    const email = newAddress();
    const given = { name: "Maria", email, password };
    const made = await Promise.all([1, 2, 3, 4].map(() => signUp(given, visitor())));
    expect(made.filter((user) => user !== null)).toHaveLength(1);
    expect((await findUser(email))?.accounts).toHaveLength(1);
  });
});

describe("whoever comes by mailed link or provider", () => {
  test("gets account and board like everybody", async () => {
    const email = newAddress();
    const { createUser } = authAdapter();
    await createUser?.({ email: email.toUpperCase(), emailVerified: new Date() });
    const stored = await findUser(email);
    expect(stored).toMatchObject({ passwordHash: null, accounts: [{ email, boards: [{ isActive: true }] }] });
  });

  test("is mailed a link of which only the digest is kept", async () => {
    const email = newAddress();
    await mailSignInLink(email, "/invitations/inv_1", visitor());
    const [mail] = await queuedMail(email);
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(link.searchParams.get("callbackUrl")).toBe("/invitations/inv_1");
    const [row] = await prisma.verificationToken.findMany({ where: { identifier: email } });
    expect(row?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.token).not.toBe(link.searchParams.get("token"));
  });
});

describe("trying passwords", () => {
  test("is over after ten from one network, whatever the right one is, and starts anew for whoever gets in", async () => {
    const [email, from] = [newAddress(), visitor()];
    await signUp({ name: "Maria", email, password }, from);
    for (let tried = 0; tried < 9; tried += 1) await checkPassword(email, "wrong", from);
    expect(await checkPassword(email, password, from)).not.toBeNull();
    for (let tried = 0; tried < 10; tried += 1) await checkPassword(email, "wrong", from);
    const next = checkPassword(email, password, from);
    await expect(next).rejects.toMatchObject({ code: "rate_limited" });
    expect(await checkPassword(email, password, visitor())).not.toBeNull();
  });

  test("is over after five mails to an address", async () => {
    const [email, from] = [newAddress(), visitor()];
    for (let sent = 0; sent < 5; sent += 1) await mailSignInLink(email, "/", from);
    await expect(mailSignInLink(email, "/", from)).rejects.toMatchObject({ code: "rate_limited" });
  });
});

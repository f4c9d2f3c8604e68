import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createUser } from "#server/auth/accounts.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { mailedSecret, passMailCooldown, queuedMail } from "#server/testing/mail.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { confirmsAddress } from "./mailed-invitation.ts";
import { completeSignInLink, mailSignInLink } from "./mailed-sign-in.ts";
import { authAdapter } from "./next-auth-adapter.ts";
import { resendMail } from "./resend-mail.ts";
import { checkPassword } from "./sign-in.ts";
import { completeSignUp, isPasswordOfSignUp, readSignUp, signUp, signUpConfirmed } from "./sign-up.ts";

const password = "quiet green river";
const newAddress = () => `${randomUUID()}@people.example`;
const visitor = () => ({ ip: randomUUID(), userAgent: null, cookies: null });
const findUser = (email: string) =>
  prisma.user.findUnique({ where: { email }, include: { accounts: { include: { boards: true } } } });
const subjects = async (email: string) => (await queuedMail(email)).map(({ subject }) => subject);

/** Signs up and returns the emailed secret. */
async function pendingSignUp(email: string, chosen = password, name = "Maria"): Promise<string> {
  await signUp({ name, email, password: chosen }, visitor(), "/companies");
  return mailedSecret(email, "/welcome/");
}

describe("signing up", () => {
  test("creates no user until its link is used, and until then its password fails like a wrong one", async () => {
    const email = newAddress();
    await pendingSignUp(email);
    expect(await findUser(email)).toBeNull();
    expect(await checkPassword(email, password, visitor())).toBeNull();
    expect(await subjects(email)).toEqual(["Welcome to Offerlane"]);
  });

  test("is completed by its link, with the name, password, account, board, and verified address", async () => {
    const email = newAddress();
    const user = await completeSignUp(await pendingSignUp(email));
    expect(user?.path).toBe("/companies");
    const stored = await findUser(email);
    expect(stored).toMatchObject({ id: user?.id, name: "Maria", emailVerified: expect.any(Date) });
    expect(stored?.accounts).toMatchObject([
      { sandboxId: null, email, displayName: "Maria", boards: [{ name: "My job search", isActive: true }] },
    ]);
    expect(await checkPassword(email, password, visitor())).toEqual({ id: user?.id });
  });

  test("is not completed by viewing its link, however often", async () => {
    const email = newAddress();
    const secret = await pendingSignUp(email);
    for (let looked = 0; looked < 3; looked += 1) expect(await readSignUp(secret)).toMatchObject({ email });
    expect(await findUser(email)).toBeNull();
    expect(await completeSignUp(secret)).not.toBeNull();
  });

  test("twice for one address keeps each link's own password, and using one link ends the other", async () => {
    const email = newAddress();
    const theirs = await pendingSignUp(email, "the squatter's river", "Mallory");
    const own = await pendingSignUp(email, "the owner's river", "Olive");
    const user = await completeSignUp(own);
    expect(await completeSignUp(theirs)).toBeNull();
    expect(await readSignUp(theirs)).toBeNull();
    expect((await findUser(email))?.name).toBe("Olive");
    expect(await checkPassword(email, "the squatter's river", visitor())).toBeNull();
    expect(await checkPassword(email, "the owner's river", visitor())).toEqual({ id: user?.id });
  });

  test("creates one user when one or several links are used concurrently", async () => {
    const email = newAddress();
    const secrets = [await pendingSignUp(email), await pendingSignUp(email), await pendingSignUp(email)];
    const tries = [...secrets, ...secrets].map((secret) => completeSignUp(secret));
    const made = (await Promise.all(tries)).filter((user) => user !== null);
    expect(made).toHaveLength(1);
    expect((await findUser(email))?.accounts).toHaveLength(1);
  });

  test("is void once another link verifies its address", async () => {
    const email = newAddress();
    const secret = await pendingSignUp(email);
    await mailSignInLink(email, "/", visitor());
    const user = await completeSignInLink(await mailedSecret(email, "/sign-in/link/"));
    expect(await completeSignUp(secret)).toBeNull();
    expect(await findUser(email)).toMatchObject({ id: user?.id, passwordHash: null });
  });

  test("is void after a day", async () => {
    const email = newAddress();
    const secret = await pendingSignUp(email);
    await prisma.mailedLink.updateMany({ where: { email }, data: { expiresAt: new Date() } });
    expect(await readSignUp(secret)).toBeNull();
    expect(await completeSignUp(secret)).toBeNull();
    expect(await findUser(email)).toBeNull();
  });

  test("with an address that has an account changes nothing; only an email says so", async () => {
    const email = newAddress();
    await completeSignUp(await pendingSignUp(email));
    await signUp({ name: "Mallory", email, password: "another river here" }, visitor());
    expect((await findUser(email))?.name).toBe("Maria");
    expect(await checkPassword(email, "another river here", visitor())).toBeNull();
    const [, second] = await queuedMail(email);
    expect(second?.subject).toBe("You already have an Offerlane account");
    expect(second?.text).not.toContain("/welcome/");
  });

  test("writes as many rows and emails for an address that has an account as for one that doesn't", async () => {
    const written = async (email: string) => {
      const before = [await prisma.mailedLink.count({ where: { email } }), (await queuedMail(email)).length];
      await signUp({ name: "Kim", email, password }, visitor());
      const after = [await prisma.mailedLink.count({ where: { email } }), (await queuedMail(email)).length];
      return after.map((count, index) => count - (before[index] ?? 0));
    };
    const taken = newAddress();
    await completeSignUp(await pendingSignUp(taken));
    expect(await written(taken)).toEqual(await written(newAddress()));
  });

  test("in another browser requires the password of that same sign-up", async () => {
    const email = newAddress();
    const secret = await pendingSignUp(email);
    await pendingSignUp(email, "another river here");
    expect(await isPasswordOfSignUp(secret, "another river here", visitor())).toBe(false);
    expect(await isPasswordOfSignUp(secret, password, visitor())).toBe(true);
    expect(await isPasswordOfSignUp("x".repeat(43), password, visitor())).toBe(false);
  });

  test("can be emailed again only to the browser that requested it, with the password that it chose", async () => {
    const email = newAddress();
    const browser = { ...visitor(), browserDigest: randomUUID() };
    await signUp({ name: "Maria", email, password }, browser);
    await resendMail({ ...visitor(), browserDigest: randomUUID() });
    expect(await subjects(email)).toHaveLength(1);
    await expect(resendMail(browser)).rejects.toMatchObject({ code: "rate_limited" });
    await passMailCooldown();
    await resendMail(browser);
    expect(await subjects(email)).toEqual(["Welcome to Offerlane", "Welcome to Offerlane"]);
    const user = await completeSignUp(await mailedSecret(email, "/welcome/"));
    expect(await checkPassword(email, password, visitor())).toEqual({ id: user?.id });
  });
});

describe("signing up through an invitation link", () => {
  async function invitedTo(email: string): Promise<string> {
    const { organizationSlug, members } = await makeTeam("owner");
    const input = { organizationSlug, emails: [email], role: "coach" as const };
    await members[0].api.ok("organization_invitations.create", input);
    return `/invitations/${await mailedSecret(email, "/invitations/")}`;
  }

  test("verifies only the address that the invitation was emailed to", async () => {
    const email = newAddress();
    const path = await invitedTo(email);
    expect(await confirmsAddress(path, newAddress())).toBe(false);
    expect(await confirmsAddress(`${path}x`, email)).toBe(false);
    expect(await confirmsAddress(path, ` ${email.toUpperCase()}`)).toBe(true);
    const user = await signUpConfirmed({ name: "Kim", email, password }, visitor());
    expect(await findUser(email)).toMatchObject({ id: user?.id, emailVerified: expect.any(Date) });
    expect(await queuedMail(email)).toHaveLength(1);
  });

  test("with an address that has an account sends an email, and changes nothing", async () => {
    const email = newAddress();
    await completeSignUp(await pendingSignUp(email));
    expect(
      await signUpConfirmed({ name: "Kim", email, password: "another river here" }, visitor()),
    ).toBeNull();
    expect(await checkPassword(email, "another river here", visitor())).toBeNull();
    expect(await subjects(email)).toContain("You already have an Offerlane account");
  });
});

describe("someone who signs up by an emailed link or a provider", () => {
  test("gets an account and a board like everyone else", async () => {
    const email = newAddress();
    const { createUser: create } = authAdapter();
    await create?.({ email: email.toUpperCase(), emailVerified: new Date() });
    const stored = await findUser(email);
    expect(stored).toMatchObject({ passwordHash: null, accounts: [{ email, boards: [{ isActive: true }] }] });
  });

  test("gets a link valid for ten minutes, of which only the digest is stored", async () => {
    const email = newAddress();
    await mailSignInLink(email, "/companies", visitor());
    const secret = await mailedSecret(email, "/sign-in/link/");
    expect(secret).toMatch(/^[\w-]{43}$/);
    const [row] = await prisma.mailedLink.findMany({ where: { email } });
    expect(row?.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(10 * 60_000);
    expect(await completeSignInLink(secret)).toMatchObject({ path: "/companies" });
    expect(await completeSignInLink(secret)).toBeNull();
  });

  test("gets the user that an operator creates concurrently", async () => {
    const email = newAddress();
    await mailSignInLink(email, "/", visitor());
    const secret = await mailedSecret(email, "/sign-in/link/");
    const [made, signedIn] = await Promise.all([
      inPrismaTransaction((transaction, sql) =>
        createUser(transaction, sql, { email, name: "Kim", passwordHash: null, emailVerified: new Date() }),
      ).catch(() => null),
      completeSignInLink(secret),
    ]);
    const user = await findUser(email);
    expect(signedIn?.id).toBe(user?.id);
    expect(made === null || made.id === user?.id).toBe(true);
  });
});

describe("trying passwords", () => {
  test("is blocked after ten from one network, even for the right password, and starts over after a success", async () => {
    const [email, from] = [newAddress(), visitor()];
    await completeSignUp(await pendingSignUp(email));
    for (let tried = 0; tried < 9; tried += 1) await checkPassword(email, "wrong", from);
    expect(await checkPassword(email, password, from)).not.toBeNull();
    for (let tried = 0; tried < 10; tried += 1) await checkPassword(email, "wrong", from);
    const next = checkPassword(email, password, from);
    await expect(next).rejects.toMatchObject({ code: "rate_limited" });
    expect(await checkPassword(email, password, visitor())).not.toBeNull();
  });
});

describe("requesting an email", () => {
  test("is blocked for a minute after a link, and for an hour after five from one network", async () => {
    const [email, from] = [newAddress(), visitor()];
    await mailSignInLink(email, "/", from);
    await expect(mailSignInLink(email, "/", visitor())).rejects.toMatchObject({ code: "rate_limited" });
    for (let sent = 1; sent < 5; sent += 1) {
      await passMailCooldown();
      await mailSignInLink(email, "/", from);
    }
    await passMailCooldown();
    await expect(mailSignInLink(email, "/", from)).rejects.toMatchObject({ code: "rate_limited" });
  });
});

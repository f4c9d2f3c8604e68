import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { finishRequest, newOrigin, withRequestOrigin } from "#server/lib/request-origin.ts";
import { makePerson } from "#server/testing/actors.ts";
import { securityLines } from "#server/testing/security-lines.ts";
import { hashPassword } from "./password.ts";
import { checkPassword } from "./sign-in.ts";

/** Tries a wrong password for the address, as a separate request. */
async function tryWrongPassword(email: string) {
  const ip = "192.0.2.1";
  const origin = newOrigin({ requestId: `req_${randomUUID()}`, ip, userAgent: null });
  const visitor = { ip, userAgent: null, cookies: null };
  const found = await withRequestOrigin(origin, () => checkPassword(email, "not the password", visitor));
  expect(found).toBeNull();
  return origin;
}

test("a ten-year-old password still signs in, because passwords don't expire", async () => {
  const { userId, email } = await makePerson();
  const long = new Date(Date.now() - 10 * 365 * 86_400_000);
  const passwordHash = await hashPassword("a river that has run for long");
  await prisma.user.update({
    where: { id: userId },
    data: { passwordHash, createdAt: long, emailVerified: long },
  });
  const visitor = { ip: randomUUID(), userAgent: null, cookies: null };
  expect(await checkPassword(email, "a river that has run for long", visitor)).toEqual({ id: userId });
});

test("a wrong password runs as many statements before the response for a known address as for an unknown one", async () => {
  const { userId, email } = await makePerson();
  const known = await tryWrongPassword(email);
  const unknown = await tryWrongPassword(`${randomUUID()}@nowhere.example`);
  expect(known.statements).toBeGreaterThan(0);
  expect(unknown.statements).toBe(known.statements);
  expect(await prisma.securityEvent.count({ where: { userId } })).toBe(0);
  await finishRequest(known);
  expect(await prisma.securityEvent.findMany({ where: { userId } })).toMatchObject([
    { kind: "sign_in_failed", network: "192.0.2.0/24", requestId: known.requestId },
  ]);
});

test("a failed sign-in is recorded even if the client disconnects early, whether or not the address is known", async () => {
  const { userId, email } = await makePerson();
  const visitor = { ip: "192.0.2.1", userAgent: null, cookies: null };
  const lines = await securityLines(async () => {
    for (const address of [email, `${randomUUID()}@nowhere.example`]) {
      const origin = newOrigin({ requestId: `req_${randomUUID()}`, ip: visitor.ip, userAgent: null });
      await finishRequest(origin);
      await withRequestOrigin(origin, () => checkPassword(address, "not the password", visitor));
    }
  });
  expect(lines).toMatchObject([
    { event: "sign_in_failed", userId },
    { event: "sign_in_failed", userId: null },
  ]);
  expect(await prisma.securityEvent.count({ where: { userId, kind: "sign_in_failed" } })).toBe(1);
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { finishRequest, newOrigin, withRequestOrigin } from "#server/lib/request-origin.ts";
import { makePerson } from "#server/testing/actors.ts";
import { checkPassword } from "./sign-in.ts";

/** One wrong password for the address, as a request of its own. */
async function tryWrongPassword(email: string) {
  const ip = "192.0.2.1";
  const origin = newOrigin({ requestId: `req_${randomUUID()}`, ip, userAgent: null });
  const visitor = { ip, userAgent: null, cookies: null };
  const found = await withRequestOrigin(origin, () => checkPassword(email, "not the password", visitor));
  expect(found).toBeNull();
  return origin;
}

test("a wrong password costs the same statements before the answer, whether the address is known or not", async () => {
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

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { inPrismaTransaction, inSqlTransaction } from "#server/core/transaction.ts";
import { sweepTables } from "#server/jobs/sweep.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { newOrigin, withRequestOrigin } from "#server/lib/request-origin.ts";
import { makePerson } from "#server/testing/actors.ts";
import { securityLines } from "#server/testing/security-lines.ts";
import { findLink } from "../mailed-link/store.ts";
import { openDeviceRequest } from "../oauth/device-request.ts";
import { SECURITY_EVENTS } from "./events.ts";
import { noteSecurityEvent } from "./note.ts";

const kindsOf = async (userId: string) =>
  (await prisma.securityEvent.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(
    ({ kind }) => kind,
  );

test("an event in a transaction is stored and logged only if the transaction commits", async () => {
  const { userId } = await makePerson();
  const lines = await securityLines(async () => {
    await inSqlTransaction((sql) => noteSecurityEvent(sql, { kind: "password_changed", userId }));
    await inPrismaTransaction((_, sql) => noteSecurityEvent(sql, { kind: "address_changed", userId }));
    const failing = inSqlTransaction(async (sql) => {
      await noteSecurityEvent(sql, { kind: "password_reset", userId });
      throw new Error("the change failed");
    });
    await expect(failing).rejects.toThrow("the change failed");
  });
  expect(await kindsOf(userId)).toEqual(["password_changed", "address_changed"]);
  expect(lines.map(({ event, userId: who }) => [event, who])).toEqual([
    ["password_changed", userId],
    ["address_changed", userId],
  ]);
});

test("a row has the network and the device but no IP address, and the log line has the IP address and the request", async () => {
  const { userId } = await makePerson();
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
  const origin = newOrigin({ requestId: `req_${randomUUID()}`, ip: "192.0.2.77", userAgent });
  const event = { kind: "api_key_created", userId, credentialId: "key_1", details: { name: "CI" } } as const;
  const [line] = await securityLines(() => withRequestOrigin(origin, () => noteSecurityEvent(null, event)));
  expect(line).toMatchObject({
    event: "api_key_created",
    outcome: "success",
    userId,
    credentialId: "key_1",
    ip: "192.0.2.77",
    network: "192.0.2.0/24",
    requestId: origin.requestId,
    details: { name: "CI" },
  });
  const row = await prisma.securityEvent.findFirstOrThrow({ where: { userId } });
  expect(row).toMatchObject({
    network: "192.0.2.0/24",
    device: "Firefox on Linux",
    requestId: origin.requestId,
  });
  expect(JSON.stringify(row)).not.toContain("192.0.2.77");
});

test("an event caused by someone else stores nothing about their browser and network, and the log line names them", async () => {
  const { userId } = await makePerson();
  const caller = { accountId: newId("account"), userId: newId("user"), credentialId: newId("session") };
  const from = { requestId: "req_12345678", ip: "192.0.2.77", userAgent: "curl/8" };
  const origin = { ...newOrigin(from), caller };
  const event = { kind: "ownership_gained", userId, isByAnother: true } as const;
  const [line] = await securityLines(() => withRequestOrigin(origin, () => noteSecurityEvent(null, event)));
  expect(line).toMatchObject({ userId, byUserId: caller.userId });
  expect(await prisma.securityEvent.findFirst({ where: { userId } })).toMatchObject({
    network: null,
    device: null,
  });
});

test("outside a transaction, an event that can't be stored raises no error", async () => {
  const nobody = newId("user");
  await noteSecurityEvent(null, { kind: "sign_in_failed", userId: nobody });
  expect(await kindsOf(nobody)).toEqual([]);
});

test("an invalid emailed link and an unknown device code log one line each", async () => {
  const { userId } = await makePerson();
  const lines = await securityLines(async () => {
    expect(await findLink("reset", "nothing")).toBeNull();
    expect(await openDeviceRequest("BCDF-GHJK", { userId, ip: "2001:db8:dc::1" })).toBeNull();
  });
  expect(lines).toMatchObject([
    {
      event: "credential_refused",
      outcome: "denied",
      userId: null,
      details: { place: "a mailed link: reset" },
    },
    { event: "credential_refused", outcome: "denied", userId },
  ]);
});

test("events that others can cause by the thousand have a daily limit in a person's log, separate for each kind", async () => {
  const { userId } = await makePerson();
  const { rowsPerDay } = SECURITY_EVENTS.sign_in_failed;
  for (let tried = 0; tried < rowsPerDay + 5; tried += 1) {
    await noteSecurityEvent(null, { kind: "sign_in_failed", userId });
  }
  await noteSecurityEvent(null, { kind: "signed_in", userId });
  const kinds = await kindsOf(userId);
  expect(kinds.filter((kind) => kind === "sign_in_failed")).toHaveLength(rowsPerDay);
  expect(kinds.at(-1)).toBe("signed_in");
});

test("a row can't be changed or deleted early, even in the database, and is deleted with its user", async () => {
  const { userId } = await makePerson();
  await noteSecurityEvent(null, { kind: "signed_in", userId });
  const id = newId("securityEvent");
  const at = new Date(Date.now() - 181 * 86_400_000);
  await prisma.securityEvent.create({ data: { id, userId, kind: "signed_in", at, details: {} } });
  const rejection = "the security log is append-only";
  await expect(prisma.securityEvent.updateMany({ where: { userId }, data: { kind: "x" } })).rejects.toThrow(
    rejection,
  );
  await expect(prisma.securityEvent.deleteMany({ where: { userId } })).rejects.toThrow(rejection);
  await expect(pool.query("TRUNCATE security_events")).rejects.toThrow(rejection);
  await sweepTables("forget-expired-tokens");
  expect((await prisma.securityEvent.findMany({ where: { userId } })).map((row) => row.id)).not.toContain(id);
  expect(await kindsOf(userId)).toEqual(["signed_in"]);
  await prisma.account.deleteMany({ where: { userId } });
  await prisma.user.delete({ where: { id: userId } });
  expect(await kindsOf(userId)).toEqual([]);
});

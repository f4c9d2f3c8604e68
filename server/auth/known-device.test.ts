import { expect, test } from "vitest";
import { sqlOn } from "#server/core/sql.ts";
import { sweepTables } from "#server/jobs/sweep.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import { tablesWith } from "#server/testing/invariants.ts";
import { DEVICES_PER_USER, forgetDevices, isKnownDevice, rememberDevice } from "./known-device.ts";

const sql = sqlOn(pool);
const headerOf = ({ cookie }: Awaited<ReturnType<typeof rememberDevice>>) =>
  `theme=dark; ${cookie.name}=${cookie.value}`;

test("a returning browser is recognized by its cookie, and only for the user who signed in", async () => {
  const [{ userId }, other] = [await makePerson(), await makePerson()];
  const first = await rememberDevice(sql, userId, null);
  expect(first.isNew).toBe(true);
  expect(await isKnownDevice(userId, headerOf(first))).toBe(true);
  expect(await isKnownDevice(userId, null)).toBe(false);
  expect(await isKnownDevice(userId, headerOf(first).replace(/.$/, "g"))).toBe(false);
  expect(await isKnownDevice(other.userId, headerOf(first))).toBe(false);
  const again = await rememberDevice(sql, userId, headerOf(first));
  expect(again).toMatchObject({ isNew: false, cookie: { value: first.cookie.value } });
  expect(await tablesWith([first.cookie.value])).toEqual([]);
});

test("two people who share a browser are each recognized in it", async () => {
  const [one, other] = [await makePerson(), await makePerson()];
  const first = await rememberDevice(sql, one.userId, null);
  const second = await rememberDevice(sql, other.userId, headerOf(first));
  expect(second).toMatchObject({ isNew: true, cookie: { value: first.cookie.value } });
  expect(await isKnownDevice(one.userId, headerOf(second))).toBe(true);
});

test("a user has a limited number of known browsers, and the longest unseen is forgotten first", async () => {
  const { userId } = await makePerson();
  const first = await rememberDevice(sql, userId, null);
  await prisma.knownDevice.updateMany({
    where: { userId },
    data: { lastSeenAt: new Date(Date.now() - 1_000) },
  });
  for (let more = 0; more < DEVICES_PER_USER; more += 1) await rememberDevice(sql, userId, null);
  expect(await prisma.knownDevice.count({ where: { userId } })).toBe(DEVICES_PER_USER);
  expect(await isKnownDevice(userId, headerOf(first))).toBe(false);
});

test("a browser that is forgotten, or unseen for longer than its cookie lasts, is no longer recognized", async () => {
  const { userId } = await makePerson();
  const [one, other] = [await rememberDevice(sql, userId, null), await makePerson()];
  const kept = await rememberDevice(sql, other.userId, null);
  await forgetDevices(sql, { userId });
  expect(await isKnownDevice(userId, headerOf(one))).toBe(false);
  const old = await rememberDevice(sql, userId, null);
  const longAgo = new Date(Date.now() - 401 * 86_400_000);
  await prisma.knownDevice.updateMany({ where: { userId }, data: { lastSeenAt: longAgo } });
  expect(await isKnownDevice(userId, headerOf(old))).toBe(false);
  await sweepTables("forget-expired-tokens");
  expect(await prisma.knownDevice.count({ where: { userId } })).toBe(0);
  expect(await isKnownDevice(other.userId, headerOf(kept))).toBe(true);
});

import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import { connect, holdLock } from "#server/testing/blocking.ts";
import { contracts, pageContracts } from "#server/testing/contracts.ts";
import { sourceFiles } from "#server/testing/imports.ts";
import { announceChange, announceRevocations, type Change, flushAnnouncements } from "./live.ts";

/** Records the notifications that another process gets over PostgreSQL from now on. */
async function listen() {
  const client = await connect();
  onTestFinished(() => client.end());
  const payloads: string[] = [];
  client.on("notification", ({ payload = "" }) => void payloads.push(payload));
  await client.query("LISTEN offerlane");
  const messages = () => payloads.map((text) => JSON.parse(text) as Change & { revokedCredential?: string });
  return { payloads, messages };
}

/** Creates a person who shares their board with this many organizations. */
async function makeSharing(count: number) {
  const { accountId, boardId } = await makePerson();
  const { email } = await prisma.account.findUniqueOrThrow({ where: { id: accountId } });
  const organizations = Array.from({ length: count }, () => newId("organization"));
  await prisma.organization.createMany({
    data: organizations.map((id) => ({ id, name: "School", slug: id.toLowerCase(), type: "bootcamp" })),
  });
  await prisma.member.createMany({
    data: organizations.map((organizationId) => {
      return { id: newId("member"), organizationId, accountId, email, role: "applicant" };
    }),
  });
  await prisma.share.createMany({
    data: organizations.map((organizationId) => ({ id: newId("share"), organizationId, boardId, accountId })),
  });
  return { accountId, organizations };
}

test("a change by a person in 500 organizations reaches all organizations without losing a revocation", async () => {
  const { accountId, organizations } = await makeSharing(500);
  const received = await listen();
  const credential = newId("apiKey");
  announceChange({ accountId, operation: "applications.move", originTab: "a-tab" });
  await announceRevocations([credential]);
  const isOurs = (change: Change) => change.operation === "applications.move";
  const reached = () => received.messages().filter(isOurs);
  await expect
    .poll(() =>
      reached()
        .flatMap(({ organizationIds = [] }) => organizationIds)
        .sort(),
    )
    .toEqual([...organizations].sort());
  expect(received.messages()).toContainEqual({ revokedCredential: credential });
  expect(reached().filter((change) => change.accountId === accountId)).toHaveLength(1);
  expect(reached().every(({ originTab }) => originTab === "a-tab")).toBe(true);
});

test("the organizations that a change names are split across messages too, whatever else the message contains", async () => {
  const organizationIds = Array.from({ length: 5_000 }, () => newId("organization"));
  const received = await listen();
  const originTab = "\u0001漢".repeat(32);
  announceChange({ accountId: null, organizationIds, operation: "members.leave", originTab });
  await flushAnnouncements();
  await expect
    .poll(() => received.messages().flatMap((change) => change.organizationIds ?? []))
    .toEqual(organizationIds);
  for (const payload of received.payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
});

test("10,000 credentials that end together are all announced", async () => {
  const received = await listen();
  const ids = Array.from({ length: 10_000 }, () => `key_${randomUUID()}`);
  await announceRevocations(ids);
  await expect.poll(() => received.messages().length).toBe(ids.length);
  expect(received.messages().map(({ revokedCredential }) => revokedCredential)).toEqual(ids);
});

test("a revocation that couldn't be sent is sent again", async () => {
  const received = await listen();
  const shares = await holdLock("LOCK TABLE shares IN ACCESS EXCLUSIVE MODE");
  const credential = newId("apiKey");
  const announced = announceRevocations([credential]);
  await shares.waiters();
  const ended =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_notify%' AND wait_event_type = 'Lock'";
  await pool.query(ended);
  await announced;
  expect(received.messages()).toEqual([]);
  await shares.release();
  await expect.poll(() => received.messages()).toEqual([{ revokedCredential: credential }]);
});

test("a change that isn't announced by its operation still names one", () => {
  const names = new Set<string>([...contracts, ...pageContracts].map(({ name }) => name));
  const announced = sourceFiles()
    .filter(({ path }) => path.startsWith("server/") && !path.endsWith(".test.ts"))
    .flatMap(({ text }) =>
      [...text.matchAll(/operation: "([^"]+)", originTab/g)].map(([, name = ""]) => name),
    );
  expect(announced.length).toBeGreaterThan(0);
  expect(announced.filter((name) => !names.has(name))).toEqual([]);
});

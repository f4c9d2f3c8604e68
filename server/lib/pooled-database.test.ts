import { afterEach, expect, test } from "vitest";
import { announceRevocations } from "#server/core/live.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeDistantDatabase } from "#server/testing/distant-database.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { env } from "./env.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function start(variables: Record<string, string>) {
  const server = await startServerProcess(variables);
  cleanUp.push(() => server.kill());
  return server;
}

async function distant() {
  const database = await makeDistantDatabase();
  cleanUp.push(() => database.cut());
  return database;
}

const asks = (origin: string, key: string) => async (method: "GET" | "POST") => {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const body = method === "POST" ? JSON.stringify({ name: "Through a pooler" }) : null;
  return (await fetch(`${origin}/api/v1/boards`, { method, headers, body })).status;
};

/** A message that prepares a named statement. A value is followed by a length, never by SQL. */
const NAMED = /P\0\0.{2}\w+\0[a-z]/is;

test("a pooled connection sends no settings at its start and no LISTEN, and each transaction sets its limits", async () => {
  const { key } = await makeCaller();
  const [pooler, plain] = [await distant(), await distant()];
  const behind = await start({ DATABASE_URL: pooler.url, DIRECT_DATABASE_URL: env().DATABASE_URL });
  expect([await asks(behind.origin, key)("GET"), await asks(behind.origin, key)("POST")]).toEqual([200, 201]);
  const [before = "", ...transactions] = pooler.sent().split("BEGIN");
  expect(before).not.toMatch(/statement_timeout|idle_in_transaction|TimeZone/);
  expect(transactions.length).toBeGreaterThan(0);
  for (const transaction of transactions) expect(transaction).toMatch(/SET LOCAL statement_timeout = 30000/);
  expect(pooler.sent()).not.toContain("LISTEN");

  const direct = await start({ DATABASE_URL: plain.url });
  expect(await asks(direct.origin, key)("POST")).toBe(201);
  expect(plain.sent()).toContain("LISTEN offerlane");
  expect(plain.sent()).toMatch(NAMED);
  expect(plain.sent()).toContain("statement_timeout\0");
  expect(plain.sent()).not.toContain("SET LOCAL TimeZone");
});

test("statements are unnamed for a pooler that doesn't keep prepared ones", async () => {
  const { key } = await makeCaller();
  const pooler = await distant();
  const variables = { DATABASE_URL: pooler.url, DIRECT_DATABASE_URL: env().DATABASE_URL };
  const { origin } = await start({ ...variables, DATABASE_STATEMENTS: "unnamed" });
  expect([await asks(origin, key)("GET"), await asks(origin, key)("POST")]).toEqual([200, 201]);
  expect(pooler.sent()).not.toMatch(NAMED);
  expect(pooler.sent()).toContain("select");
});

test("a revoked key is soon rejected even if no messages arrive from other processes", async () => {
  const { key, person } = await makeCaller();
  const listening = await distant();
  const { origin } = await start({ DATABASE_URL: env().DATABASE_URL, DIRECT_DATABASE_URL: listening.url });
  await listening.cut();
  expect(await asks(origin, key)("GET")).toBe(200);
  const keys = await prisma.apiKey.findMany({ where: { accountId: person.accountId }, select: { id: true } });
  await prisma.apiKey.updateMany({ where: { accountId: person.accountId }, data: { revokedAt: new Date() } });
  await announceRevocations(keys.map(({ id }) => id));
  await expect.poll(() => asks(origin, key)("GET")).toBe(401);
});

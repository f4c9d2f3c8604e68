import { expect, onTestFinished, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeKey, makePerson } from "#server/testing/actors.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { cutLine } from "./logger.ts";

const NOWHERE = "postgresql://nobody:nothing@127.0.0.1:1/nothing";
const REQUESTS = 300;
type Line = { readonly msg: string; readonly cause?: string; readonly repeated?: number };

test("an error that every request causes is logged once a second, and the omitted lines are counted", async () => {
  const server = await startServerProcess({ LOG_LEVEL: "warn", DATABASE_URL: NOWHERE });
  onTestFinished(() => server.kill());
  const { key } = await makeKey(await makePerson());
  const headers = { Authorization: `Bearer ${key}` };
  const ask = async () => (await fetch(`${server.origin}/api/v1/boards`, { headers })).status;
  const statuses = await Promise.all(Array.from({ length: REQUESTS }, ask));
  expect(new Set(statuses)).toEqual(new Set([503]));
  const lines = () =>
    server
      .log()
      .split("\n")
      .slice(0, -1)
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Line);
  const written = () => lines().filter(({ msg }) => msg === "a request failed").length;
  const leftOut = () =>
    lines()
      .filter(({ cause }) => cause?.startsWith("a request failed"))
      .reduce((sum, { repeated = 0 }) => sum + repeated, 0);
  await expect.poll(() => written() + leftOut()).toBe(REQUESTS);
  expect(written()).toBeLessThan(REQUESTS / 5);
});

test("the log counts milliseconds since 1970, and the database stores timestamps with a time zone, in UTC", async () => {
  const server = await startServerProcess({ LOG_LEVEL: "info", TZ: "Asia/Kathmandu" });
  onTestFinished(() => server.kill());
  await fetch(`${server.origin}/api/v1/boards`, { headers: { Authorization: "Bearer ol_live_nothing" } });
  const lines = () =>
    server
      .log()
      .split("\n")
      .filter((part) => part.endsWith("}"));
  await expect.poll(() => lines().length).toBeGreaterThan(0);
  const { time } = JSON.parse(lines()[0] ?? "{}") as { time: number };
  expect(Math.abs(Date.now() - time)).toBeLessThan(600_000);
  expect((await pool.query("SHOW TimeZone")).rows).toEqual([{ TimeZone: "UTC" }]);
  const local = await pool.query(
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND data_type = 'timestamp without time zone'",
  );
  expect(local.rows).toEqual([]);
});

test("a long log line is cut to the essentials, and stays valid JSON", () => {
  const short = `${JSON.stringify({ level: 30, msg: "a request" })}\n`;
  expect(cutLine(short)).toBe(short);
  const long = JSON.stringify({
    level: 50,
    time: 7,
    requestId: "req_1",
    msg: "x".repeat(9_000),
    err: "y".repeat(90_000),
  });
  const cut = cutLine(`${long}\n`);
  expect(cut.length).toBeLessThan(4_096);
  expect(cut.endsWith("\n")).toBe(true);
  expect(JSON.parse(cut)).toMatchObject({ level: 50, time: 7, requestId: "req_1", cutFrom: long.length + 1 });
});

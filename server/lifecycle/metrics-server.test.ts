import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeKey, makePerson } from "#server/testing/actors.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";
import { freePort } from "../../scripts/bootstrap/ports.mjs";

let server: ServerProcess;
let port: number;
beforeAll(async () => {
  port = await freePort();
  server = await startServerProcess({
    LOG_LEVEL: "info",
    METRICS_PORT: String(port),
    SLOW_STATEMENT_MS: "1",
    WITH_JOBS: "1",
  });
});
afterAll(() => server.kill());

const metricsOf = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

async function ask(path: string, authorization: string): Promise<string> {
  const requestId = `req_${randomUUID()}`;
  const response = await fetch(`${server.origin}${path}`, {
    headers: { authorization, "X-Request-Id": requestId },
  });
  await response.arrayBuffer();
  return requestId;
}

/** Returns the log lines with this text and message. */
const linesIn = (text: string, message: string) =>
  server
    .log()
    .split("\n")
    .filter((line) => line.includes(text) && line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Returns the log lines about a request with this message, once there are any. */
async function linesOf(requestId: string, message: string): Promise<Record<string, unknown>[]> {
  await expect.poll(() => linesIn(requestId, message).length).toBeGreaterThan(0);
  return linesIn(requestId, message);
}

test("a request is counted by operation, surface, and status, whether it is rejected or not", async () => {
  const { key } = await makeKey(await makePerson(), { scopes: ["companies:read"] });
  await ask("/api/v1/companies", `Bearer ${key}`);
  await ask("/api/v1/boards", `Bearer ${key}`);
  const count = (operation: string, status: number) =>
    new RegExp(
      `^offerlane_operation_duration_seconds_count\\{operation="${operation.replace(".", "\\.")}",surface="/api/v1",status="${status}"\\} 1$`,
      "m",
    );
  await expect.poll(metricsOf).toMatch(count("boards.list", 403));
  await expect.poll(metricsOf).toMatch(/^offerlane_queue_waiting_jobs\{queue="send-mail"\} \d+$/m);
  const text = await metricsOf();
  expect(text).toMatch(count("companies.list", 200));
  expect(text).toMatch(
    /^offerlane_http_request_duration_seconds_count\{surface="\/api\/v1",status="200"\} [1-9]\d*$/m,
  );
  expect(text).toMatch(/^offerlane_database_connections\{state="waiting"\} \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
});

test("the metrics port serves nothing else, and the product's port serves no metrics", async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const response = await fetch(`${server.origin}/metrics`);
  expect(await response.text()).not.toContain("offerlane_http_request");
});

test("a request logs one line with its target, caller, result, and cost", async () => {
  const person = await makePerson();
  const { id: credentialId, key } = await makeKey(person, { scopes: ["boards:read"] });
  const requestId = await ask("/api/v1/boards?limit=5", `Bearer ${key}`);
  const lines = await linesOf(requestId, "request");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    method: "GET",
    place: "/api/v1",
    surface: "/api/v1",
    operation: "boards.list",
    accountId: person.accountId,
    credentialId,
    status: 200,
    durationMs: expect.any(Number),
    statements: expect.any(Number),
  });
  expect(lines[0]?.statements).toBeGreaterThan(0);
});

test("possible secrets in an address aren't logged", async () => {
  const secret = randomUUID();
  const requestId = await ask(`/api/calendar/${secret}.ics?token=${secret}`, "");
  await linesOf(requestId, "request");
  const [pasted] = await linesOf(await ask(`/${secret}`, ""), "request");
  expect(pasted).toMatchObject({ place: "/*" });
  expect(server.log()).not.toContain(secret);
});

test("a slow statement is logged with its operation, and counted", async () => {
  const { key } = await makeKey(await makePerson(), { scopes: ["boards:write"] });
  const makeBoard = () =>
    fetch(`${server.origin}/api/v1/boards`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "Slow" }),
    });
  // Jobs have slow queries too, and the log limits lines per second. A later call is logged.
  const written = async () => {
    await makeBoard();
    return linesIn("boards.create", "a slow statement");
  };
  const line = expect.objectContaining({ operation: "boards.create", statement: expect.any(String) });
  await expect.poll(written, { interval: 1_100 }).toContainEqual(line);
  expect(await metricsOf()).toMatch(/^offerlane_slow_statements_total\{statement="\w+"\} \d+$/m);
});

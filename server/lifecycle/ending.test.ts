import { once } from "node:events";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, expect, test } from "vitest";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { pool } from "#server/lib/database.ts";
import { composeMail } from "#server/mail/compose.ts";
import { listLocalMail } from "#server/mail/local-mailbox.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { holdLock, lockTables } from "#server/testing/blocking.ts";
import { formBody, pdf } from "#server/testing/resume-files.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step();
});

let caller: Awaited<ReturnType<typeof makeCaller>>;
beforeAll(async () => {
  caller = await makeCaller();
});

/** Lets a test break the process from outside, as a forgotten promise or a throwing listener would. */
const FAULTS = `data:text/javascript,${encodeURIComponent(`
  process.on("SIGUSR2", () => void Promise.reject(new Error("a forgotten promise")));
  process.on("SIGWINCH", () => setTimeout(() => { throw new Error("a listener that throws"); }));
  process.on("SIGIO", () => void Promise.reject(new DOMException("gone", "AbortError")));
`)}`;

async function start(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import ${FAULTS}`;
  const server = await startServerProcess({ LOG_LEVEL: "info", NODE_OPTIONS, ...variables });
  cleanUp.push(() => server.kill());
  return server;
}

const bearer = () => ({ Authorization: `Bearer ${caller.key}` });

function open(server: ServerProcess, path: string, options: object): ClientRequest {
  const { hostname, port } = new URL(server.origin);
  const agent = new Agent({ keepAlive: true });
  cleanUp.push(() => agent.destroy());
  return request({ agent, hostname, port, path, ...options });
}

async function responseOf(outgoing: ClientRequest) {
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: incoming.statusCode, connection: incoming.headers.connection, text: await text(incoming) };
}

/** Resolves when the server no longer accepts connections. */
async function isClosed({ origin }: ServerProcess): Promise<void> {
  const { hostname, port } = new URL(origin);
  for (;;) {
    const socket = connect(Number(port), hostname);
    const rejected = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(false)).once("error", () => resolve(true));
    });
    socket.destroy();
    if (rejected) return;
  }
}

/** Starts a change that waits for a lock until `release`. */
async function slowChange(server: ServerProcess, name: string) {
  const warm = responseOf(open(server, "/api/v1/boards", { headers: bearer() }).end());
  expect((await warm).status).toBe(200);
  const tables = await lockTables();
  const body = JSON.stringify({ name });
  const headers = {
    ...bearer(),
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
  };
  const response = responseOf(open(server, "/api/v1/boards", { method: "POST", headers }).end(body));
  await tables.waiters();
  return { response, release: () => tables.release() };
}

const boardsNamed = async (name: string) =>
  (
    await pool.query("SELECT 1 FROM boards WHERE account_id = $1 AND name = $2", [
      caller.person.accountId,
      name,
    ])
  ).rowCount;

test("eight uploads that are still arriving at SIGTERM all get a response", async () => {
  const server = await start();
  const form = formBody([
    ["name", "While it stops"],
    ["file", pdf(100_000)],
  ]);
  const headers = {
    ...bearer(),
    ...form.headers,
    "Content-Length": form.body.length,
    Expect: "100-continue",
  };
  const uploads = Array.from({ length: 8 }, () =>
    open(server, "/api/v1/resumes", { method: "POST", headers }),
  );
  await Promise.all(
    uploads.map(async (upload) => {
      upload.flushHeaders();
      await once(upload, "continue");
      upload.write(form.body.subarray(0, 50_000));
    }),
  );
  const responses = uploads.map(responseOf);
  server.signal("SIGTERM");
  await isClosed(server);
  for (const upload of uploads) upload.end(form.body.subarray(50_000));
  for (const response of await Promise.all(responses)) {
    expect(response, response.text).toMatchObject({ status: 201, connection: "close" });
  }
  expect(await server.ended).toBe(0);
});

test("a change in the middle of its transaction commits, and its response arrives", async () => {
  const server = await start();
  const change = await slowChange(server, "Amid a stop");
  server.signal("SIGTERM");
  await isClosed(server);
  await change.release();
  expect(await change.response).toMatchObject({ status: 201, connection: "close" });
  expect(await boardsNamed("Amid a stop")).toBe(1);
  expect(await server.ended).toBe(0);
});

test("/readyz returns 503 immediately, while other requests still succeed and their connections close", async () => {
  const server = await start({ SHUTDOWN_DELAY_SECONDS: "2" });
  const ask = (path: string) => responseOf(open(server, path, { headers: bearer() }).end());
  expect(await ask("/readyz")).toMatchObject({ status: 200, connection: "keep-alive" });
  server.signal("SIGTERM");
  await expect.poll(() => ask("/readyz")).toMatchObject({ status: 503, connection: "close" });
  expect(await ask("/healthz")).toMatchObject({ status: 200, connection: "close" });
  expect(await ask("/api/v1/me")).toMatchObject({ status: 200, connection: "close" });
  expect(await server.ended).toBe(0);
});

test("a connection that stays open learns that its next response is the last", async () => {
  const server = await start({ SHUTDOWN_DELAY_SECONDS: "2" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  cleanUp.push(() => agent.destroy());
  const ask = () => responseOf(open(server, "/readyz", { agent }).end());
  expect(await ask()).toMatchObject({ status: 200, connection: "keep-alive" });
  server.signal("SIGTERM");
  await expect.poll(ask).toMatchObject({ status: 503, connection: "close" });
  expect(await server.ended).toBe(0);
});

test("idle connections and connections that never sent a request don't delay the shutdown", async () => {
  const server = await start();
  const { hostname, port } = new URL(server.origin);
  const silent = connect(Number(port), hostname);
  await once(silent, "connect");
  expect(await responseOf(open(server, "/healthz", {}).end())).toMatchObject({ status: 200 });
  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
  silent.destroy();
});

test("a live stream ends as a complete response, so that the page reconnects elsewhere", async () => {
  const server = await start();
  const headers = { Cookie: await signIn(caller.person) };
  const [stream] = (await once(open(server, "/api/live", { headers }).end(), "response")) as [
    IncomingMessage,
  ];
  server.signal("SIGTERM");
  expect(stream.statusCode).toBe(200);
  expect(await text(stream)).toContain("retry:");
  expect(await server.ended).toBe(0);
});

test("a request that exceeds the grace period is cut off, and the process ends", async () => {
  const server = await start({ SHUTDOWN_GRACE_SECONDS: "1" });
  const change = await slowChange(server, "Cut");
  const cut = expect(change.response).rejects.toThrow("socket hang up");
  server.signal("SIGTERM");
  await cut;
  expect(await server.ended).toBe(0);
  await change.release();
  expect(server.log()).toContain("requests took too long and were ended");
});

test("a second signal ends the process immediately, unless it directly follows the first", async () => {
  const server = await start();
  const change = await slowChange(server, "Impatient");
  const cut = expect(change.response).rejects.toThrow("socket hang up");
  server.signal("SIGINT");
  server.signal("SIGTERM");
  await isClosed(server);
  await wait(1_200);
  server.signal("SIGTERM");
  expect(await server.ended).toBe(1);
  await cut;
  await change.release();
});

test.each([
  ["an unhandled rejection", "SIGUSR2", "a forgotten promise"],
  ["an uncaught exception", "SIGWINCH", "a listener that throws"],
] as const)(
  "%s ends the process with 1, after pending requests get their responses",
  async (_fault, signal, message) => {
    const server = await start({ SHUTDOWN_DELAY_SECONDS: "60" });
    const change = await slowChange(server, message);
    server.signal(signal);
    await isClosed(server);
    await change.release();
    expect(await change.response).toMatchObject({ status: 201 });
    expect(await server.ended).toBe(1);
    expect(server.log()).toContain(message);
  },
);

test("a rejection that only reports a disconnected client ends nothing", async () => {
  const server = await start();
  server.signal("SIGIO");
  await expect.poll(() => server.log()).toContain("unawaited promise was rejected");
  expect(await responseOf(open(server, "/readyz", {}).end())).toMatchObject({ status: 200 });
});

/**
 * Starts a server that runs jobs, with an empty queue. Jobs left by other tests would run first, or, if their
 * process was killed, block their owner's turns for minutes.
 */
async function startIdle(settings: Record<string, string> = {}) {
  const { rows } = await pool.query("SELECT to_regclass('pgboss.job') IS NOT NULL AS installed");
  if (rows[0].installed) await pool.query("DELETE FROM pgboss.job WHERE state <= 'active'");
  return start({ WITH_JOBS: "1", ...settings });
}

/** Sends an email whose job waits for a lock until `release`. */
async function slowMail(to: string) {
  const mailbox = await holdLock("LOCK TABLE mail_messages IN ACCESS EXCLUSIVE MODE");
  await inSqlTransaction((sql) =>
    sendMail(sql, composeMail("signInLink", to, "https://offerlane.example/go")),
  );
  await mailbox.waiters();
  // Another job, such as one that deletes old email, may be the one that waits.
  await expect.poll(() => jobsFor(to)).toEqual([{ state: "active" }]);
  return mailbox;
}

const jobsFor = async (to: string) =>
  (await pool.query("SELECT state FROM pgboss.job WHERE data ->> 'to' = $1", [to])).rows;

test("a running job is finished", async () => {
  const to = "finished@people.example";
  const server = await startIdle();
  const mailbox = await slowMail(to);
  server.signal("SIGTERM");
  await isClosed(server);
  await mailbox.release();
  expect(await server.ended).toBe(0);
  expect(await listLocalMail(to)).toHaveLength(1);
  expect(await jobsFor(to)).toEqual([{ state: "completed" }]);
});

test("a job that exceeds the grace period returns to its queue", async () => {
  const to = "returned@people.example";
  const server = await startIdle({ SHUTDOWN_GRACE_SECONDS: "1" });
  const mailbox = await slowMail(to);
  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(await jobsFor(to)).toEqual([{ state: "retry" }]);
  await mailbox.release();
});

import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { FileStore } from "#server/files/file-store.ts";
import { fileStore } from "#server/files/files.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { lockTables } from "#server/testing/blocking.ts";
import { makeDistantDatabase } from "#server/testing/distant-database.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { formBody, pdf } from "#server/testing/resume-files.ts";
import { startServerProcess } from "#server/testing/server-process.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

let caller: Awaited<ReturnType<typeof makeCaller>>;
let cookie: string;
beforeAll(async () => {
  caller = await makeCaller();
  cookie = await signIn(caller.person);
});

async function start(variables: Record<string, string> = {}) {
  const server = await startServerProcess(variables);
  cleanUp.push(() => server.kill());
  return server;
}

const html = { accept: "text/html,*/*", cookie: "" };
const asks = (): Record<string, [path: string, init: RequestInit]> => ({
  "an operation": ["/api/v1/me", { headers: { Authorization: `Bearer ${caller.key}` } }],
  "the live stream": ["/api/live", { headers: { cookie } }],
  "a page": ["/today", { headers: { ...html, cookie } }],
  "a navigation within the pages": ["/today", { headers: { rsc: "1", cookie } }],
  "a form": ["/sign-in", { method: "POST", headers: html, body: new URLSearchParams({ email: "x" }) }],
  "a server action": ["/sign-in", { method: "POST", headers: { "next-action": "x" }, body: "[]" }],
  "sign-in with a provider": ["/api/auth/callback/google?code=1&state=2", {}],
  "OAuth's token": [
    "/oauth/token",
    {
      method: "POST",
      body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: "x", client_id: "app" }),
    },
  ],
  "OAuth's device flow": [
    "/oauth/device",
    { method: "POST", body: new URLSearchParams({ client_id: "app" }) },
  ],
  "OAuth's registration": [
    "/oauth/register",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        redirect_uris: ["https://app.example/back"],
        token_endpoint_auth_method: "none",
      }),
    },
  ],
});

test("during a database outage, every endpoint returns 503 with Retry-After, reveals no address, and recovers automatically", async () => {
  const database = await makeDistantDatabase();
  cleanUp.push(() => database.cut());
  const { origin } = await start({ DATABASE_URL: database.url });
  const ask = ([path, init]: [string, RequestInit]) => fetch(origin + path, { redirect: "manual", ...init });
  expect((await ask(["/readyz", {}])).status).toBe(200);
  await database.cut();
  for (const [label, asked] of Object.entries(asks())) {
    const response = await ask(asked);
    const body = await response.text();
    expect.soft(response.status, `${label}: ${body}`).toBe(503);
    expect.soft(response.headers.get("retry-after"), label).toMatch(/^\d+$/);
    const shown = (body + JSON.stringify([...response.headers])).replaceAll(env().PUBLIC_URL, "");
    expect.soft(shown, label).not.toMatch(/127\.0\.0\.1|ECONN|localhost:\d+\/offerlane/);
  }
  const page = await ask(["/today", { headers: { ...html, cookie } }]);
  expect(await page.text()).toContain('<meta http-equiv="refresh" content="5">');
  expect((await ask(["/healthz", {}])).status).toBe(200);
  expect((await ask(["/readyz", {}])).status).toBe(503);
  await database.restore();
  await expect.poll(async () => (await ask(["/readyz", {}])).status).toBe(200);
  await expect.poll(async () => (await ask(["/today", { headers: html }])).status).toBe(200);
});

test("a change that exceeds its time limit returns 503 and stores nothing", async () => {
  const impatient = new URL(env().DATABASE_URL);
  impatient.searchParams.set("statement_timeout", "300");
  const { origin } = await start({ DATABASE_URL: impatient.href });
  const headers = { Authorization: `Bearer ${caller.key}`, "Content-Type": "application/json" };
  const create = () =>
    fetch(`${origin}/api/v1/boards`, { method: "POST", headers, body: JSON.stringify({ name: "Too late" }) });
  expect((await fetch(`${origin}/api/v1/me`, { headers })).status).toBe(200);
  const tables = await lockTables();
  const response = await create();
  await tables.release();
  expect([response.status, await response.json()]).toMatchObject([503, { code: "unavailable" }]);
  expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
  expect((await create()).status).toBe(201);
});

test("while the database takes no changes, they return 503, and reads work", async () => {
  const readOnly = new URL(env().DATABASE_URL);
  readOnly.searchParams.set("options", "-c TimeZone=UTC -c default_transaction_read_only=on");
  const { origin } = await start({ DATABASE_URL: readOnly.href });
  const headers = { Authorization: `Bearer ${caller.key}`, "Content-Type": "application/json" };
  expect((await fetch(`${origin}/api/v1/boards`, { headers })).status).toBe(200);
  const [registration = "", register = {}] = asks()["OAuth's registration"] ?? [];
  const changes: [string, RequestInit][] = [
    ["/api/v1/boards", { method: "POST", headers, body: JSON.stringify({ name: "Never" }) }],
    [registration, register],
  ];
  for (const [path, init] of changes) {
    const response = await fetch(origin + path, init);
    expect(response.status, await response.text()).toBe(503);
    expect(response.headers.get("retry-after"), path).toMatch(/^\d+$/);
  }
});

test("a full disk returns 503 for an upload, as a form or as JSON", async () => {
  const full: FileStore = {
    ...fileStore(),
    put: async (_key, content) => {
      for await (const _chunk of content)
        throw Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" });
      throw new Error("the content was empty");
    },
  };
  const holder = globalThis as unknown as Record<symbol, FileStore>;
  const key = Symbol.for("offerlane.file-store");
  const before = fileStore();
  holder[key] = full;
  cleanUp.push(() => {
    holder[key] = before;
  });
  const form = formBody([
    ["name", "No room"],
    ["file", pdf(200_000)],
  ]);
  const json = {
    name: "No room",
    file: {
      fileName: "cv.pdf",
      contentType: "application/pdf",
      contentBase64: pdf(1_000).content.toString("base64"),
    },
  };
  const bodies = [
    { headers: form.headers, body: form.body },
    { headers: { "Content-Type": "application/json" }, body: JSON.stringify(json) },
  ];
  for (const { headers, body } of bodies) {
    const response = await fetch(`${await serverOrigin()}/api/v1/resumes`, {
      method: "POST",
      headers: { ...headers, Authorization: `Bearer ${caller.key}` },
      body,
    });
    const problem = await response.json();
    expect([response.status, problem]).toMatchObject([503, { code: "unavailable" }]);
    expect(problem.detail).toContain("no room");
    expect(response.headers.get("retry-after")).toBe("60");
  }
});

test("if too many requests wait for the database, new ones are rejected immediately until the load ends", async () => {
  const others = await Promise.all([makeCaller(), makeCaller()]);
  const { origin } = await start({ DATABASE_POOL_SIZE: "2", RATE_LIMIT: "off", OVERLOAD_SHEDDING: "on" });
  const headers = { Authorization: `Bearer ${caller.key}` };
  const askWith = ({ key }: { key: string }) =>
    fetch(`${origin}/api/v1/boards`, { headers: { Authorization: `Bearer ${key}` } });
  const ask = () => askWith(caller);
  for (const each of [caller, ...others]) expect((await askWith(each)).status).toBe(200);
  const tables = await lockTables();
  // Changes, because a person's reads wait for their own turn before they wait for the database.
  const createWith = ({ key }: { key: string }) =>
    fetch(`${origin}/api/v1/contacts`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ name: "Ada" }),
    });
  const waiting = [caller, ...others].flatMap((each) => Array.from({ length: 60 }, () => createWith(each)));
  await tables.waiters();
  await expect.poll(async () => (await fetch(origin, { headers: html })).status).toBe(503);
  const rejected = await fetch(`${origin}/api/v1/companies`, { headers });
  expect([rejected.status, await rejected.json()]).toMatchObject([503, { code: "unavailable" }]);
  expect(rejected.headers.get("retry-after")).toBe("2");
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await tables.release();
  for (const response of await Promise.all(waiting)) expect([201, 429, 503]).toContain(response.status);
  await expect.poll(async () => (await ask()).status).toBe(200);
});

test.each([
  { work: "one piece a turn", again: "setImmediate(work)" },
  { work: "timers that are due again as they end", again: "setTimeout(work, 1)" },
])(
  "a process kept busy by $work rejects new requests, and accepts them again once it has caught up",
  async ({ again }) => {
    const busy = `data:text/javascript,${encodeURIComponent(`
    process.on("SIGUSR2", () => {
      let pieces = 0;
      const work = () => {
        pieces += 1;
        if (pieces < 6) ${again};
        const until = performance.now() + 1_000;
        while (performance.now() < until);
      };
      work();
    });
  `)}`;
    const { origin, signal } = await start({
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${busy}`,
      OVERLOAD_SHEDDING: "on",
    });
    const ask = () => fetch(`${origin}/llms.txt`).then(({ status }) => status);
    await expect.poll(ask).toBe(200);
    signal("SIGUSR2");
    await expect.poll(ask).toBe(503);
    await expect.poll(ask).toBe(200);
  },
);

test("a load balancer's plain check, without a Host header, gets 200", async () => {
  const { origin } = await start();
  for (const line of [
    "OPTIONS /readyz HTTP/1.0",
    "GET /readyz HTTP/1.0",
    "HEAD /readyz HTTP/1.0",
    "GET /healthz HTTP/1.0",
  ]) {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(`${line}\r\n\r\n`);
    expect(await text(socket), line).toMatch(/^HTTP\/1\.1 200 /);
  }
});

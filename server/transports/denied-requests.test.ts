import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { makeKey, makePerson, signIn } from "#server/testing/actors.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ LOG_LEVEL: "info", ACCESS_LOG: "off" });
});
afterAll(() => server.kill());

/** Returns the security lines of a request. */
async function linesOf(requestId: string): Promise<Record<string, unknown>[]> {
  const all = () =>
    server
      .log()
      .split("\n")
      .filter((line) => line.includes('"security event"') && line.includes(requestId))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await expect.poll(() => all().length).toBeGreaterThan(0);
  return all();
}
const send = async (path: string, headers: Record<string, string>, body?: string) => {
  const requestId = `req_${randomUUID()}`;
  const response = await fetch(`${server.origin}${path}`, {
    headers: { ...headers, "X-Request-Id": requestId },
    ...(body === undefined ? {} : { method: "POST", body }),
  });
  await response.arrayBuffer();
  return { status: response.status, requestId };
};

test("an invalid credential, a missing scope, and a tampered session each log who, what, from where, and which request", async () => {
  const person = await makePerson();
  const { id, key } = await makeKey(person, { scopes: ["boards:read"] });
  const unknown = await send("/api/v1/boards", { Authorization: "Bearer ol_live_nothing" });
  expect(await linesOf(unknown.requestId)).toMatchObject([
    {
      event: "credential_refused",
      outcome: "denied",
      userId: null,
      ip: "127.0.0.1",
      network: "127.0.0.0/24",
      details: { place: "/api/v1" },
    },
  ]);
  const lacking = await send("/api/v1/companies", { Authorization: `Bearer ${key}` });
  expect(lacking.status).toBe(403);
  expect(await linesOf(lacking.requestId)).toMatchObject([
    { event: "access_denied", outcome: "denied", userId: person.userId, credentialId: id },
  ]);
  const cookie = await signIn(person);
  const torn = await send("/api/live", { Cookie: `${cookie}x` });
  expect((await linesOf(torn.requestId))[0]).toMatchObject({ event: "credential_refused" });
});

test("a request without a credential gets 401 and logs nothing", async () => {
  const { status, requestId } = await send("/api/v1/boards", {});
  expect(status).toBe(401);
  const later = await send("/api/v1/boards", { Authorization: "Bearer ol_live_nothing" });
  await linesOf(later.requestId);
  expect(server.log()).not.toContain(requestId);
});

/** Credentials sent to each transport, and the events that are logged. */
const TORN = { Cookie: "next-auth.session-token=torn" };
const UNKNOWN = { Authorization: "Bearer ol_live_nothing" };
const JSON_BODY = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const GRANT = "grant_type=refresh_token&client_id=cli_unknown&refresh_token=nothing";
const BATCH = `/api/trpc/boards.list,boards.list?batch=1&input=${encodeURIComponent('{"0":{},"1":{}}')}`;

test.each<[string, string, Record<string, string>, string | undefined, string[]]>([
  ["REST", "/api/v1/boards", UNKNOWN, undefined, ["credential_refused"]],
  ["tRPC", "/api/trpc/boards.list?input=%7B%7D", TORN, undefined, ["credential_refused"]],
  ["each call of a tRPC batch", BATCH, TORN, undefined, ["credential_refused", "credential_refused"]],
  ["MCP", "/api/mcp", { ...JSON_BODY, ...UNKNOWN }, "{}", ["credential_refused"]],
  ["live updates", "/api/live", TORN, undefined, ["credential_refused"]],
  ["the full download", "/api/take-out", TORN, undefined, ["credential_refused"]],
  ["a download link", "/api/files/res_nothing?signature=none", {}, undefined, ["credential_refused"]],
  ["a calendar", `/api/calendar/${"f".repeat(43)}.ics`, {}, undefined, ["credential_refused"]],
  [
    "payment events",
    "/api/webhooks/stripe",
    { "Stripe-Signature": "t=1,v1=0" },
    "{}",
    ["credential_refused"],
  ],
  ["OAuth", "/oauth/token", FORM, GRANT, ["token_refused"]],
])("an invalid credential sent to %s is logged", async (_surface, path, headers, body, events) => {
  const { requestId } = await send(path, headers, body);
  const received = async () => (await linesOf(requestId)).map(({ event }) => event);
  await expect.poll(received).toEqual(events);
});

test("a resource that an agent's user may not read is logged, even though the protocol returns 200", async () => {
  const { organizationSlug, members } = await makeTeam("owner", "applicant");
  const [, applicant] = members;
  const { key, id } = await makeKey(applicant.person);
  const params = { uri: `offerlane://organizations/${organizationSlug}/roster` };
  const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "resources/read", params });
  const { status, requestId } = await send(
    "/api/mcp",
    { ...JSON_BODY, Authorization: `Bearer ${key}` },
    message,
  );
  expect(status).toBe(200);
  expect(await linesOf(requestId)).toMatchObject([{ event: "access_denied", credentialId: id }]);
});

/** Returns the ways to call an operation: REST, a page, a page's batch, a page's download, and an agent's tool. */
function waysToCall(name: string, path: string, input: Record<string, string>) {
  const text = JSON.stringify(input);
  const tool = { name: name.replace(".", "_"), arguments: input };
  const call = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: tool });
  const page = `/api/trpc/${name}?input=${encodeURIComponent(text)}`;
  const batch = encodeURIComponent(`{"0":{},"1":${text},"2":${text}}`);
  return {
    REST: { path },
    "a page": { path: page },
    "a page's batch": { path: `/api/trpc/boards.list,${name},${name}?batch=1&input=${batch}`, count: 2 },
    "a page's download": {
      path: `/api/trpc/${name}`,
      headers: { "Content-Type": "application/json", Accept: "application/octet-stream" },
      body: text,
    },
    "an agent's tool": { path: "/api/mcp", headers: JSON_BODY, body: call },
  };
}
type Way = { path: string; headers?: Record<string, string>; body?: string; count?: number };

/** Expects one line of this event, with the caller, for each call of each way. */
async function expectLines(
  ways: Record<string, Way>,
  event: string,
  caller: { key: string; cookie: string },
) {
  for (const [name, { path, headers, body, count = 1 }] of Object.entries(ways)) {
    const isPage = path.startsWith("/api/trpc") || path === "/api/take-out";
    const shown: Record<string, string> = isPage
      ? { Cookie: caller.cookie }
      : { Authorization: `Bearer ${caller.key}` };
    const { requestId } = await send(path, { "Sec-Fetch-Site": "same-origin", ...headers, ...shown }, body);
    const received = async () =>
      (await linesOf(requestId)).map((line) => [name, line.event, line.userId !== null]);
    await expect.poll(received).toEqual(Array(count).fill([name, event, true]));
  }
}

test("a missing permission is logged for each call, on every transport", async () => {
  const { organizationSlug, members } = await makeTeam("owner", "applicant");
  const { person } = members[1];
  const path = `/api/v1/organizations/${organizationSlug}/roster/export`;
  const ways = waysToCall("roster.export", path, { organizationSlug });
  const { key } = await makeKey(person);
  await expectLines(ways, "access_denied", { key, cookie: await signIn(person) });
});

test("an exceeded limit is logged for each call, on every transport", async () => {
  const person = await makePerson();
  const { boardId } = person;
  const [{ key }, cookie] = [await makeKey(person), await signIn(person)];
  const path = `/api/v1/boards/${boardId}/export`;
  for (let exported = 0; exported < LIMITS.rates.exports; exported += 1) {
    expect((await send(path, { Authorization: `Bearer ${key}` })).status).toBe(200);
  }
  const ways = {
    ...waysToCall("exports.get", path, { boardId }),
    "the full download": { path: "/api/take-out" },
  };
  await expectLines(ways, "rate_limited", { key, cookie });
});

test("a flood of rejected requests doesn't flood the log", async () => {
  // A separate process, so that the flood doesn't use up the lines of other tests.
  const flooded = await startServerProcess({ LOG_LEVEL: "info", ACCESS_LOG: "off" });
  try {
    const headers = { Authorization: "Bearer ol_live_nothing" };
    await Promise.all(
      Array.from({ length: 300 }, async () =>
        (await fetch(`${flooded.origin}/api/v1/boards`, { headers })).arrayBuffer(),
      ),
    );
    const lines = flooded.log().split("\n");
    expect(lines.filter((line) => line.includes("credential_refused")).length).toBeLessThanOrEqual(20);
  } finally {
    await flooded.kill();
  }
});

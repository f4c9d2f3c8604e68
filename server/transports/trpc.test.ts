import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { makeCaller, makeKey, type Person, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { type HttpResponse, http } from "#server/testing/http.ts";
import type { Rest } from "#server/testing/rest.ts";

const json = { "Content-Type": "application/json" };

let api: Rest;
let person: Person;
let cookie: string;
beforeAll(async () => {
  ({ api, person } = await makeCaller());
  cookie = await signIn(person);
});

type Headers = Record<string, string>;
const query = (procedure: string, input: unknown = {}, headers: Headers = {}) =>
  http({
    path: `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
    headers: { Cookie: cookie, ...headers },
  });
const mutate = (procedure: string, input: unknown, headers: Headers = {}) =>
  http({
    method: "POST",
    path: `/api/trpc/${procedure}`,
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin", ...json, ...headers },
    body: JSON.stringify(input),
  });
const dataOf = ({ body }: HttpResponse) => (body as { result: { data: unknown } }).result.data;
const problemOf = ({ body }: HttpResponse) =>
  (body as { error: { data: { problem: unknown } } }).error.data.problem;

test("a signed-in user can call every operation in their live account", async () => {
  const made = await mutate("boards.create", { name: "From a page" });
  expect(made.status).toBe(200);
  const list = dataOf(await query("boards.list")) as { data: { name: string }[] };
  expect(list.data.map(({ name }) => name)).toContain("From a page");
  expect((await api.ok("boards.list", {})).data.map(({ name }) => name)).toContain("From a page");
});

test("a read can send its input in the body, from our own pages only", async () => {
  const { data } = dataOf(await mutate("companies.list", { search: "kim@people.example" })) as { data: [] };
  expect(data).toEqual([]);
  const foreign = await mutate("companies.list", {}, { "Sec-Fetch-Site": "cross-site" });
  expect(foreign.status).toBe(401);
});

test("an error has the same problem as over REST", async () => {
  const response = await query("applications.get", { applicationId: "nonsense" });
  expect(response.status).toBe(404);
  const overRest = await api.rejected("applications.get", { applicationId: "nonsense" }, "not_found");
  expect(problemOf(response)).toEqual({ ...overRest, requestId: response.headers["x-request-id"] });
  const invalid = await mutate("boards.create", { name: "x", strange: 1 });
  expect(invalid.status).toBe(422);
  expect(problemOf(invalid)).toMatchObject({ code: "validation_failed", issues: [{ path: ["strange"] }] });
});

test("a missing session, a forged session, or an API key instead of one gets 401", async () => {
  const { key } = await makeKey(person);
  const callers: Headers[] = [
    { Cookie: "" },
    { Cookie: `${cookie.slice(0, -4)}aaaa` },
    { Cookie: "next-auth.session-token=nonsense" },
    { Cookie: "", Authorization: `Bearer ${key}` },
  ];
  for (const headers of callers) {
    const response = await query("boards.list", {}, headers);
    expect(response.status).toBe(401);
    // Worded for a person viewing a page, who knows nothing of credentials.
    expect(problemOf(response)).toMatchObject({
      code: "unauthenticated",
      detail: expect.stringMatching(/^Your session has ended/),
    });
  }
});

test("a change that another site makes the browser send is rejected", async () => {
  const foreign: Headers[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "cross-site", Origin: "http://127.0.0.1" },
  ];
  for (const headers of foreign) {
    const response = await mutate("boards.create", { name: "Forged" }, headers);
    expect(response.status, JSON.stringify(headers)).toBe(401);
  }
  const olderBrowser = await http({
    method: "POST",
    path: "/api/trpc/boards.create",
    headers: { Cookie: cookie, Origin: "https://evil.example", ...json },
    body: '{"name":"Forged"}',
  });
  expect(olderBrowser.status).toBe(401);
  const names = (await api.ok("boards.list", {})).data.map(({ name }) => name);
  expect(names).not.toContain("Forged");
});

test("a change can't be made by GET or sent by a form", async () => {
  expect((await query("boards.create", { name: "By link" })).status).toBe(405);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    const response = await mutate("boards.create", { name: "By form" }, { "Content-Type": type });
    expect(response.status, type).toBeGreaterThanOrEqual(400);
    expect(response.status, type).toBeLessThan(500);
  }
  const names = (await api.ok("boards.list", {})).data.map(({ name }) => name);
  expect(names).not.toContain("By form");
});

test("an Idempotency-Key works over tRPC too", async () => {
  const key = { "Idempotency-Key": randomUUID() };
  const first = await mutate("boards.create", { name: "Once" }, key);
  const again = await mutate("boards.create", { name: "Once" }, key);
  expect(dataOf(again)).toEqual(dataOf(first));
  expect(again.headers["idempotent-replayed"]).toBe("true");
  expect((await mutate("boards.create", { name: "Other" }, key)).status).toBe(422);
  expect((await mutate("boards.create", { name: "Once" }, { "Idempotency-Key": "not good" })).status).toBe(
    400,
  );
});

test("the ETag of a single read is accepted as If-Match, over tRPC and REST alike", async () => {
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const read = await query("applications.get", { applicationId });
  const overRest = await api.send("applications.get", { applicationId });
  expect(read.headers.etag).toBe(overRest.headers.etag);
  const held = { "If-Match": String(read.headers.etag) };
  const update = await mutate("applications.update", { applicationId, notes: "a" }, held);
  expect(update.status).toBe(200);
  expect((await mutate("applications.update", { applicationId, notes: "b" }, held)).status).toBe(412);
  const next = { "If-Match": String(update.headers.etag) };
  expect((await api.send("applications.update", { applicationId, notes: "c" }, next)).status).toBe(200);
});

test("a read that no change can name has no ETag over tRPC", async () => {
  const list = await query("boards.list", {});
  expect(list.status).toBe(200);
  expect(list.headers.etag).toBeUndefined();
});

test("several reads can be sent in one request", async () => {
  const input = encodeURIComponent(JSON.stringify({ 0: {}, 1: { boardId: "nonsense" } }));
  const path = `/api/trpc/boards.list,boards.get?batch=1&input=${input}`;
  const response = await http({ path, headers: { Cookie: cookie } });
  expect(response.body).toMatchObject([
    { result: { data: { hasMore: false } } },
    { error: { data: { problem: { code: "not_found" } } } },
  ]);
});

test("a batch can have ten calls, and none of a larger one is made", async () => {
  const send = async (calls: number, comma: string) => {
    const path = `/api/trpc/${Array(calls).fill("boards.list").join(comma)}?batch=1&input=${encodeURIComponent("{}")}`;
    const { status, text } = await http({ path, headers: { Cookie: cookie } });
    return [status, /at most 10 calls/.test(text)];
  };
  for (const comma of [",", "%2C"]) {
    expect((await send(10, comma))[1]).toBe(false);
    expect(await send(11, comma)).toEqual([400, true]);
  }
});

test("a malformed request is rejected and never causes a server error", async () => {
  const post = (path: string, body: string, headers: Headers = {}) =>
    http({
      method: "POST",
      path,
      headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin", ...json, ...headers },
      body,
    });
  const responses = [
    await post("/api/trpc/boards.create", "{"),
    await post("/api/trpc/boards.create", ""),
    await post("/api/trpc/boards.create", "[".repeat(100_000)),
    await post("/api/trpc/boards.create", JSON.stringify({ name: "x".repeat(1_100_000) })),
    await post("/api/trpc/boards.nothing", "{}"),
    await post("/api/trpc/", "{}"),
    await post("/api/trpc/boards.create?batch=1", "{}"),
    await post("/api/trpc/__proto__.constructor", "{}"),
    await http({ path: "/api/trpc/boards.list?input=%7B", headers: { Cookie: cookie } }),
    await http({ path: "/api/trpc/boards.get?input=null", headers: { Cookie: cookie } }),
    await http({ path: "/api/trpc/boards.get?batch=1&input=%5B%5D", headers: { Cookie: cookie } }),
    await http({ path: "/api/trpc/%zz", headers: { Cookie: cookie } }),
  ];
  for (const { status, text } of responses) {
    expect(status, text.slice(0, 300)).toBeGreaterThanOrEqual(400);
    expect(status, text.slice(0, 300)).toBeLessThan(500);
    expect(text).not.toMatch(/node_modules|at \w+ \(|stack/);
  }
});

import { createHmac } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  createOfferlane,
  type Offerlane,
  type OfferlaneOptions,
  TimeoutError,
  ValidationError,
  VersionMismatchError,
  verifyWebhook,
  WebhookError,
} from "../../../clients/typescript/src/index.ts";

const origin = await serverOrigin();
const sent: Request[] = [];
afterEach(() => sent.splice(0));

async function make(options: OfferlaneOptions = {}) {
  const { person, key } = await makeCaller();
  return { ...person, offerlane: createOfferlane({ origin, credential: key, ...options }) };
}

/** Creates a network that applies each fault to one request in turn, and then works normally. */
function network(...faults: ((request: Request) => Promise<Response>)[]): typeof fetch {
  return async (...of) => {
    const request = new Request(...of);
    sent.push(request.clone());
    const fault = faults.shift();
    return fault ? fault(request) : fetch(request);
  };
}
const response =
  (status: number, headers: Record<string, string>, code = "unavailable") =>
  async () =>
    Response.json({ code, detail: "Not now.", status }, { status, headers });
const keysSent = () => new Set(sent.map(({ headers }) => headers.get("idempotency-key")));

test("the client creates, moves, and lists with types from end to end", async () => {
  const { boardId, offerlane } = await make();
  const { id } = await offerlane.applications.create({
    boardId,
    job: { title: "Platform engineer" },
    company: { name: "Bright Fern" },
  });
  const moved = await offerlane.applications.move({
    applicationId: id,
    status: "interviewing",
    position: { first: true },
  });
  expect(moved.board.columns.interviewing).toEqual([id]);
  const page = await offerlane.applications.list({ boardId, status: ["interviewing", "offer"], limit: 5 });
  expect(page.data.map(({ job }) => job.title)).toEqual(["Platform engineer"]);
});

test("a list can be read to its end, by page, or up to a given number", async () => {
  const { offerlane } = await make({ fetch: network() });
  for (const name of ["Aster", "Birch", "Cedar"]) await offerlane.companies.create({ name });
  const names: string[] = [];
  for await (const { name } of offerlane.companies.list({ limit: 2 })) names.push(name);
  expect(names).toEqual(["Aster", "Birch", "Cedar"]);
  sent.splice(0);
  expect(await offerlane.companies.list({ limit: 2 }).all(2)).toHaveLength(2);
  expect(sent.length).toBeLessThanOrEqual(2);
});

test("an error is thrown as its own class, with code, fields, and request id", async () => {
  const { offerlane } = await make();
  const rejected = await offerlane.companies.create({ name: " " }).catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(ValidationError);
  expect(rejected).toBeInstanceOf(ApiError);
  expect(rejected).toMatchObject({
    status: 422,
    code: "validation_failed",
    issues: [{ path: ["name"] }],
    requestId: expect.stringMatching(/^req_/),
  });
  const stranger = createOfferlane({ origin, credential: "ol_live_none" });
  await expect(stranger.me.get()).rejects.toBeInstanceOf(AuthenticationError);
});

test("a change whose response was lost is sent again with the same key and happens once", async () => {
  const lost = async (request: Request) => {
    await fetch(request);
    throw new TypeError("the connection broke");
  };
  const { offerlane } = await make({ fetch: network(lost, response(503, { "Retry-After": "0" })) });
  const { data, isReplay } = await offerlane.companies.create({ name: "Aster" }).withResponse();
  expect(isReplay).toBe(true);
  expect([sent.length, keysSent().size]).toEqual([3, 1]);
  expect((await offerlane.companies.list()).data.map(({ id }) => id)).toEqual([data.id]);
});

test("a 429 is retried after its Retry-After, and thrown if the wait is too long or retries run out", async () => {
  const soon = response(429, { "Retry-After": "0" }, "rate_limited");
  const { offerlane } = await make({ fetch: network(soon, soon) });
  await offerlane.me.get();
  expect(sent).toHaveLength(3);
  const late = await make({ fetch: network(response(429, { "Retry-After": "3600" }, "rate_limited")) });
  await expect(late.offerlane.me.get()).rejects.toMatchObject({ status: 429, retryAfter: 3600 });
  const often = await make({ fetch: network(soon, soon), maxRetries: 1 });
  await expect(often.offerlane.me.get()).rejects.toMatchObject({ status: 429 });
});

test("a permanent error isn't retried", async () => {
  const { offerlane } = await make({ fetch: network() });
  await offerlane.companies.create({ name: "" }).catch(() => undefined);
  expect(sent).toHaveLength(1);
});

test("a server that is missing or doesn't respond causes an error, and a signal aborts the call", async () => {
  const never = (request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      request.signal.addEventListener("abort", () => reject(request.signal.reason));
    });
  const late = await make({ fetch: network(never), timeout: 1, maxRetries: 0 });
  await expect(late.offerlane.me.get()).rejects.toBeInstanceOf(TimeoutError);
  const nowhere = createOfferlane({ origin: "http://127.0.0.1:1", credential: "x", maxRetries: 0 });
  await expect(nowhere.me.get()).rejects.toBeInstanceOf(ConnectionError);
  const { offerlane } = await make({ fetch: network(never) });
  const stop = new AbortController();
  const call = offerlane.me.get({}, { signal: stop.signal }).catch((reason: unknown) => reason);
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  stop.abort("enough");
  expect(await call).toBe("enough");
});

test("a redirected change is an error: it would become a GET, whose response isn't that of the change", async () => {
  const moved = async ({ redirect }: Request) =>
    redirect === "manual" ? new Response(null, { status: 301 }) : Response.json({ data: [] });
  const { offerlane } = await make({ fetch: network(moved) });
  await expect(offerlane.companies.create({ name: "Aster" })).rejects.toMatchObject({ status: 301 });
});

test("a credential function's own error is thrown, and a call may wait without a limit", async () => {
  const credential = () => {
    throw new RangeError("the vault is sealed");
  };
  await expect(createOfferlane({ origin, credential }).me.get()).rejects.toBeInstanceOf(RangeError);
  const slowly = async (request: Request) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    request.signal.throwIfAborted();
    return fetch(request);
  };
  const { offerlane } = await make({
    fetch: network(slowly),
    timeout: Number.POSITIVE_INFINITY,
    maxRetries: 0,
  });
  expect(await offerlane.me.get()).toHaveProperty("user");
});

test("a version that someone else changed is rejected, and files are downloaded and uploaded", async () => {
  const { boardId, offerlane } = await make();
  const { id } = await offerlane.companies.create({ name: "Aster" });
  const { etag } = await offerlane.companies.get({ companyId: id }).withResponse();
  const change = (notes: string) => update(offerlane, id, notes, etag);
  await change("first");
  await expect(change("second")).rejects.toBeInstanceOf(VersionMismatchError);
  expect(await (await offerlane.exports.get({ boardId, format: "csv" }).blob()).text()).toContain("title");
  const file = new File(["%PDF-1.7\n%%EOF\n"], "one.pdf", { type: "application/pdf" });
  expect(await offerlane.resumes.create({ name: "One", file })).toMatchObject({ fileName: "one.pdf" });
});

const update = (offerlane: Offerlane, companyId: string, notes: string, ifMatch: string | undefined) =>
  offerlane.companies.update({ companyId, notes }, ifMatch ? { ifMatch } : {});

test("a webhook is accepted only if it is signed with one of the secrets, unchanged, and recent", async () => {
  const key = Buffer.from("a secret of twenty-four b");
  const secret = `whsec_${key.toString("base64")}`;
  const now = new Date("2026-11-22T12:00:00Z");
  const body = '{"type":"application.updated"}';
  const headersAt = (seconds: number) => {
    const signed = createHmac("sha256", key).update(`msg_1.${seconds}.${body}`).digest("base64");
    return new Headers({
      "webhook-id": "msg_1",
      "webhook-timestamp": String(seconds),
      "webhook-signature": `v1,${Buffer.alloc(32).toString("base64")} v1,${signed}`,
    });
  };
  const seconds = now.getTime() / 1_000;
  const verified = (...of: Parameters<typeof verifyWebhook>) => verifyWebhook(...of);
  expect(await verified(body, headersAt(seconds), ["whsec_b2xk", secret], { now })).toEqual(JSON.parse(body));
  const wrong: Parameters<typeof verifyWebhook>[] = [
    [`${body} `, headersAt(seconds), secret],
    [body, headersAt(seconds), "whsec_b3RoZXI="],
    [body, headersAt(seconds - 301), secret],
    [body, {}, secret],
    [body, headersAt(seconds), "whsec_"],
  ];
  for (const [payload, headers, key] of wrong) {
    await expect(verified(payload, headers, key, { now })).rejects.toBeInstanceOf(WebhookError);
  }
});

test("a call is sent exactly once, whether it is awaited or not", async () => {
  const { offerlane } = await make({ fetch: network() });
  void offerlane.companies.create({ name: "Unheard" });
  const awaited = offerlane.companies.list({ search: "nobody" });
  await awaited;
  await awaited.withResponse();
  await expect.poll(async () => (await offerlane.companies.list({ search: "Unheard" })).data.length).toBe(1);
  expect(sent.filter(({ url }) => url.includes("nobody"))).toHaveLength(1);
});

test.each(["offerlane.example", "localhost:3000", "ftp://offerlane.example", "//offerlane.example"])(
  "the invalid origin %s is explained when the client is created",
  (wrong) => {
    expect(() => createOfferlane({ origin: wrong, credential: "key" })).toThrow("It begins with https://.");
  },
);

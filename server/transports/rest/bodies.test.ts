import { once } from "node:events";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PublicOperation } from "#server/core/operation.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller, makeKey, type Person } from "#server/testing/actors.ts";
import { contractOf } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { absentIds, exampleOf, namesOf } from "#server/testing/loops.ts";
import { type Rest, requestOf } from "#server/testing/rest.ts";
import { formBody, pdf } from "#server/testing/resume-files.ts";
import { bodyMaxBytesOf } from "../body.ts";

const MIB = 1_048_576;
const json = { "Content-Type": "application/json" };

let api: Rest;
let person: Person;
let ids: ExampleRows;
beforeAll(async () => {
  ({ api, person } = await makeCaller());
  ids = await seedExampleRows(api);
});

// One person sends more here than the rates allow.
beforeEach(() => {
  env().RATE_LIMIT = "off";
});

const changes = namesOf(({ changesData }) => changesData);

describe.each(changes)("%s", (name) => {
  const requestTo = () => requestOf(name, exampleOf(name, absentIds()));
  const contract: PublicOperation = contractOf(name);
  const maxBytes = bodyMaxBytesOf(contract);

  test("accepts its body only as JSON, or as a form if it takes a file, and returns 415 otherwise", async () => {
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      ...(contract.upload ? [] : ["multipart/form-data; boundary=x"]),
      "application/jsonp",
      "text/json",
      "application/merge-patch+json",
      "application/json; charset=latin1",
      "application/json, text/plain",
      "",
    ];
    for (const type of types) {
      const headers = { "Content-Type": type };
      const response = await api.raw({ ...requestTo(), headers, body: "{}" });
      expect(response, type).toMatchObject({ status: 415, body: { code: "unsupported_media_type" } });
    }
    const untyped = await api.raw({ ...requestTo(), headers: {}, body: "{}" });
    expect(untyped).toMatchObject({ status: 415 });
    const packed = await api.raw({
      ...requestTo(),
      headers: { ...json, "Content-Encoding": "gzip" },
      body: "{}",
    });
    expect(packed).toMatchObject({ status: 415 });
    const packedForTransfer = { ...json, "Transfer-Encoding": "gzip, chunked" };
    const transferred = await api.raw({ ...requestTo(), headers: packedForTransfer, body: ["{}"] });
    expect(transferred).toMatchObject({ status: 415 });
  });

  test("returns 400 for a body that isn't JSON in UTF-8", async () => {
    const bodies = [
      "{",
      "{}}",
      "{a:1}",
      "{'a':1}",
      "NaN",
      '{"a":1,}',
      "\u0000",
      "<xml/>",
      "{} {}",
      "undefined",
    ];
    for (const body of [
      ...bodies,
      Buffer.from([0x22, 0xff, 0x22]),
      Buffer.from('{"a":"\u00e9"}', "latin1"),
    ]) {
      const response = await api.raw({ ...requestTo(), headers: json, body });
      expect(response, String(body)).toMatchObject({ status: 400, body: { code: "malformed_request" } });
    }
  });

  test("reads a body at its size limit, and returns 413 above it, with or without a Content-Length", async () => {
    const body = `{"x":"${"x".repeat(maxBytes - 8)}"}`;
    expect(Buffer.byteLength(body)).toBe(maxBytes);
    const chunksOf = (text: string) => text.match(/[\s\S]{1,60000}/g) ?? [];
    for (const sent of [body, chunksOf(body)]) {
      expect(await api.raw({ ...requestTo(), headers: json, body: sent })).toMatchObject({ status: 422 });
    }
    for (const sent of [`${body} `, chunksOf(`${body} `)]) {
      const response = await api.raw({ ...requestTo(), headers: json, body: sent });
      expect(response).toMatchObject({ status: 413, body: { code: "payload_too_large" } });
    }
  });
});

test("a body whose encoding is called identity is read as it is, as JSON and as a form", async () => {
  const headers = { "Content-Encoding": "Identity" };
  await api.ok("boards.create", { name: "Plain" }, headers);
  const form = formBody([
    ["name", "Plain"],
    ["file", pdf()],
  ]);
  const response = await api.raw({
    method: "POST",
    path: "/api/v1/resumes",
    headers: { ...form.headers, ...headers },
    body: form.body,
  });
  expect(response.status).toBe(201);
});

test("an endless chunked body is rejected while it is still being sent", async () => {
  const { hostname, port } = new URL(await serverOrigin());
  const { key } = await makeKey(person);
  const headers = { ...json, Authorization: `Bearer ${key}` };
  const sent = { bytes: 0 };
  const status = await new Promise<number>((resolve, reject) => {
    const outgoing = request({ hostname, port, method: "POST", path: "/api/v1/boards", headers });
    const feed = setInterval(() => {
      sent.bytes += 65_536;
      outgoing.write("x".repeat(65_536));
    }, 1);
    outgoing.on("response", (response) => {
      clearInterval(feed);
      resolve(response.statusCode ?? 0);
      outgoing.destroy();
    });
    outgoing.on("error", (error) => {
      clearInterval(feed);
      reject(error);
    });
  });
  expect(status).toBe(413);
});

test("a Content-Length over 1 MiB is rejected before any byte of the body arrives", async () => {
  const { hostname, port } = new URL(await serverOrigin());
  const { key } = await makeKey(person);
  const headers = { ...json, Authorization: `Bearer ${key}`, "Content-Length": String(50 * MIB) };
  const status = await new Promise<number>((resolve, reject) => {
    const outgoing = request({ hostname, port, method: "POST", path: "/api/v1/boards", headers });
    outgoing.on("response", (response) => {
      resolve(response.statusCode ?? 0);
      outgoing.destroy();
    });
    outgoing.on("error", reject);
    outgoing.flushHeaders();
  });
  expect(status).toBe(413);
});

test("a client that still sends a rejected body keeps its connection", async () => {
  const { hostname, port } = new URL(await serverOrigin());
  const { key } = await makeKey(person);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const size = 2 * MIB;
  const send = (method: string, length: number) =>
    request({
      ...{ agent, hostname, port, method, path: "/api/v1/boards" },
      headers: { ...json, Authorization: `Bearer ${key}`, "Content-Length": String(length) },
    });
  const responseTo = async (outgoing: ClientRequest) => {
    const [response] = (await once(outgoing, "response")) as [IncomingMessage];
    return {
      status: response.statusCode,
      from: response.socket.localPort,
      ended: once(response.resume(), "end"),
    };
  };
  const slow = send("POST", size);
  slow.flushHeaders();
  const rejected = await responseTo(slow);
  // The adapter's own limit is half a second.
  await setTimeout(1_000);
  slow.end("x".repeat(size));
  await rejected.ended;
  const next = await responseTo(send("GET", 0).end());
  await next.ended;
  agent.destroy();
  expect([rejected.status, next.status, next.from]).toEqual([413, 200, rejected.from]);
});

test.each([
  "application/json",
  "application/json; charset=utf-8",
  'application/json;charset="UTF-8"',
  "Application/JSON",
  "application/json;",
  "application/json; version=1; charset=utf-8",
])("a body of type %s is accepted", async (type) => {
  const response = await api.raw({
    method: "POST",
    path: "/api/v1/boards",
    headers: { "Content-Type": type },
    body: '{"name":"Typed"}',
  });
  expect(response.status).toBe(201);
});

test("a byte order mark before the JSON is accepted", async () => {
  const body = '\ufeff{"name":"Marked"}';
  expect(await api.raw({ method: "POST", path: "/api/v1/boards", headers: json, body })).toMatchObject({
    status: 201,
  });
});

test("an empty body changes nothing if all fields are optional, and gets 422 if one is required", async () => {
  const before = await api.ok("applications.get", { applicationId: ids.applicationId });
  const path = `/api/v1/applications/${ids.applicationId}`;
  expect((await api.raw({ method: "PATCH", path })).body).toEqual(before);
  expect(await api.raw({ method: "POST", path: "/api/v1/boards" })).toMatchObject({ status: 422 });
});

test("the body of a read is ignored", async () => {
  const response = await api.raw({ method: "GET", path: "/api/v1/me", headers: json, body: "{" });
  expect(response.status).toBe(200);
});

describe("hostile JSON", () => {
  const post = (body: string, headers = {}) =>
    api.raw({
      method: "POST",
      path: `/api/v1/boards/${ids.boardId}/applications`,
      headers: { ...json, ...headers },
      body,
    });
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

  test.each([
    ["an unknown field", (deep: string) => `{"x":${deep}}`],
    ["a text", (deep: string) => `{"job":{"title":${deep}},"company":{"name":"a"}}`],
    ["an object", (deep: string) => `{"job":${deep},"company":{"name":"a"}}`],
    ["company.id", (deep: string) => `{"job":{"title":"a"},"company":{"id":${deep}}}`],
  ])("nested 200,000 deep in %s is rejected, with and without an Idempotency-Key", async (_where, bodyOf) => {
    for (const headers of [{}, { "Idempotency-Key": `deep-${Math.random()}` }]) {
      const response = await post(bodyOf(nested(200_000)), headers);
      expect([400, 422], response.text.slice(0, 300)).toContain(response.status);
    }
  });

  test("uses the last of repeated keys, and can't set a prototype", async () => {
    const twice = await post('{"job":{"title":"First","title":"Second"},"company":{"name":"a"}}');
    expect(twice.body).toMatchObject({ job: { title: "Second" } });
    const polluted = await post(
      '{"job":{"title":"a","__proto__":{"workMode":"remote"}},"company":{"name":"a"}}',
    );
    expect(polluted.status).toBe(422);
  });

  test.each(["1e400", "-1e400", "1e13", "-1", "-0.01"])("with a pay of %s is rejected", async (amount) => {
    const response = await post(
      `{"job":{"title":"a","compensation":{"payAmount":${amount}}},"company":{"name":"a"}}`,
    );
    expect(response).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["job", "compensation", "payAmount"] }] },
    });
  });
});

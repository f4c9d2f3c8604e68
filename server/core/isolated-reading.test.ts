import { randomUUID } from "node:crypto";
import path from "node:path";
import { setImmediate as aTurn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { readForeignPage } from "#server/resources/postings/service.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeResume } from "#server/testing/factories.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { requestOf } from "#server/testing/rest.ts";
import { slowPdf, wordFile } from "#server/testing/resume-files.ts";
import { MCP_PATH } from "#server/transports/mcp/handler.ts";
import { readIsolated } from "./isolated-reading.ts";

const { documentsRead, documentsWaiting, processDocumentsRead, processDocumentsWaiting } = LIMITS.quotas;
const EACH = documentsRead + documentsWaiting;
const reader = {
  file: path.resolve("server/testing/blocked-thread.ts"),
  workerLimits: { timeoutMs: 60_000, memoryMb: 64 },
};

/** The names of the documents whose reading has begun, in order. */
let begun: string[] = [];
let letAllGo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(letAllGo.map((letGo) => letGo()));
  begun = [];
  letAllGo = [];
});

/** Reads a person's document in a thread that runs until the test releases it. */
function hold(userId: string, name = userId, signal?: AbortSignal) {
  const state = new Int32Array(new SharedArrayBuffer(4));
  const outcome = readIsolated<string>({ actor: { userId }, signal }, reader, () => {
    begun.push(name);
    return state.buffer;
  }).catch((error: { code: string }) => error.code);
  const letGo = () => {
    Atomics.store(state, 0, 1);
    Atomics.notify(state, 0);
    return outcome;
  };
  letAllGo.push(letGo);
  return { letGo, outcome };
}

/** Takes every slot: two people's documents are being read, and others wait. */
function holdAll(): void {
  for (let taken = 0; taken < processDocumentsRead; taken += 1) hold(randomUUID());
  let waiting = "";
  for (let taken = 0; taken < processDocumentsWaiting; taken += 1) {
    if (taken % documentsWaiting === 0) waiting = randomUUID();
    hold(waiting);
  }
}

/** Returns a person's immediate result, or "taken" if their document waits or is being read. */
async function immediateResult(userId: string): Promise<string> {
  const { outcome } = hold(userId);
  return Promise.race([outcome, aTurn("taken")]);
}

test("a person with one document doesn't wait behind all the documents that someone else sent earlier", async () => {
  const first = hold("many", "many 1");
  const other = hold("other");
  for (let nth = 2; nth <= EACH; nth += 1) hold("many", `many ${nth}`);
  hold("one");
  await aTurn();
  expect(begun).toEqual(["many 1", "other"]);
  expect(await first.letGo()).toBe("read");
  await aTurn();
  expect(begun).toEqual(["many 1", "other", "one"]);
  expect(await other.letGo()).toBe("read");
  await aTurn();
  expect(begun).toEqual(["many 1", "other", "one", "many 2"]);
});

test("one of a person's documents is read, some wait, and more are rejected, while another person's is read", async () => {
  for (let nth = 1; nth <= EACH; nth += 1) expect(await immediateResult("many")).toBe("taken");
  expect(begun).toEqual(["many"]);
  expect(await immediateResult("many")).toBe("rate_limited");
  expect(await immediateResult("other")).toBe("taken");
  expect(begun).toEqual(["many", "other"]);
});

test("a waiting or running read ends when its client leaves, and its slot goes to someone else", async () => {
  const left = new AbortController();
  const reading = hold("leaves", "reading", left.signal);
  hold("stays");
  const waiting = Array.from({ length: documentsWaiting }, () => hold("leaves", "waiting", left.signal));
  expect(await immediateResult("leaves")).toBe("rate_limited");
  hold("next");
  left.abort();
  for (const { outcome } of [reading, ...waiting]) expect(await outcome).toBe("malformed_request");
  await aTurn();
  expect(begun).toEqual(["reading", "stays", "next"]);
  expect(await immediateResult("leaves")).toBe("taken");
});

test("while all slots are taken, a résumé's text and a page return 503 with Retry-After, and are read afterward", async () => {
  const { api, person } = await makeCaller();
  const { id: resumeId } = await makeResume(api, wordFile("Robin"));
  holdAll();
  const rejected = await api.send("resumes.get_text", { resumeId });
  expect(rejected).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(Number(rejected.headers["retry-after"])).toBeGreaterThan(0);
  const page = { body: Buffer.from("<title>Cook</title>"), contentType: "text/html" };
  const read = () => readForeignPage({ actor: person, signal: undefined }, page);
  await expect(read()).rejects.toMatchObject({ code: "unavailable", headers: { "Retry-After": "5" } });
  await Promise.all(letAllGo.map((letGo) => letGo()));
  expect(await api.ok("resumes.get_text", { resumeId })).toMatchObject({ text: "Robin", reason: null });
  expect(await read()).toMatchObject({ title: "Cook" });
});

test.each(["REST", "MCP"])(
  "a %s request whose client left gives up its place in the queue",
  async (surface) => {
    const { api, key, person } = await makeCaller();
    const { id: resumeId } = await makeResume(api, wordFile("Robin"));
    for (let taken = 0; taken < processDocumentsRead; taken += 1) hold(randomUUID());
    const left = new AbortController();
    const path =
      surface === "REST" ? requestOf("resumes.get_text", { resumeId }).path : `${MCP_PATH}?toolset=setup`;
    const url = (await serverOrigin()) + path;
    const call = { name: "resumes_get_text", arguments: { resumeId } };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call });
    const headers = {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    };
    const posted = surface === "REST" ? {} : { method: "POST", body };
    const ask = async () => (await fetch(url, { headers, signal: left.signal, ...posted })).text();
    // One request too many is rejected only while all the others wait.
    const asked = Array.from({ length: documentsWaiting + 1 }, ask);
    expect(await Promise.race(asked)).toContain("rate_limited");
    left.abort();
    const ended = (await Promise.allSettled(asked)).filter(({ status }) => status === "rejected");
    expect(ended).toHaveLength(documentsWaiting);
    await expect.poll(() => immediateResult(person.userId)).toBe("taken");
  },
);

test("20 requests for the text of a slow file don't block other people's documents", async () => {
  const [many, other] = [await makeCaller(), await makeCaller()];
  const slow = await makeResume(many.api, slowPdf());
  const quick = await makeResume(other.api, wordFile("Robin"));
  const left = new AbortController();
  const url = (await serverOrigin()) + requestOf("resumes.get_text", { resumeId: slow.id }).path;
  const headers = { Authorization: `Bearer ${many.key}` };
  const asked = Array.from({ length: 20 }, () => fetch(url, { headers, signal: left.signal }));
  const rejected = await Promise.race(asked);
  expect(await other.api.ok("resumes.get_text", { resumeId: quick.id })).toMatchObject({ text: "Robin" });
  expect([rejected.status, await rejected.json()]).toMatchObject([429, { code: "rate_limited" }]);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  left.abort();
  await Promise.allSettled(asked);
});

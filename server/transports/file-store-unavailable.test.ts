import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type FileStore, newFileKey } from "#server/files/file-store.ts";
import { fileStore } from "#server/files/files.ts";
import { s3Store } from "#server/files/s3-store.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeResume } from "#server/testing/factories.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import type { Rest } from "#server/testing/rest.ts";
import { formBody, pdf } from "#server/testing/resume-files.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

let api: Rest;
let key: string;
let resumeId: string;
let link: URL;
beforeAll(async () => {
  ({ api, key } = await makeCaller());
  ({ id: resumeId } = await makeResume(api, pdf()));
  link = new URL((await api.ok("resumes.get", { resumeId })).downloadUrl);
});

/** Creates an S3 service that accepts every connection, reads nothing, and sends only this text. */
async function makeMuteStore(response = "", times: object = {}) {
  const sockets = new Set<Socket>();
  const service = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).pause());
    socket.write(response);
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  const close = () => {
    service.close();
    for (const socket of sockets) socket.destroy();
  };
  cleanUp.push(close);
  const uploadFolder = await mkdtemp(path.join(tmpdir(), "offerlane-away-"));
  cleanUp.push(() => rm(uploadFolder, { recursive: true }));
  const store = s3Store({
    ...{ bucket: "files", region: "us-east-1", accessKeyId: "x", secretAccessKey: "x", uploadFolder },
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    times: { connectMs: 100, answerMs: 100, takeMs: 100, silenceMs: 100, stallMs: 100, ...times },
  });
  return { store, uploadFolder, close };
}

/** Makes the process use this file store until the test ends. */
function use(store: FileStore) {
  const holder = globalThis as unknown as Record<symbol, FileStore>;
  const name = Symbol.for("offerlane.file-store");
  const before = fileStore();
  holder[name] = store;
  cleanUp.push(() => {
    holder[name] = before;
  });
}

const headers = () => ({ Authorization: `Bearer ${key}` });
async function expectStoreUnavailable(received: Response) {
  const problem = await received.json();
  expect([received.status, problem]).toMatchObject([503, { code: "unavailable" }]);
  expect(problem.detail).toMatch(/^Files can't be reached/);
  expect(received.headers.get("retry-after")).toMatch(/^\d+$/);
}
const textOfResume = async () =>
  fetch(`${await serverOrigin()}/api/v1/resumes/${resumeId}/text`, { headers: headers() });
const download = async () => fetch(`${await serverOrigin()}${link.pathname}${link.search}`);

describe("while the file store accepts connections but doesn't respond", () => {
  test("an upload returns 503 with Retry-After, as a form or as JSON, and stores nothing", async () => {
    const { store, uploadFolder } = await makeMuteStore();
    use(store);
    const form = formBody([
      ["name", "Nowhere"],
      ["file", pdf(3_000_000)],
    ]);
    const { fileName, contentType, content } = pdf();
    const file = { fileName, contentType, contentBase64: content.toString("base64") };
    const json = { body: JSON.stringify({ name: "Nowhere", file }) };
    for (const { body, headers: own } of [
      form,
      { ...json, headers: { "Content-Type": "application/json" } },
    ]) {
      const url = `${await serverOrigin()}/api/v1/resumes`;
      await expectStoreUnavailable(
        await fetch(url, { method: "POST", headers: { ...own, ...headers() }, body }),
      );
    }
    expect((await api.ok("resumes.list", {})).data.map(({ id }) => id)).toEqual([resumeId]);
    expect(await readdir(uploadFolder)).toEqual([]);
  });

  test("a download and a résumé's text return 503 with Retry-After", async () => {
    use((await makeMuteStore()).store);
    await expectStoreUnavailable(await download());
    await expectStoreUnavailable(await textOfResume());
  });

  test("every other call to the file store ends with an error", async () => {
    const { store } = await makeMuteStore();
    const listed = async () => {
      for await (const file of store.list("resumes")) expect(file).toBeUndefined();
    };
    const asked = [
      store.has(newFileKey("resumes")),
      store.remove(newFileKey("resumes")),
      store.readIdentity(),
      store.writeIdentity("x"),
      listed(),
    ];
    for (const { reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ name: "FileStoreUnavailableError" });
    }
  });
});

describe("if the file store stops in the middle of a response", () => {
  const half = "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: 1000\r\n\r\n%PDF-";
  const patient = { stallMs: 600_000 };

  test("a download breaks off, so that no one mistakes it for the file", async () => {
    use((await makeMuteStore(half, patient)).store);
    const received = await download();
    expect(received.status).toBe(200);
    await expect(received.text()).rejects.toThrow();
  });

  test("a résumé's text returns 503 with Retry-After", async () => {
    use((await makeMuteStore(half, patient)).store);
    await expectStoreUnavailable(await textOfResume());
  });

  test("the store's listing and id end with an error", async () => {
    const { store } = await makeMuteStore(half);
    await expect(store.readIdentity()).rejects.toMatchObject({ name: "FileStoreUnavailableError" });
    const listing = store.list("resumes")[Symbol.asyncIterator]();
    await expect(listing.next()).rejects.toMatchObject({ name: "FileStoreUnavailableError" });
  });

  test("a client that pauses reading still gets the whole file", async () => {
    const body = "x".repeat(1_000_000);
    const whole = `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const { store } = await makeMuteStore(whole, patient);
    const found = (await store.get(newFileKey("resumes"))) ?? expect.fail("there is no file");
    await wait(500);
    expect(await text(found.stream)).toBe(body);
  });
});

test("if the file store rejects connections, a download returns 503 with Retry-After", async () => {
  const { store, close } = await makeMuteStore();
  close();
  use(store);
  await expectStoreUnavailable(await download());
});

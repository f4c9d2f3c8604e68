import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FileStore, newFileKey } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "offerlane-files-"));
  ends.push(() => rm(folder, { recursive: true }));
  return folder;
}

type Made = { store: FileStore; uploadFolder: string };

async function makeFolderStore(): Promise<Made> {
  const root = await temporaryFolder();
  return { store: folderStore(root), uploadFolder: path.join(root, ".incoming") };
}

/** Creates a store on s3rver. */
async function makeS3Store(): Promise<Made> {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: await temporaryFolder(),
    // s3rver computes a different signature for a path that ends with a slash, such as a listing's.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: "files", configs: [] }],
  });
  const { port } = await server.run();
  ends.push(() => server.close());
  const uploadFolder = await temporaryFolder();
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  return {
    store: s3Store({ bucket: "files", endpoint, region: "us-east-1", ...keys, uploadFolder }),
    uploadFolder,
  };
}

describe.each([
  ["a folder", makeFolderStore],
  ["S3", makeS3Store],
])("files in %s", (_where, make) => {
  let store: FileStore;
  let uploadFolder: string;
  beforeAll(async () => {
    ({ store, uploadFolder } = await make());
  });
  const put = (content: Buffer, key = newFileKey("papers")) =>
    store.put(key, Readable.from([content])).then((stored) => ({ key, ...stored }));

  test.each([0, 1, 3_000_000])("are read back unchanged, %i bytes", async (bytes) => {
    const content = Buffer.alloc(bytes, "What goes in comes out. ");
    const { key, size, sha256 } = await put(content);
    expect([size, sha256]).toEqual([bytes, createHash("sha256").update(content).digest("hex")]);
    const found = await store.get(key);
    expect(found?.size).toBe(bytes);
    expect(found && (await buffer(found.stream)).equals(content)).toBe(true);
    expect(await store.has(key)).toBe(true);
    expect(await readdir(uploadFolder)).toEqual([]);
  });

  test("that don't exist are null, and count as removed", async () => {
    const key = newFileKey("papers");
    expect([await store.get(key), await store.has(key)]).toEqual([null, false]);
    await store.remove(key);
  });

  test("are gone once removed", async () => {
    const { key } = await put(Buffer.from("x"));
    await store.remove(key);
    expect([await store.get(key), await store.has(key)]).toEqual([null, false]);
  });

  test("whose content breaks off leave nothing behind, and the reason is rethrown", async () => {
    const key = newFileKey("papers");
    async function* broken() {
      yield Buffer.alloc(100_000);
      throw new Error("the client has gone");
    }
    await expect(store.put(key, broken())).rejects.toThrow("the client has gone");
    expect(await store.has(key)).toBe(false);
    expect(await readdir(uploadFolder)).toEqual([]);
  });

  test("are listed by folder, in key order, with the time when they were stored", async () => {
    const begun = Date.now();
    const keys: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      keys.push((await put(Buffer.from("x"), newFileKey("listed"))).key);
    }
    await put(Buffer.from("x"), newFileKey("others"));
    const listed = [];
    for await (const file of store.list("listed")) listed.push(file);
    expect(listed.map(({ key }) => key)).toEqual(keys.toSorted());
    for (const { storedAt } of listed) expect(storedAt.getTime()).toBeGreaterThan(begun - 2_000);
    for await (const file of store.list("nothing")) expect(file).toBeUndefined();
  });

  test("have a store ID once it is written, which isn't listed among them", async () => {
    expect(await store.readIdentity()).toBeNull();
    for (const id of ["one", "another"]) {
      await store.writeIdentity(id);
      expect(await store.readIdentity()).toBe(id);
    }
    expect(await readdir(uploadFolder)).toEqual([]);
    for await (const { key } of store.list("papers")) expect(key).toMatch(/^papers\//);
  });

  test.each(["../../etc/passwd", "papers/../x", "papers/cv.pdf", "", "papers/"])(
    "can't have the key %j",
    async (key) => {
      await expect(store.put(key, Readable.from([Buffer.from("x")]))).rejects.toThrow("isn't the key");
      await expect(store.get(key)).rejects.toThrow("isn't the key");
    },
  );
});

test("an upload to an unreachable S3 fails, and leaves nothing behind", async () => {
  const uploadFolder = await temporaryFolder();
  const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  const store = s3Store({
    bucket: "files",
    endpoint: "http://127.0.0.1:1",
    region: "us-east-1",
    ...keys,
    uploadFolder,
  });
  await expect(store.put(newFileKey("papers"), Readable.from([Buffer.from("x")]))).rejects.toThrow();
  expect(await readdir(uploadFolder)).toEqual([]);
});

test("an S3 that responds only after the whole upload accepts large files too", async () => {
  const service = createServer((socket) => {
    let received = "";
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString("latin1");
      const [head = "", content = ""] = received.split("\r\n\r\n");
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      if (content.length === Number(length)) socket.end("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    });
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  ends.push(async () => service.close());
  const store = s3Store({
    ...{ bucket: "files", region: "us-east-1", accessKeyId: "x", secretAccessKey: "x" },
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    uploadFolder: await temporaryFolder(),
  });
  const content = Buffer.alloc(3_000_000, "x");
  expect(await store.put(newFileKey("papers"), Readable.from([content]))).toMatchObject({
    size: content.length,
  });
});

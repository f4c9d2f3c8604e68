import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { partsOfKey } from "./file-key.ts";
import type { FileStore, ListedFile } from "./file-store.ts";
import { removeOldSpools, spool } from "./spool.ts";

const IDENTITY = "store-id";

export type S3Settings = {
  readonly bucket: string;
  /** Another service than AWS, such as https://s3.example.com. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** A folder of this machine, for what is on its way. */
  readonly spoolFolder: string;
};

type Sdk = typeof import("@aws-sdk/client-s3");

/**
 * Files in a bucket of S3, or of a service that speaks its protocol. Content is spooled first: its length is then
 * known, memory stays flat, and what is refused or breaks off never reaches the bucket.
 */
export function s3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, spoolFolder } = settings;
  let connected: Promise<{ client: S3Client; sdk: Sdk }> | undefined;
  const s3 = () => {
    connected ??= connect(settings);
    return connected;
  };
  const at = (key: string) => {
    const { folder, name } = partsOfKey(key);
    return { Bucket, Key: `${folder}/${name}` };
  };
  return {
    place: `the bucket ${Bucket}`,
    async readIdentity() {
      const { client, sdk } = await s3();
      const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key: IDENTITY })).catch(absent);
      return (await found?.Body?.transformToString())?.trim() || null;
    },
    async writeIdentity(id) {
      const { client, sdk } = await s3();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: IDENTITY, Body: `${id}\n` }));
    },
    async put(key, content) {
      const { path, ...stored } = await spool(spoolFolder, content);
      const body = createReadStream(path);
      try {
        const { client, sdk } = await s3();
        await client.send(new sdk.PutObjectCommand({ ...at(key), Body: body, ContentLength: stored.size }));
      } finally {
        body.destroy();
        await rm(path, { force: true });
      }
      return stored;
    },
    async get(key) {
      const { client, sdk } = await s3();
      const found = await client.send(new sdk.GetObjectCommand(at(key))).catch(absent);
      if (!found) return null;
      const { Body, ContentLength } = found;
      if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error("S3 gave no content");
      return { size: ContentLength, stream: Body };
    },
    async has(key) {
      const { client, sdk } = await s3();
      return (await client.send(new sdk.HeadObjectCommand(at(key))).catch(absent)) !== null;
    },
    async remove(key) {
      const { client, sdk } = await s3();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
    async *list(folder): AsyncGenerator<ListedFile> {
      const { client, sdk } = await s3();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` });
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          if (Key !== undefined && LastModified !== undefined) yield { key: Key, storedAt: LastModified };
        }
      }
    },
    removeUnfinished: (before) => removeOldSpools(spoolFolder, before),
  };
}

/** The SDK is loaded at first use: most installations keep files in a folder. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services than AWS have no address per bucket, and don't know the newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { client, sdk };
}

function absent(error: unknown): null {
  const names = ["NoSuchKey", "NotFound"];
  if (error instanceof Error && names.includes(error.name)) return null;
  throw error;
}

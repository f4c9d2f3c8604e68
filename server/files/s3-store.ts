import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { finished, PassThrough, Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { type FileStore, FileStoreUnavailableError, type ListedFile, partsOfKey } from "./file-store.ts";
import { removeOldUploads, writeTemporaryUpload } from "./temporary-upload.ts";

const IDENTITY = "store-id";

export type S3Settings = {
  readonly bucket: string;
  /** The address of a service other than AWS, such as https://s3.example.com. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** A local folder for uploads in progress. */
  readonly uploadFolder: string;
  /** Set only by tests. */
  readonly times?: Times;
};

/** The timeouts of the service: to connect, to respond, to accept a whole file, and between two parts of a file or of another response. */
type Times = Readonly<Record<"connectMs" | "answerMs" | "takeMs" | "silenceMs" | "stallMs", number>>;
/**
 * The last one also applies to a connection with a slow reader, so it is longer than the silence that the
 * server allows its own clients.
 */
const TIMES: Times = {
  connectMs: 3_000,
  answerMs: 10_000,
  takeMs: 60_000,
  silenceMs: 15_000,
  stallMs: 150_000,
};

type Sdk = typeof import("@aws-sdk/client-s3");

/**
 * Returns a store of files in a bucket of S3 or of a compatible service. Content is first written to a temporary file: then its length is
 * known, memory stays flat, and rejected or interrupted content never reaches the bucket.
 */
export function s3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, uploadFolder, times = TIMES } = settings;
  let connected: Promise<{ client: S3Client; sdk: Sdk }> | undefined;
  const s3 = () => {
    connected ??= connect(settings, times);
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
      return (await found?.Body?.transformToString().catch(rethrowUnavailable))?.trim() || null;
    },
    async writeIdentity(id) {
      const { client, sdk } = await s3();
      await client
        .send(new sdk.PutObjectCommand({ Bucket, Key: IDENTITY, Body: `${id}\n` }))
        .catch(rethrowUnavailable);
    },
    async put(key, content) {
      const { path, ...stored } = await writeTemporaryUpload(uploadFolder, content);
      const body = createReadStream(path);
      try {
        const { client, sdk } = await s3();
        const command = new sdk.PutObjectCommand({ ...at(key), Body: body, ContentLength: stored.size });
        await client.send(command, { requestTimeout: times.takeMs }).catch(rethrowUnavailable);
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
      if (!(Body instanceof Readable) || ContentLength === undefined)
        throw new Error("S3 returned no content");
      return { size: ContentLength, stream: withSilenceTimeout(Body, times.silenceMs) };
    },
    async has(key) {
      const { client, sdk } = await s3();
      return (await client.send(new sdk.HeadObjectCommand(at(key))).catch(absent)) !== null;
    },
    async remove(key) {
      const { client, sdk } = await s3();
      await client.send(new sdk.DeleteObjectCommand(at(key))).catch(rethrowUnavailable);
    },
    async *list(folder): AsyncGenerator<ListedFile> {
      const { client, sdk } = await s3();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` });
      try {
        for await (const { Contents = [] } of pages) {
          for (const { Key, LastModified } of Contents) {
            if (Key !== undefined && LastModified !== undefined) yield { key: Key, storedAt: LastModified };
          }
        }
      } catch (error) {
        rethrowUnavailable(error);
      }
    },
    removeUnfinished: (before) => removeOldUploads(uploadFolder, before),
  };
}

/** Loads the SDK at first use, because most installations store files in a folder. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings, times: Times) {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than AWS have no address per bucket, and don't know the newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Otherwise, content waits until the timeout for a "100 Continue", which some services never send.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: times.connectMs,
      requestTimeout: times.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: times.stallMs,
    },
  });
  return { client, sdk };
}

/**
 * Returns the content as a stream that fails after `silenceMs` without data. Time spent waiting for a slow
 * reader doesn't count.
 */
function withSilenceTimeout(content: Readable, silenceMs: number): Readable {
  const output = new PassThrough();
  const watch = setTimeout(() => {
    if (output.writableNeedDrain) watch.refresh();
    else content.destroy(new Error(`no data arrived for ${silenceMs} ms`));
  }, silenceMs);
  content.on("data", () => watch.refresh());
  finished(content, (error) => {
    clearTimeout(watch);
    if (error) output.destroy(new FileStoreUnavailableError(error));
  });
  output.once("close", () => content.destroy());
  return content.pipe(output);
}

function absent(error: unknown): null {
  const names = ["NoSuchKey", "NotFound"];
  if (error instanceof Error && names.includes(error.name)) return null;
  return rethrowUnavailable(error);
}

/**
 * Rethrows an error that the SDK throws after its retries, as `FileStoreUnavailableError` if the service is
 * unavailable.
 */
function rethrowUnavailable(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  const isUnreached = error.name === "TimeoutError" || (typeof code === "string" && /^E[A-Z]/.test(code));
  throw isUnreached || status === 429 || status >= 500 ? new FileStoreUnavailableError(error) : error;
}

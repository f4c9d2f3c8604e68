import path from "node:path";
import { env } from "#server/lib/env.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

/** Returns the process's file store: S3 if a bucket is configured, otherwise a folder under the data folder. */
export function fileStore(): FileStore {
  return processGlobal("file-store", chosenStore);
}

function chosenStore(): FileStore {
  const settings = env();
  const folder = path.join(settings.OFFERLANE_DATA, "files");
  const { FILES_S3_BUCKET, FILES_S3_REGION, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY } = settings;
  if (!FILES_S3_BUCKET || !FILES_S3_REGION || !FILES_S3_ACCESS_KEY_ID || !FILES_S3_SECRET_ACCESS_KEY) {
    return folderStore(folder);
  }
  return s3Store({
    bucket: FILES_S3_BUCKET,
    endpoint: settings.FILES_S3_ENDPOINT,
    region: FILES_S3_REGION,
    accessKeyId: FILES_S3_ACCESS_KEY_ID,
    secretAccessKey: FILES_S3_SECRET_ACCESS_KEY,
    uploadFolder: path.join(folder, ".incoming"),
  });
}

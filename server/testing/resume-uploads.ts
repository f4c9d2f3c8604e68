import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Rest } from "./rest.ts";
import { formBody, inJson, type SentFile, type TestFile } from "./resume-files.ts";

export const UPLOAD_PATH = "/api/v1/resumes";

/** Returns ways to upload a résumé: any form, a form with name and file, JSON. `caller` is called only while tests run. */
export function uploadsBy(caller: () => Rest) {
  const send = (parts: Parameters<typeof formBody>[0], headers: Record<string, string> = {}) => {
    const form = formBody(parts);
    const all = { ...form.headers, ...headers };
    return caller().raw({ method: "POST", path: UPLOAD_PATH, headers: all, body: form.body });
  };
  const name = "Backend";
  return {
    send,
    upload: (file: SentFile) =>
      send([
        ["name", name],
        ["file", file],
      ]),
    asJson: (file: TestFile) => caller().send("resumes.create", { name, file: inJson(file) }),
  };
}

/** Returns every uploaded file in this worker's file folder, finished or not. */
export async function filesOnDisk(): Promise<string[]> {
  const root = path.join(process.env.OFFERLANE_DATA ?? "", "files");
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && entry.name !== "store-id")
    .map(({ name }) => name)
    .sort();
}

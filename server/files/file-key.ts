import { randomBytes } from "node:crypto";

const KEY = /^([a-z]+)\/([0-9a-f]{32})$/;

/** A new key in a folder, such as `resumes/5f0c…`; it can't be guessed, and says nothing of what is kept. */
export function newFileKey(folder: string): string {
  return `${folder}/${randomBytes(16).toString("hex")}`;
}

/** The two parts of a key. @throws for any text that `newFileKey` didn't make */
export function partsOfKey(key: string): { folder: string; name: string } {
  const [, folder, name] = KEY.exec(key) ?? [];
  if (folder === undefined || name === undefined) throw new Error("this is no key of a stored file");
  return { folder, name };
}

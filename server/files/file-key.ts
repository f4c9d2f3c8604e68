import { randomBytes } from "node:crypto";

const KEY = /^([a-z]+)\/([0-9a-f]{32})$/;

/** Returns a new key in a folder, such as `resumes/5f0c…`. It can't be guessed and says nothing about the content. */
export function newFileKey(folder: string): string {
  return `${folder}/${randomBytes(16).toString("hex")}`;
}

/** Returns the two parts of a key. @throws for any text that `newFileKey` didn't create */
export function partsOfKey(key: string): { folder: string; name: string } {
  const [, folder, name] = KEY.exec(key) ?? [];
  if (folder === undefined || name === undefined) throw new Error("this is no key of a stored file");
  return { folder, name };
}

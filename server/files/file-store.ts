import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";

/** The size and digest of a stored file. */
export type StoredFile = { readonly size: number; readonly sha256: string };

export type ListedFile = { readonly key: string; readonly storedAt: Date };

/** Thrown if the store can't be reached, fails, or doesn't respond in time. */
export class FileStoreUnavailableError extends Error {
  constructor(cause: Error) {
    super(`The file store can't be reached: ${cause.message}`, { cause });
    this.name = "FileStoreUnavailableError";
  }
}

/** The storage of uploaded files. A key is made by `newFileKey`, never from user input. */
export interface FileStore {
  /** The store's location, for operators. */
  readonly place: string;
  /** Returns the id that distinguishes this store from others, or null if none was written. */
  readIdentity(): Promise<string | null>;
  writeIdentity(id: string): Promise<void>;
  /** Stores the content under the key, completely or not at all. @throws the error of reading the content */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** Returns the file as a stream that has to be read or destroyed, or null if there is none. */
  get(key: string): Promise<{ size: number; stream: Readable } | null>;
  has(key: string): Promise<boolean>;
  /** Removes the file. Does nothing if it doesn't exist. */
  remove(key: string): Promise<void>;
  /** Lists all files of a folder, in bytewise order of their keys. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Removes the leftovers of uploads that were killed before the instant. */
  removeUnfinished(before: Date): Promise<void>;
}

const KEY = /^([a-z]+)\/([0-9a-f]{32})$/;

/** Returns a new key in a folder, such as `resumes/5f0c…`. It can't be guessed and says nothing about the content. */
export function newFileKey(folder: string): string {
  return `${folder}/${randomBytes(16).toString("hex")}`;
}

/** Returns the two parts of a key. @throws for any text that `newFileKey` didn't create */
export function partsOfKey(key: string): { folder: string; name: string } {
  const [, folder, name] = KEY.exec(key) ?? [];
  if (folder === undefined || name === undefined) throw new Error("this isn't the key of a stored file");
  return { folder, name };
}

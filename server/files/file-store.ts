import type { Readable } from "node:stream";

/** What was kept. */
export type StoredFile = { readonly size: number; readonly sha256: string };

export type ListedFile = { readonly key: string; readonly storedAt: Date };

/** Raised where the store can't be reached, fails, or doesn't answer in time. */
export class FileStoreAwayError extends Error {
  constructor(cause: Error) {
    super(`The file store is away: ${cause.message}`, { cause });
    this.name = "FileStoreAwayError";
  }
}

/** Where uploaded files are kept. A key is made by `newFileKey`, never from anything that a person sent. */
export interface FileStore {
  /** Where it is, as an operator knows it. */
  readonly place: string;
  /** The id that tells this store from others; null where none was written. */
  readIdentity(): Promise<string | null>;
  writeIdentity(id: string): Promise<void>;
  /** Keeps the content under the key, all of it or nothing. @throws what reading the content throws */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** The file as a stream that has to be read or destroyed; null where there is none. */
  get(key: string): Promise<{ size: number; stream: Readable } | null>;
  has(key: string): Promise<boolean>;
  /** Removes the file; one that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** All files of a folder, in bytewise order of their keys. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Removes what uploads have left that were killed before the instant. */
  removeUnfinished(before: Date): Promise<void>;
}

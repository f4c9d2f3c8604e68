import { z } from "zod";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { newFileKey } from "#server/files/file-store.ts";
import { fileStore } from "#server/files/files.ts";
import { logger } from "#server/lib/logger.ts";
import { isOutOfSpace } from "./error-classifiers.ts";
import { isOwnFault, OperationError, toOperationError } from "./errors.ts";
import { storable } from "./fields.ts";

const FILE_NAME_MAX = LIMITS.text.fileName;
/** The type of a file whose sender declares none, or doesn't know it (RFC 9110, 8.3). */
export const UNDECLARED_TYPE = "application/octet-stream";

/** A file as its sender declares it. */
export type DeclaredFile = { readonly fileName: string; readonly contentType: string };

/** Validates a file while it arrives, and may reject it at any chunk. */
export type FileValidator = {
  readonly see: (chunk: Uint8Array) => void;
  /** Returns the actual content type. @throws unsupported_media_type */
  readonly conclude: () => string;
};

/** A contract's rule for the file that an operation takes in the field `file` of its input. */
export type UploadRule = {
  /** The store's folder for such files. */
  readonly folder: string;
  readonly maxBytes: number;
  /** The most bytes of the whole body, with the file in base64. */
  readonly bodyMaxBytes: number;
  readonly contentTypes: readonly string[];
  /**
   * Returns the validator of a declared file.
   * @throws unsupported_media_type
   */
  readonly validate: (declared: DeclaredFile) => FileValidator;
};

const BASE64 = "Must be base64 (RFC 4648, 4), without line breaks.";

/** The file in a JSON body; over REST it may also be the `file` part of a multipart/form-data body. */
export const FileContent = z
  .strictObject({
    fileName: z
      .string()
      .min(1, "Can't be empty.")
      .max(FILE_NAME_MAX, `At most ${FILE_NAME_MAX} characters.`)
      .refine(storable, "Must be text without NUL characters or broken surrogates.")
      .describe("The name as sent; never used as a path."),
    contentType: z.string().max(FILE_NAME_MAX).describe("Its media type, such as application/pdf."),
    contentBase64: z
      .string()
      .refine(isBase64, BASE64)
      .meta({ contentEncoding: "base64", description: "Its content." }),
  })
  .meta({ id: "FileContent", description: "The file." });
export type FileContent = z.infer<typeof FileContent>;

/** A completely received file in the file store. It is removed unless a row refers to it. */
export class ReceivedFile {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  #isKept = false;

  constructor(file: Omit<ReceivedFile, "keep" | "isKept" | "toJSON">) {
    this.key = file.key;
    this.fileName = file.fileName;
    this.contentType = file.contentType;
    this.sizeBytes = file.sizeBytes;
    this.sha256 = file.sha256;
  }

  /** Records that a row written in the transaction refers to the file, and returns the file's key. */
  keep(): string {
    this.#isKept = true;
    return this.key;
  }

  get isKept(): boolean {
    return this.#isKept;
  }

  /** Represents the file by its digest in an idempotency fingerprint. */
  toJSON() {
    return { fileName: this.fileName, contentType: this.contentType, sha256: this.sha256 };
  }
}

/**
 * Stores a file while it arrives. If it gets too large or has the wrong type, stops immediately and stores
 * nothing.
 * @throws payload_too_large, unsupported_media_type, unavailable if the disk is full
 */
export async function receiveFile(
  rule: UploadRule,
  declared: DeclaredFile,
  content: AsyncIterable<Uint8Array>,
): Promise<ReceivedFile> {
  const validator = rule.validate(declared);
  let contentType = declared.contentType;
  async function* authorized() {
    let size = 0;
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > rule.maxBytes) throw fileTooLarge(rule);
      validator.see(chunk);
      yield chunk;
    }
    contentType = validator.conclude();
  }
  const key = newFileKey(rule.folder);
  const { size, sha256 } = await fileStore().put(key, authorized()).catch(throwIfDiskFull);
  return new ReceivedFile({ key, fileName: declared.fileName, contentType, sizeBytes: size, sha256 });
}

/** Stores a file from a JSON body. @throws payload_too_large, unsupported_media_type */
export async function receiveContent(rule: UploadRule, file: FileContent): Promise<ReceivedFile> {
  async function* content() {
    yield Buffer.from(file.contentBase64, "base64");
  }
  return receiveFile(rule, file, content());
}

/** Runs the work with a received file, and removes the file if no row refers to it afterward. */
export async function withCleanup<Result>(file: ReceivedFile, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    if (!file.isKept) await discard(file);
    return result;
  } catch (error) {
    // After an internal error, the change may still be committed, so the sweep removes the file if no row
    // refers to it.
    if (!isOwnFault(toOperationError(error))) await discard(file);
    throw error;
  }
}

/** Removes a file that no row refers to. If that fails, the sweep removes it later. */
export async function discard(file: ReceivedFile): Promise<void> {
  const report = (error: Error) => logger.warn({ err: error }, "an unneeded file stays until the sweep");
  await fileStore().remove(file.key).catch(report);
}

/** Throws the error for a full disk if that interrupted the upload, because it isn't the sender's fault; otherwise the original error. */
function throwIfDiskFull(error: unknown): never {
  if (!isOutOfSpace(error)) throw error;
  logger.error({ err: error }, "the disk for files is full");
  throw toOperationError(error);
}

function fileTooLarge({ maxBytes }: UploadRule): OperationError {
  const detail = `The file can be up to ${inWords(maxBytes, "bytes")}.`;
  return new OperationError("payload_too_large", detail);
}

/** Checks in linear time, without backtracking: the text may have fourteen million characters. */
function isBase64(text: string): boolean {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.slice(0, text.length - padding));
}

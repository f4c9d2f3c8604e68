import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  Busboy,
  type BusboyConfig,
  type BusboyFileStream,
  type BusboyInstance,
  type Dicer,
} from "@fastify/busboy";
import { invalidField, OperationError } from "#server/core/errors.ts";
import {
  discard,
  FileContent,
  type ReceivedFile,
  receiveFile,
  UNDECLARED_TYPE,
  type UploadRule,
  withCleanup,
} from "#server/core/uploads.ts";
import { assertLength, countedBytes, isEncoded } from "./body.ts";
import { type Coercion, queryFields } from "./rest/coercion.ts";

const TEXT_FIELDS_MAX = 100;
const TEXT_FIELD_MAX_BYTES = 65_536;
const PARTS_MAX = TEXT_FIELDS_MAX + 1;

type Form = { texts: URLSearchParams; file: ReceivedFile | null };

/** Checks whether the body is a form, as a browser or curl sends a file. */
export function isForm(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
}

/**
 * Reads a multipart/form-data body as it arrives, stores its file directly, and runs the work with its fields. Removes the file if the
 * work doesn't store a row for it.
 * @throws unsupported_media_type, payload_too_large, malformed_request, validation_failed
 */
export async function withForm<Result>(
  request: Request,
  rule: UploadRule,
  coercion: Coercion,
  work: (fields: object) => Promise<Result>,
): Promise<Result> {
  const { texts, file } = await readForm(request, rule);
  if (file === null) return work(queryFields(texts, coercion));
  return withCleanup(file, async () => {
    if (texts.has("file")) throw invalidField(["file"], "Send this only once.");
    return work({ ...queryFields(texts, coercion), file });
  });
}

async function readForm(request: Request, rule: UploadRule): Promise<Form> {
  if (isEncoded(request.headers)) {
    throw new OperationError("unsupported_media_type", "Send the form uncompressed.");
  }
  assertLength(request, rule.bodyMaxBytes);
  const texts = new URLSearchParams();
  const stopped = new AbortController();
  let content: BusboyFileStream | undefined;
  let received: Promise<ReceivedFile> | undefined;
  let isBroken = false;
  const parser = parserOf(request, ({ name, stream, ...sent }) => {
    // The pipeline reports the error that breaks off a part; without a listener it would end the process.
    stream.on("error", () => {
      isBroken = true;
    });
    if (name !== "file" || received) {
      texts.append(name, "");
      stream.resume();
      return;
    }
    content = stream;
    received = receivePart(rule, sent, stream);
    received.catch((reason: unknown) => stopped.abort(reason));
  });
  parser.on("field", (name, value, _nameCut, valueCut) => {
    if (valueCut) stopped.abort(invalidField([name], "This value is too long for a form field."));
    texts.append(name, value);
  });
  parser.on("partsLimit", () => stopped.abort(malformed()));
  try {
    const source = Readable.from(countedBytes(request, rule.bodyMaxBytes), { objectMode: false });
    // The error doesn't wait for the pipeline to end, which waits for a client that may send no more.
    await Promise.race([pipeline(source, parser, { signal: stopped.signal }), rejectionOf(stopped.signal)]);
    return { texts, file: (await received) ?? null };
  } catch (error) {
    const isOurs = error instanceof OperationError || (stopped.signal.reason === error && !isBroken);
    content?.destroy(new Error("the form broke off"));
    await received?.then(discard, () => undefined);
    throw isOurs ? error : malformed();
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function receivePart(
  rule: UploadRule,
  sent: { fileName: string; contentType: string },
  content: BusboyFileStream,
): Promise<ReceivedFile> {
  const declared = FileContent.omit({ contentBase64: true }).safeParse({
    ...sent,
    fileName: unescaped(sent.fileName),
  });
  const [issue] = declared.error?.issues ?? [];
  if (issue) throw invalidField(["file", ...issue.path.map(String)], issue.message);
  return receiveFile(rule, declared.data as typeof sent, content);
}

function parserOf(request: Request, onFile: Parameters<typeof formParser>[1]) {
  const config = {
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    // The name is kept as sent: it is text, and never a path.
    preservePath: true,
    limits: { fieldSize: TEXT_FIELD_MAX_BYTES, parts: PARTS_MAX },
  };
  try {
    return formParser(config, onFile);
  } catch {
    throw malformed();
  }
}

/** Decodes the three characters that browsers escape in a file name (HTML, "multipart form data"). */
function unescaped(fileName: string): string {
  return fileName.replace(/%22/g, '"').replace(/%0A/gi, "\n").replace(/%0D/gi, "\r");
}

function malformed(): OperationError {
  return new OperationError("malformed_request", "The body isn't a complete multipart/form-data form.");
}

type FilePart = {
  readonly name: string;
  readonly stream: BusboyFileStream;
  readonly fileName: string;
  /** The file's type from the sender; the undeclared type if the part names none. */
  readonly contentType: string;
};

/** busboy keeps its part parser private, and exposes only the headers that it reads. */
type WithParts = { readonly _parser: { readonly parser: Dicer } };

/**
 * Creates a parser of multipart/form-data that distinguishes a file whose part names no type (RFC 7578, 4.4 makes it optional, and some
 * clients omit it) from one declared as text: busboy reports text/plain for both.
 * @throws if the header doesn't describe a complete form
 */
function formParser(config: BusboyConfig, onFile: (part: FilePart) => void): BusboyInstance {
  const busboy = new Busboy(config);
  let isTyped = false;
  // Before busboy's own listener, which announces the file during the same header event.
  (busboy as BusboyInstance & WithParts)._parser.parser.prependListener("part", (part) => {
    part.on("header", (header: { readonly "content-type"?: readonly string[] }) => {
      isTyped = Boolean(header["content-type"]?.[0]?.trim());
    });
  });
  busboy.on("file", (name, stream, fileName, _encoding, contentType) => {
    onFile({ name, stream, fileName, contentType: isTyped ? contentType : UNDECLARED_TYPE });
  });
  return busboy;
}

import type { z } from "zod";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { KIB } from "#domain/units.ts";
import { OperationError } from "./errors.ts";
import type { Operation } from "./operation.ts";

const MOST_COLLECTED = LIMITS.requests.collectedResponse;

/** The name and type of a file in a response. */
type FileHead = { readonly fileName: string; readonly contentType: string };
type InBase64 = FileHead & { readonly contentBase64: string };

type Rows = {
  readonly kind: "rows";
  readonly field: string;
  readonly portions: AsyncIterable<readonly unknown[]>;
};
type File = FileHead & { readonly kind: "file"; readonly bytes: AsyncIterable<Uint8Array> };

/**
 * A response that is read while it is sent, a portion at a time: the next portion is queried when the reader has taken the one before,
 * and no connection is held in between.
 */
export class Streamed<Output extends object = object> {
  /** The rows of one field, or the bytes of a file. */
  readonly content: Rows | File;
  /** Changes whenever anything in the response does; null if unknown before the response is read. */
  readonly version: string | null;
  readonly #wrap: (content: unknown) => Output;

  private constructor(content: Rows | File, version: string | null, wrap: (content: unknown) => Output) {
    this.content = content;
    this.version = version;
    this.#wrap = wrap;
  }

  /** Creates a response whose field `field` is a list, read a portion at a time. */
  static rows<Output extends object, Field extends keyof Output & string, Row>(
    fields: Output,
    field: Field,
    portions: AsyncIterable<readonly Row[]>,
    version: string | null,
  ): Streamed<Omit<Output, Field> & Record<Field, Row[]>> {
    const content = { kind: "rows", field, portions } as const;
    // The rows passed in are those of the portions, which the type can't see.
    return new Streamed(content, version, (rows) => ({ ...fields, [field]: rows }) as never);
  }

  /** Creates a response with a file that is made while it is sent. */
  static file<Output extends object>(
    head: FileHead,
    bytes: AsyncIterable<Uint8Array>,
    version: string | null,
    wrap: (file: InBase64) => Output,
  ): Streamed<Output> {
    const { fileName, contentType } = head;
    const content = { kind: "file", fileName, contentType, bytes } as const;
    return new Streamed(content, version, (read) =>
      wrap({ fileName, contentType, contentBase64: String(read) }),
    );
  }

  /** Returns the same response, validated by the contract row by row. */
  checkedBy({ name, output }: Operation): Streamed {
    const { content, version } = this;
    if (content.kind === "file") return this;
    const { field, portions } = content;
    const list = (output as z.ZodObject).shape[field] as z.ZodType | undefined;
    if (list?._zod.def.type !== "array") throw new Error(`${name} has no list ${field}`);
    const row = (list as z.ZodArray<z.ZodType>).element;
    const head = output.parse(this.#wrap([])) as object;
    const checked = mapped(portions, (rows) => rows.map((item) => row.parse(item)));
    return new Streamed({ ...content, portions: checked }, version, (rows) => ({ ...head, [field]: rows }));
  }

  /**
   * Returns the same response, with each part read within `run`, such as the context of the call that began it.
   * @param inTurn reads the next part when it may be read
   */
  readWithin(run: Run, inTurn: InTurn): Streamed<Output> {
    const { content } = this;
    const within =
      content.kind === "rows"
        ? { ...content, portions: iteratedWithin(content.portions, run, inTurn) }
        : { ...content, bytes: iteratedWithin(content.bytes, run, inTurn) };
    return new Streamed(within, this.version, this.#wrap);
  }

  /** Yields the response as it is sent over HTTP: the bytes of its file, or its JSON. */
  async *pieces(): AsyncGenerator<Uint8Array> {
    const { content } = this;
    if (content.kind === "file") {
      yield* content.bytes;
      return;
    }
    const [before, after] = this.#around(content.field);
    let separator = before;
    for await (const rows of content.portions) {
      if (rows.length === 0) continue;
      yield Buffer.from(`${separator}${JSON.stringify(rows).slice(1, -1)}`);
      separator = ",";
    }
    yield Buffer.from(`${separator === "," ? "" : separator}${after}`);
  }

  /**
   * Returns the whole response, for a transport that can't send it piece by piece.
   * @throws payload_too_large if it is larger than such a transport accepts
   */
  async collected(): Promise<Output> {
    const { content } = this;
    if (content.kind === "file") return this.#wrap((await wholeOf(content.bytes)).toString("base64"));
    const rows: unknown[] = [];
    let bytes = 0;
    for await (const portion of content.portions) {
      bytes += JSON.stringify(portion).length;
      if (bytes > MOST_COLLECTED) throw tooLarge();
      rows.push(...portion);
    }
    return this.#wrap(rows);
  }

  /** Returns the JSON before and after the rows, with their brackets. */
  #around(field: string): [string, string] {
    const fields = Object.entries(this.#wrap([])).filter(([, value]) => value !== undefined);
    const parts = fields.map(([key, value]) => [key, JSON.stringify(value)] as const);
    const at = parts.findIndex(([key]) => key === field);
    const written = (some: typeof parts) => some.map(([key, json]) => `${JSON.stringify(key)}:${json}`);
    const before = [...written(parts.slice(0, at)), `${JSON.stringify(field)}:[`];
    return [`{${before.join(",")}`, `${["]", ...written(parts.slice(at + 1))].join(",")}}`];
  }
}

type Run = <Result>(read: () => Result) => Result;
type InTurn = <Part>(read: () => Promise<Part>) => Promise<Part>;

function iteratedWithin<Item>(items: AsyncIterable<Item>, run: Run, inTurn: InTurn): AsyncIterable<Item> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = items[Symbol.asyncIterator]();
      return {
        next: () => run(() => inTurn(() => iterator.next())),
        return: async (value?: unknown) => {
          await run(() => iterator.return?.(value));
          return { done: true, value: undefined };
        },
      };
    },
  };
}

/** Checks whether a response is read while it is sent. */
export function isStreamed(output: unknown): output is Streamed {
  return output instanceof Streamed;
}

/** Returns the stream that a call with `takesStreams` got from an operation that always streams. */
export function streamedOf<Output extends object>(output: Output | Streamed<Output>): Streamed<Output> {
  if (output instanceof Streamed) return output;
  throw new Error("This operation doesn't stream its response.");
}

async function wholeOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > MOST_COLLECTED) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Yields each item converted by `map`, one at a time. */
export async function* mapped<From, To>(
  from: AsyncIterable<From>,
  map: (one: From) => To,
): AsyncGenerator<To> {
  for await (const item of from) yield map(item);
}

function tooLarge(): OperationError {
  const most = inWords(MOST_COLLECTED, "bytes");
  const detail = `This is larger than ${most}, the most that can be returned here. Read it over REST, which streams it.`;
  return new OperationError("payload_too_large", detail);
}

const FIRST_ROWS = 10;
const MOST_ROWS = 1_000;
const GROWTH = 4;
/** The bytes to read at a time: few enough that other requests wait only some milliseconds for a portion. */
export const PORTION_BYTES = 64 * KIB;

/**
 * Reads rows by key, a portion at a time. The first portion is short; the bytes of its rows decide how many are read next.
 * @param read reads up to `limit` rows after the last one
 * @param first the rows of the first portion, if they may be large
 */
export async function* byKey<Row>(
  read: (limit: number, last: Row | undefined) => Promise<Row[]>,
  first = FIRST_ROWS,
): AsyncGenerator<Row[]> {
  let limit = first;
  let last: Row | undefined;
  for (;;) {
    const rows = await read(limit, last);
    yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
    const bytes = JSON.stringify(rows).length / rows.length;
    limit = Math.min(MOST_ROWS, limit * GROWTH, Math.max(1, Math.floor(PORTION_BYTES / bytes)));
  }
}

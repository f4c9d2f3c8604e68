import type { operations } from "../generated/schema.ts";

/** The name of an operation, such as `applications.move`. */
export type OperationName = keyof operations;

type Show<T> = { [Key in keyof T]: T[Key] };
type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Parameters<Name extends OperationName> = operations[Name]["parameters"];
type Body<Name extends OperationName> = operations[Name] extends {
  requestBody?: { content: { "application/json": infer Json } };
}
  ? Json
  : unknown;

/** The input of an operation: the fields of its path, query, and body in one object. */
export type Input<Name extends OperationName> = Show<
  Part<Parameters<Name>["path"]> & Part<Parameters<Name>["query"]> & Body<Name>
>;

/** The input of an operation that takes a file, which may also be a `Blob` or `File`. */
export type Upload<Name extends OperationName> = Show<
  Omit<Input<Name>, "file"> & { file: File | (Input<Name> extends { file: infer Content } ? Content : never) }
>;

/** The result of an operation. */
export type Output<Name extends OperationName> = {
  [Status in keyof operations[Name]["responses"]]: operations[Name]["responses"][Status] extends {
    content: { "application/json": infer Json };
  }
    ? Json
    : never;
}[keyof operations[Name]["responses"]];

/**
 * The result of an operation with `prefer: "return=minimal"`: only some fields, and only the names of nested objects.
 */
export type Minimal<Name extends OperationName> = Fewer<Output<Name>>;
type Fewer<T> = T extends (infer Entry)[]
  ? Fewer<Entry>[]
  : T extends object
    ? { [Key in keyof T]?: Fewer<T[Key]> | string }
    : T;

/** Options that request the minimal result. */
export type MinimalOptions = RequestOptions & { prefer: "return=minimal" };

/** An entry of a list. */
export type Item<Name extends OperationName> = Output<Name> extends { data: (infer Entry)[] } ? Entry : never;

/** The parts of an operation that its request needs. */
export type OperationShape = {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  readonly path: string;
  readonly query?: readonly string[];
  readonly isList?: true;
};

/** Options of a single call. */
export type RequestOptions = {
  /** Cancels the call, including retries: it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for each try. */
  timeout?: number | undefined;
  maxRetries?: number | undefined;
  /**
   * A unique value for a change. A change repeated with the same value, even by another process, happens only
   * once. Generated if left out.
   */
  idempotencyKey?: string | undefined;
  /** The ETag of the version you read. The change fails if it isn't the current one. */
  ifMatch?: string | undefined;
  /** Returns only the essential fields: the type of the result then says that any field may be missing. */
  prefer?: "return=minimal" | undefined;
  /** Your own id for the request, 8 to 128 characters. */
  requestId?: string | undefined;
  headers?: Record<string, string> | undefined;
};

export type OfferlaneOptions = {
  /** Offerlane's address, such as `https://offerlane.example`. Defaults to the variable OFFERLANE_URL. */
  origin?: string | undefined;
  /**
   * An API key or access token, or a function that returns one for each try. Defaults to the variable OFFERLANE_KEY.
   */
  credential?: string | (() => string | Promise<string>) | undefined;
  /** Milliseconds for each try. Defaults to 30,000. */
  timeout?: number | undefined;
  /** Retries after the first try. Defaults to 2. */
  maxRetries?: number | undefined;
  /**
   * The longest wait between two tries, in milliseconds. Defaults to 60,000. If `Retry-After` is longer, the error is
   * thrown.
   */
  maxRetryDelay?: number | undefined;
  /** Replaces the platform's `fetch`. */
  fetch?: typeof fetch | undefined;
  headers?: Record<string, string> | undefined;
};

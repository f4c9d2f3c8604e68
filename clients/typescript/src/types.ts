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

/** What an operation takes: the fields of its path, query, and body in one object. */
export type Input<Name extends OperationName> = Show<
  Part<Parameters<Name>["path"]> & Part<Parameters<Name>["query"]> & Body<Name>
>;

/** The same for an operation that takes a file, which may be a `Blob` or `File` too. */
export type Upload<Name extends OperationName> = Show<
  Omit<Input<Name>, "file"> & { file: File | (Input<Name> extends { file: infer Content } ? Content : never) }
>;

/** What an operation answers. */
export type Output<Name extends OperationName> = {
  [Status in keyof operations[Name]["responses"]]: operations[Name]["responses"][Status] extends {
    content: { "application/json": infer Json };
  }
    ? Json
    : never;
}[keyof operations[Name]["responses"]];

/** What an operation answers with `prefer: "return=minimal"`: some of the fields, and of a part its name alone. */
export type Minimal<Name extends OperationName> = Fewer<Output<Name>>;
type Fewer<T> = T extends (infer Entry)[]
  ? Fewer<Entry>[]
  : T extends object
    ? { [Key in keyof T]?: Fewer<T[Key]> | string }
    : T;

/** Options that ask for the minimal answer. */
export type MinimalOptions = RequestOptions & { prefer: "return=minimal" };

/** An entry of a list. */
export type Item<Name extends OperationName> = Output<Name> extends { data: (infer Entry)[] } ? Entry : never;

/** An operation as a request is made of it. */
export type OperationShape = {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  readonly path: string;
  readonly query?: readonly string[];
  readonly isList?: true;
};

/** What a single call may ask for. */
export type RequestOptions = {
  /** Cancels the call, retries included: it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** For each try, in milliseconds. */
  timeout?: number | undefined;
  maxRetries?: number | undefined;
  /** A unique value for a change: repeated with the same one, even by another process, it happens once. Generated if left out. */
  idempotencyKey?: string | undefined;
  /** The ETag of the version you read: the change is refused if it isn't the present one. */
  ifMatch?: string | undefined;
  /** Answers only what one decides by: the type of the result then says that any field may be missing. */
  prefer?: "return=minimal" | undefined;
  /** Your own id of the request, 8 to 128 characters. */
  requestId?: string | undefined;
  headers?: Record<string, string> | undefined;
};

export type OfferlaneOptions = {
  /** Where Offerlane is reached, such as `https://offerlane.example`. The variable OFFERLANE_URL otherwise. */
  origin?: string | undefined;
  /** An API key or an access token, or what gets one for each try. The variable OFFERLANE_KEY otherwise. */
  credential?: string | (() => string | Promise<string>) | undefined;
  /** For each try, in milliseconds: 30,000. */
  timeout?: number | undefined;
  /** After the first try: 2. */
  maxRetries?: number | undefined;
  /** The longest wait between two tries, in milliseconds: 60,000. A longer `Retry-After` is thrown. */
  maxRetryDelay?: number | undefined;
  /** In place of the platform's. */
  fetch?: typeof fetch | undefined;
  headers?: Record<string, string> | undefined;
};

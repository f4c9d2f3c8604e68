import type { OperationShape, RequestOptions } from "./types.ts";

export type Fields = Readonly<Record<string, unknown>>;
export type Prepared = {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: BodyInit;
};

/**
 * Returns a call as an HTTP request, which all tries send: a change gets one idempotency key for all of them.
 * @throws TypeError if a path field is missing
 */
export function prepare(
  base: string,
  shape: OperationShape,
  input: Fields,
  options: RequestOptions,
  common: Readonly<Record<string, string>> = {},
): Prepared {
  const { method, path, query = [] } = shape;
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (typeof value !== "string" || value === "") throw new TypeError(`${name} is missing.`);
    return encodeURIComponent(value);
  });
  const url = new URL(`${base}${filled}`);
  for (const name of query) {
    for (const value of [rest[name]].flat()) {
      if (value !== undefined && value !== null) url.searchParams.append(name, String(value));
    }
    delete rest[name];
  }
  const headers = new Headers({ Accept: "application/json, application/problem+json", ...common });
  const set = (name: string, value: string | undefined) => value !== undefined && headers.set(name, value);
  set("If-Match", options.ifMatch);
  set("Prefer", options.prefer);
  set("X-Request-Id", options.requestId);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  if (method === "GET") return { url: url.href, method, headers };
  headers.set("Idempotency-Key", options.idempotencyKey ?? crypto.randomUUID());
  const body = bodyOf(rest, headers);
  return body === undefined ? { url: url.href, method, headers } : { url: url.href, method, headers, body };
}

/** Returns the body: a form if there is a file, which has its own type, otherwise JSON. */
function bodyOf(fields: Record<string, unknown>, headers: Headers): BodyInit | undefined {
  if (Object.values(fields).some((value) => value instanceof Blob)) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value instanceof Blob) form.append(name, value);
      else if (value !== undefined && value !== null) form.append(name, String(value));
    }
    return form;
  }
  if (Object.keys(fields).length === 0) return undefined;
  headers.set("Content-Type", "application/json");
  return JSON.stringify(fields);
}

import { randomUUID } from "node:crypto";

/** A request of the REST API, for `fetch` and for autocannon. */
export type ApiRequest = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};
type Upload = Omit<ApiRequest, "body"> & { readonly body: FormData };
/** A response after its body was read. Its status is 0 if there was none. */
export type ReadResponse = {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
  readonly retryAfter: string | null;
};

const TIMEOUT_MS = 30_000;

/** Returns a read request. The path begins after the API's version: `boards`. */
export const get = (key: string, path: string): ApiRequest => ({
  method: "GET",
  path: `/api/v1/${path}`,
  headers: { authorization: `Bearer ${key}` },
});

/** Returns a change request without an idempotency key. */
export function change(method: ApiRequest["method"], key: string, path: string, body?: object): ApiRequest {
  const read = get(key, path);
  if (body === undefined) return { ...read, method };
  const headers = { ...read.headers, "content-type": "application/json" };
  return { ...read, method, headers, body: JSON.stringify(body) };
}

/** Adds an idempotency key. */
export function keyed(apiRequest: ApiRequest, idempotencyKey: string = randomUUID()): ApiRequest {
  return { ...apiRequest, headers: { ...apiRequest.headers, "idempotency-key": idempotencyKey } };
}

/** Returns a request that creates a card with this title. */
export const createCard = (key: string, boardId: string, title: string) =>
  change("POST", key, `boards/${boardId}/applications`, { company: { name: "Drill" }, job: { title } });

/** Returns a request that uploads a PDF as a résumé. */
export function uploadResume(key: string, name: string, content: string | Buffer<ArrayBuffer>): Upload {
  const body = new FormData();
  body.set("name", name);
  body.set("file", new File([content], `${name}.pdf`, { type: "application/pdf" }));
  return { ...get(key, "resumes"), method: "POST", body };
}

/**
 * Sends a request and reads the whole response. Never throws: if the response isn't complete within half a minute, the
 * status is 0.
 */
export async function send(origin: string, { path, ...request }: ApiRequest | Upload): Promise<ReadResponse> {
  const sent = performance.now();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(origin + path, { ...request, redirect: "manual", signal })
    .then(async (response) => ({
      status: response.status,
      text: await response.text(),
      retryAfter: response.headers.get("retry-after"),
    }))
    .catch((error: Error) => ({ status: 0, text: String(error.cause ?? error), retryAfter: null }));
  return { ...response, ms: performance.now() - sent };
}

/** Returns true for the status of a success. */
export const isSuccess = ({ status }: Pick<ReadResponse, "status">): boolean => status >= 200 && status < 300;

/** Returns true if a server is ready. */
export const isReady = async (origin: string): Promise<boolean> =>
  isSuccess(await send(origin, { method: "GET", path: "/readyz", headers: {} }));

/** Sends a request. @returns the response's JSON, or null if it is empty @throws if it isn't a success */
export async function requestJson<Found = unknown>(
  origin: string,
  apiRequest: ApiRequest | Upload,
): Promise<Found> {
  const response = await send(origin, apiRequest);
  if (isSuccess(response)) return (response.text === "" ? null : JSON.parse(response.text)) as Found;
  throw new Error(
    `${apiRequest.method} ${apiRequest.path}: ${response.status || "no response"} ${response.text}`,
  );
}

/** Returns the value of one series in a process's metrics, or 0 if the series is missing. */
export async function metricOf(port: number, series: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split("\n").find((part) => part.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

import { api } from "#components/api/client.ts";

/** A response as the reference shows it. */
export type SampleResponse = {
  status: number;
  milliseconds: number;
  text: string;
  isProblem: boolean;
  /** The page that explains the error. */
  problemPage: string | null;
};

export type Sent = { method: string; path: string; body: string | null };

/**
 * Sends a request with a sandbox key.
 * @throws TypeError if no response comes
 */
export async function send(key: string, { method, path, body }: Sent): Promise<SampleResponse> {
  const begun = performance.now();
  const response = await fetch(`/api/v1${path}`, {
    method,
    credentials: "omit",
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body === null ? {} : { "Content-Type": "application/json" }),
    },
    body,
  });
  const text = await response.text();
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  const json = isJson ? JSON.parse(text) : null;
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - begun),
    text: isJson ? JSON.stringify(json, null, 2) : text,
    isProblem: !response.ok,
    problemPage: response.ok ? null : (json?.type ?? null),
  };
}

/**
 * Reads one resource. Returns an empty object for an error, so that its field stays empty.
 * @throws RejectedKey if the key is rejected
 */
export async function read(key: string, path: string): Promise<Record<string, unknown>> {
  const { isProblem, text, status } = await send(key, { method: "GET", path, body: null });
  if (status === 401) throw new RejectedKey();
  return isProblem ? {} : JSON.parse(text);
}

/** An error for a key that is unknown, expired, or revoked. */
export class RejectedKey extends Error {}

/** The part of an operation that is needed to run its example. */
export type Runnable = {
  name: string;
  method: string;
  path: string;
  pathFields: Readonly<Record<string, string>>;
  query: string;
  takesQuery: boolean;
  body: Readonly<Record<string, unknown>> | null;
  rows: Readonly<Record<string, string>>;
  destroys: boolean;
};

const PLACE = "offerlane-sandbox-key";

/** Checks whether a text can be a sandbox key: no other key is ever sent from here. */
export function isSandboxKey(text: string): boolean {
  return /^ol_sandbox_\w+$/.test(text);
}

/** Returns the key of this tab, or null. */
export function keptKey(): string | null {
  return sessionStorage.getItem(PLACE);
}

/** Stores a key as long as the tab is open; null removes it. */
export function keepKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(PLACE);
  else sessionStorage.setItem(PLACE, key);
}

/**
 * Creates and stores a one-hour key for the signed-in person's sandbox.
 * @throws the error of the API call
 */
export async function newKey(): Promise<string> {
  const { key } = await api.apiKeys.createForReference.mutate({});
  keepKey(key);
  return key;
}

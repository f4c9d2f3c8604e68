/** An answer as the reference shows it. */
export type Answer = {
  status: number;
  milliseconds: number;
  text: string;
  isProblem: boolean;
  /** The page that says more about a refusal. */
  problemPage: string | null;
};

export type Sent = { method: string; path: string; body: string | null };

/** Sends a request with a sandbox key. @throws TypeError when no answer comes */
export async function send(key: string, { method, path, body }: Sent): Promise<Answer> {
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

/** Reads one resource; what is refused reads as nothing, so that its field stays empty. */
export async function read(key: string, path: string): Promise<Record<string, unknown>> {
  const { isProblem, text, status } = await send(key, { method: "GET", path, body: null });
  if (status === 401) throw new RefusedKey();
  return isProblem ? {} : JSON.parse(text);
}

/** The key is unknown, expired or revoked. */
export class RefusedKey extends Error {}

import type { Problem } from "#server/core/errors.ts";
import { confirmIdentity } from "./identity.ts";
import { ApiError } from "./problem.ts";
import { randomKey, tabId } from "./tab.ts";

/** A change outlives the page that made it, as far as browsers allow: 64 KiB under way at once. */
const KEEPALIVE_MAX = 30_000;

/** What a call may carry beside its input: `{ context: callContext({ … }) }`. */
export type CallContext = {
  /** A retry under the same key changes nothing twice; every change gets one of its own when left out. */
  idempotencyKey?: string;
  ifMatch?: string;
  /** Takes the answer's entity tag. */
  onEtag?: (etag: string | null) => void;
};

/** Types what is handed to a call's context. */
export function callContext(context: CallContext): Record<string, unknown> {
  return context;
}

export type Call = {
  path: string;
  isChange: boolean;
  input: unknown;
  context?: CallContext;
  signal?: AbortSignal;
};

/**
 * One call of a procedure over HTTP, as tRPC has it: a read carries its input in the address, a change in its body.
 * @throws ApiError with the problem the server answered, or with none where no answer came
 */
export async function callApi({ path, isChange, input, context = {}, signal }: Call): Promise<unknown> {
  const text = JSON.stringify(input);
  const query = isChange || text === undefined ? "" : `?${new URLSearchParams({ input: text })}`;
  const request: RequestInit = {
    method: isChange ? "POST" : "GET",
    headers: headersOf(isChange, context),
    ...(isChange && text !== undefined ? { body: text, keepalive: text.length < KEEPALIVE_MAX } : {}),
    ...(signal ? { signal } : {}),
  };
  return answerOf(`/api/trpc/${path}${query}`, request, context);
}

async function answerOf(address: string, request: RequestInit, context: CallContext): Promise<unknown> {
  const response = await fetch(address, request).catch((cause: unknown) => {
    throw new ApiError(null, cause);
  });
  const answer = await response.json().catch((cause: unknown) => {
    throw new ApiError(null, cause);
  });
  if (!response.ok) {
    const problem: Problem | null = answer?.error?.data?.problem ?? null;
    // The same once more, under the same key, when the person has said who they are.
    if (problem?.code === "reauthentication_required" && (await confirmIdentity())) {
      return answerOf(address, request, context);
    }
    throw new ApiError(problem);
  }
  context.onEtag?.(response.headers.get("etag"));
  return answer.result.data;
}

function headersOf(isChange: boolean, { idempotencyKey, ifMatch }: CallContext): Record<string, string> {
  return {
    "x-origin-tab": tabId(),
    ...(isChange
      ? { "content-type": "application/json", "idempotency-key": idempotencyKey ?? randomKey() }
      : {}),
    ...(ifMatch === undefined ? {} : { "if-match": ifMatch }),
  };
}

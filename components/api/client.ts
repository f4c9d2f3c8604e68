import { QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpLink, type TRPCLink } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { tap } from "@trpc/server/observable";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { AppRouter } from "#server/resources/index.ts";
import { identityQuestion, sessionQuestion } from "./identity.ts";
import { problemIn } from "./problem.ts";

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** What a call may carry beside its input: `{ context: callContext({ … }) }`. */
type CallContext = {
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

/** A change outlives the page that made it, as far as browsers allow: 64 KiB under way at once. */
const KEEPALIVE_MAX = 30_000;

/**
 * Sends a call; the same once more, under the same key, when the person had to say who they are and did, or when their
 * session ended and they signed in again. Reads don't ask for that: nothing is lost with them.
 */
async function send(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const keepalive = typeof init.body === "string" && init.body.length < KEEPALIVE_MAX;
  const response = await fetch(address, { ...init, keepalive });
  if (response.status === 401 && init.method === "POST" && (await sessionQuestion.ask())) {
    return send(address, init);
  }
  if (response.status !== 403) return response;
  const refused = problemIn(await response.clone().json());
  const asked = refused?.code === "reauthentication_required" && (await identityQuestion.ask());
  return asked ? send(address, init) : response;
}

const tellEtag: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const { onEtag } = op.context as CallContext;
    return next(op).pipe(
      tap({
        next: ({ context }) => {
          if (context?.response instanceof Response) onEtag?.(context.response.headers.get("etag"));
        },
      }),
    );
  };

/** TanStack's integration says in every page which way it reads, and of the first that it has no cursor; our inputs are strict. */
const asOurInputs: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type !== "query" || typeof op.input !== "object" || op.input === null) return next(op);
    const { direction: _, cursor, ...input } = op.input as { direction?: unknown; cursor?: string | null };
    return next({ ...op, input: { ...input, ...(cursor ? { cursor } : {}) } });
  };

/** The API as the pages call it, typed by the server's router. Every call is a request of its own: HTTP/2 carries them together. */
export const api = createTRPCClient<AppRouter>({
  links: [
    asOurInputs,
    tellEtag,
    httpLink({
      url: "/api/trpc",
      fetch: send,
      headers: ({ op }) => {
        const { idempotencyKey, ifMatch } = op.context as CallContext;
        return {
          "x-origin-tab": tabId(),
          ...(op.type === "mutation"
            ? { "content-type": "application/json", "idempotency-key": idempotencyKey ?? randomKey() }
            : {}),
          ...(ifMatch === undefined ? {} : { "if-match": ifMatch }),
        };
      },
    }),
  ],
});

/** Options and keys of TanStack Query for every read. The query client here is for streamed answers, which the API has none of. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: api, queryClient: new QueryClient() });

/** A random key: an idempotency key, a tab's id. Works on plain http too, where `randomUUID` is missing. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let tab: string | undefined;

/** This tab's id: sent with every change, so that the tab is not told of its own. */
export function tabId(): string {
  tab ??= randomKey();
  return tab;
}

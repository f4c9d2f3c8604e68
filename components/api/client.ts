import { QueryClient, type QueryFilters } from "@tanstack/react-query";
import { createTRPCClient, httpLink, splitLink, type TRPCLink } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { tap } from "@trpc/server/observable";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { AppRouter } from "#server/resources/index.ts";
import { identityQuestion, sessionQuestion } from "./identity.ts";
import { isTransient, problemIn } from "./problem.ts";

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** The options of a call besides its input: `{ context: callContext({ … }) }`. */
type CallContext = {
  /** A retry under the same key changes nothing twice; if left out, every change gets a new key. */
  idempotencyKey?: string;
  ifMatch?: string;
  /** Receives the response's entity tag. */
  onEtag?: (etag: string | null) => void;
};

/** Types the context of a call. */
export function callContext(context: CallContext): Record<string, unknown> {
  return context;
}

/** The most bytes of a body that is sent with `keepalive`, so that a change outlives its page; browsers allow 64 KiB in flight. */
const KEEPALIVE_MAX = 30_000;

/**
 * Sends a call. Sends it again under the same key once the person confirmed their identity, or signed in
 * again after their session ended. Reads don't ask the person to sign in, because no input is lost.
 */
async function send(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const isChange = new Headers(init.headers).has(KEY_HEADER);
  const keepalive = isChange && typeof init.body === "string" && new Blob([init.body]).size < KEEPALIVE_MAX;
  const response = await fetch(address, { ...init, keepalive });
  if (response.status === 401 && isChange && (await sessionQuestion.ask())) {
    return send(address, init);
  }
  if (response.status !== 403) return response;
  const rejected = problemIn(await response.clone().json());
  const isConfirmed = rejected?.code === "reauthentication_required" && (await identityQuestion.ask());
  return isConfirmed ? send(address, init) : response;
}

const reportEtag: TRPCLink<AppRouter> =
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

/** Removes the `direction` and the empty `cursor` that TanStack's integration adds to inputs: our inputs are strict. */
const asOurInputs: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type !== "query" || typeof op.input !== "object" || op.input === null) return next(op);
    const { direction: _, cursor, ...input } = op.input as { direction?: unknown; cursor?: string | null };
    return next({ ...op, input: { ...input, ...(cursor ? { cursor } : {}) } });
  };

/** The keys of changes that may have been made, although no response came; by call. */
const unanswered = new Map<string, string>();

/** Forgets the keys of unanswered changes. A change after them was answered, so the same call is a new change. */
export function forgetUnanswered(): void {
  unanswered.clear();
}

/** Gives each change a key. The retry of an unanswered change sends the same key again, so that it isn't made twice. */
const withKey: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type !== "mutation" || (op.context as CallContext).idempotencyKey) return next(op);
    const change = `${op.path} ${JSON.stringify(op.input)}`;
    const idempotencyKey = unanswered.get(change) ?? randomKey();
    unanswered.delete(change);
    return next({ ...op, context: { ...op.context, idempotencyKey } }).pipe(
      tap({ error: (error) => isTransient(error) && unanswered.set(change, idempotencyKey) }),
    );
  };

const KEY_HEADER = "idempotency-key";

/** Sends calls over HTTP: reads with GET, or with the given method instead. */
function overHttp(other: { methodOverride?: "POST" } = {}): TRPCLink<AppRouter> {
  return httpLink({
    url: "/api/trpc",
    ...other,
    fetch: send,
    headers: ({ op }) => {
      const { idempotencyKey, ifMatch } = op.context as CallContext;
      return {
        "x-origin-tab": tabId(),
        ...(idempotencyKey === undefined ? {} : { [KEY_HEADER]: idempotencyKey }),
        ...(ifMatch === undefined ? {} : { "if-match": ifMatch }),
      };
    },
  });
}

/** Checks whether a call's input names someone by email, which a proxy would log if it were in the address of the call. */
function namesSomeone({ input }: { input: unknown }): boolean {
  return JSON.stringify(input ?? null).includes("@");
}

/**
 * The API as the pages call it, typed by the server's router. Calls aren't batched: HTTP/2 sends them over
 * one connection.
 */
export const api = createTRPCClient<AppRouter>({
  links: [
    asOurInputs,
    withKey,
    reportEtag,
    splitLink({
      condition: namesSomeone,
      true: overHttp({ methodOverride: "POST" }),
      false: overHttp(),
    }),
  ],
});

/** Options and keys of TanStack Query for every read. The query client is only used for streamed responses, which the API doesn't have. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: api, queryClient: new QueryClient() });

/** Returns a filter for all reads of an organization: after a change of its members, each may return something else. */
export function ofOrganization(organizationSlug: string): QueryFilters {
  return {
    predicate: ({ queryKey: [, call] }) =>
      (call as { input?: { organizationSlug?: string } } | undefined)?.input?.organizationSlug ===
      organizationSlug,
  };
}

/** Returns a random key: an idempotency key, or a tab's id. Works on plain HTTP too, where `randomUUID` is missing. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let tab: string | undefined;

/** Returns this tab's id. Every change sends it, so that the tab isn't notified of its own changes. */
export function tabId(): string {
  tab ??= randomKey();
  return tab;
}

import { createTRPCClient, httpLink, type TRPCLink } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { tap } from "@trpc/server/observable";
import type { SiteRouter } from "#server/surfaces/trpc.ts";
import { randomKey, tabId } from "./tab.ts";

export type Inputs = inferRouterInputs<SiteRouter>;
export type Outputs = inferRouterOutputs<SiteRouter>;

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

const etagLink: TRPCLink<SiteRouter> =
  () =>
  ({ op, next }) =>
    next(op).pipe(tap({ next: ({ context }) => (op.context as CallContext).onEtag?.(etagOf(context)) }));

function etagOf(context: Record<string, unknown> | undefined): string | null {
  return context?.response instanceof Response ? context.response.headers.get("etag") : null;
}

/** The API as the pages call it: one request a call, since entity tags and idempotency keys are headers. */
export const api = createTRPCClient<SiteRouter>({
  links: [
    etagLink,
    httpLink({
      url: "/api/trpc",
      headers: ({ op }) => {
        const { idempotencyKey, ifMatch } = op.context as CallContext;
        return {
          "x-origin-tab": tabId(),
          ...(op.type === "mutation" ? { "idempotency-key": idempotencyKey ?? randomKey() } : {}),
          ...(ifMatch === undefined ? {} : { "if-match": ifMatch }),
        };
      },
    }),
  ],
});

import { callTRPCProcedure } from "@trpc/server";
import type { RequestContext } from "#server/core/context.ts";
import type { Operation, PublicOperation } from "#server/core/operation.ts";
import { appRouter } from "#server/resources/index.ts";

/** A declared operation, and its procedure's path in the router, such as `applications.bulkMove`. */
export type Callable = { readonly contract: PublicOperation; readonly procedure: string };

/** Runs an operation through its tRPC procedure, which validates the input. @throws the operation's error */
export function callOperation(
  { contract, procedure }: { readonly contract: Operation; readonly procedure: string },
  input: unknown,
  ctx: RequestContext,
  signal: AbortSignal,
): Promise<unknown> {
  return callTRPCProcedure({
    router: appRouter,
    path: procedure,
    getRawInput: async () => input,
    ctx,
    type: contract.changesData ? "mutation" : "query",
    signal,
    batchIndex: 0,
  });
}

/** Checks whether REST responds with an ETag: every GET does, so that clients don't read unchanged data again. */
export function answersEtag(contract: PublicOperation): boolean {
  return !contract.changesData || carriesEtag(contract);
}

/** Checks whether the response is a single resource as its GET returns it, and so has that representation's ETag. */
export function carriesEtag(contract: PublicOperation): boolean {
  return (!contract.changesData && !contract.isList) || contract.answersResource === true;
}

import { callTRPCProcedure } from "@trpc/server";
import type { RequestContext } from "#server/core/context.ts";
import type { Operation, PublicOperation } from "#server/core/operation.ts";
import { appRouter } from "#server/resources/index.ts";

/** A declared operation and its procedure's place in the router, such as `applications.bulkMove`. */
export type Callable = { readonly contract: PublicOperation; readonly procedure: string };

/** Runs an operation through its tRPC procedure, which holds the input to its schema. @throws the refusal */
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

/** Whether REST answers with the tag of its representation: every GET does, so that no one reads again what they have. */
export function answersEtag(contract: PublicOperation): boolean {
  return !contract.changesData || carriesEtag(contract);
}

/** Whether the answer is one resource as its GET answers it, so that it carries that representation's ETag. */
export function carriesEtag(contract: PublicOperation): boolean {
  return (!contract.changesData && !contract.isList) || contract.answersResource === true;
}

import { initTRPC, TRPCError, type TRPCMutationProcedure, type TRPCQueryProcedure } from "@trpc/server";
import type { z } from "zod";
import type { Actor } from "./actor.ts";
import { authorize } from "./authorization.ts";
import type { RequestContext } from "./context.ts";
import { problemOf, toOperationError } from "./errors.ts";
import {
  execute,
  type FreshReplay,
  type Handler,
  type InputOf,
  type Lock,
  type OutputOf,
  type Preparation,
} from "./execute.ts";
import { parseIdempotencyKey } from "./idempotency.ts";
import { assertFewValues } from "./input-size.ts";
import { instrumented } from "./instrumented.ts";
import type { Operation, OperationSpec } from "./operation.ts";
import { uncountRequest } from "./rate-limit.ts";
import { type FileContent, ReceivedFile, receiveContent, withCleanup } from "./uploads.ts";
import { parseIfMatch, registerReadable } from "./versions.ts";

/** tRPC's builder: every error has a problem object and nothing internal. */
export const t = initTRPC.context<RequestContext>().create({
  errorFormatter: ({ shape, error, ctx }) => {
    const problem = problemOf(toOperationError(error), ctx?.requestId ?? "");
    const { code, path } = shape.data;
    return { ...shape, message: problem.detail, data: { code, path, httpStatus: problem.status, problem } };
  },
});

/**
 * Runs an operation for one caller: checks the credential, reads and checks the input, and returns the validated response. @throws the
 * operation's error
 */
type Call = (
  ctx: RequestContext,
  readInput: () => Promise<unknown>,
  signal: AbortSignal | undefined,
) => Promise<unknown>;
const calls = new WeakMap<Operation, Call>();

/** Runs an operation without the router of tRPC, which only pages need. @throws the operation's error */
export function callOperation(
  { contract }: { readonly contract: Operation },
  input: unknown,
  ctx: RequestContext,
  signal: AbortSignal,
): Promise<unknown> {
  const call = calls.get(contract);
  if (!call) throw new Error(`The operation ${contract.name} has no handler.`);
  return call(ctx, async () => input, signal);
}

type Definition<Spec extends OperationSpec> = {
  meta: object;
  input: z.input<Spec["input"]>;
  output: OutputOf<Spec>;
};
export type ProcedureOf<Spec extends OperationSpec> = Spec["method"] extends "GET"
  ? TRPCQueryProcedure<Definition<Spec>>
  : TRPCMutationProcedure<Definition<Spec>>;

/**
 * Makes a tRPC procedure from a contract and its handler: it checks the credential, scope, and rate, then the strict input, tenancy,
 * idempotency key, and version; it runs the handler and validates the response.
 * @param more `replay` renders the response again for a retry; `lock` locks the rows that a GET reads, so that `If-Match` on a change of
 * its resource can be compared with them
 */
export function operation<Spec extends OperationSpec>(
  contract: Operation<Spec>,
  handlerOf: Handler<Spec> | { readonly prepare: Preparation<Spec> },
  { replay, lock }: { replay?: FreshReplay<Spec>; lock?: Lock<Spec> } = {},
): ProcedureOf<Spec> {
  const executable = { contract, handlerOf, replay };
  if (lock && typeof handlerOf === "function") registerReadable({ contract, read: handlerOf, lock });
  const parse = parserOf(contract);
  const call: Call = (ctx, readInput, signal) =>
    instrumented(contract, async () => {
      const caller = await authorize(contract, ctx);
      const raw = await readInput();
      assertFewValues(raw);
      const key = contract.changesData ? conditionsOf(ctx) : null;
      return uncountingFailures(contract, caller, async () => {
        const input = await parse(raw).catch((cause: unknown) => {
          throw new TRPCError({ code: "BAD_REQUEST", cause });
        });
        return withReceivedFile(contract, input, (received) =>
          execute(executable, { ...ctx, caller, key }, received as InputOf<Spec>, signal),
        );
      });
    });
  calls.set(contract, call);
  // Each further middleware or parser of tRPC would copy the context.
  const procedure = t.procedure.use(({ next, getRawInput }) => next({ ctx: { readInput: getRawInput } }));
  const resolve = ({ ctx, signal }: { ctx: WithInput; signal: AbortSignal | undefined }) =>
    call(ctx, ctx.readInput, signal);
  return (contract.changesData
    ? procedure.mutation(resolve)
    : procedure.query(resolve)) as unknown as ProcedureOf<Spec>;
}

type WithInput = RequestContext & { readonly readInput: () => Promise<unknown> };

/** Checks the headers of a change, and returns its idempotency key, if it has one. @throws malformed_request */
export function conditionsOf({ ifMatch, idempotencyKey }: RequestContext): string | null {
  if (ifMatch !== null) parseIfMatch(ifMatch);
  return idempotencyKey === null ? null : parseIdempotencyKey(idempotencyKey);
}

/**
 * Removes a failed read from the count of its additional rate. A failed link still sent a request to another
 * server, so it stays counted.
 */
async function uncountingFailures<Result>(
  { changesData, alsoCounts }: Operation,
  { userId }: Actor,
  work: () => Promise<Result>,
): Promise<Result> {
  if (changesData || !alsoCounts || alsoCounts === "links") return work();
  try {
    return await work();
  } catch (error) {
    await uncountRequest(userId, alsoCounts);
    throw error;
  }
}

type Fields = Record<string, unknown>;

/** Returns the parser of a call's input; a file that the transport has already received is accepted unchanged. */
function parserOf(contract: Operation): (raw: unknown) => Promise<Fields> {
  const { input, upload } = contract;
  if (!upload) return (raw) => input.parseAsync(raw);
  const fieldsWithoutFile = input.omit({ file: true });
  return async (raw) => {
    const { file, ...fields } = (raw ?? {}) as Fields;
    return file instanceof ReceivedFile
      ? { ...(await fieldsWithoutFile.parseAsync(fields)), file }
      : input.parseAsync(raw);
  };
}

/**
 * Runs the work with a file from JSON, and removes the file if no row keeps it. If the transport received the file, the transport removes
 * it.
 */
async function withReceivedFile<Result>(
  { upload }: Operation,
  input: Fields,
  work: (input: Fields) => Promise<Result>,
): Promise<Result> {
  if (!upload || input.file instanceof ReceivedFile) return work(input);
  const file = await receiveContent(upload, input.file as FileContent);
  return withCleanup(file, () => work({ ...input, file }));
}

import { initTRPC, type TRPCMutationProcedure, type TRPCQueryProcedure } from "@trpc/server";
import type { z } from "zod";
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
import { giveBackRequest } from "./rate-limit.ts";
import { type FileContent, ReceivedFile, receiveContent, settling } from "./uploads.ts";
import { parseIfMatch, registerReadable } from "./versions.ts";

/** tRPC's builder: every error has a problem object and nothing internal. */
export const t = initTRPC.context<RequestContext>().create({
  errorFormatter: ({ shape, error, ctx }) => {
    const problem = problemOf(toOperationError(error), ctx?.requestId ?? "");
    const { code, path } = shape.data;
    return { ...shape, message: problem.detail, data: { code, path, httpStatus: problem.status, problem } };
  },
});

type Definition<Spec extends OperationSpec> = {
  meta: object;
  input: z.input<Spec["input"]>;
  output: OutputOf<Spec>;
};
export type ProcedureOf<Spec extends OperationSpec> = Spec["method"] extends "GET"
  ? TRPCQueryProcedure<Definition<Spec>>
  : TRPCMutationProcedure<Definition<Spec>>;

/**
 * Makes a tRPC procedure from a contract and its handler: it checks credential, scope and rate, then strict input, tenancy, idempotency,
 * the version, runs the handler, and validates its response.
 * @param more `replay` renders the response again for a retry; `hold` locks the rows that a GET reads, so that `If-Match` on a change of
 * its resource can be compared with them
 */
export function operation<Spec extends OperationSpec>(
  contract: Operation<Spec>,
  handlerOf: Handler<Spec> | { readonly prepare: Preparation<Spec> },
  { replay, hold }: { replay?: FreshReplay<Spec>; hold?: Lock<Spec> } = {},
): ProcedureOf<Spec> {
  const executable = { contract, handlerOf, replay };
  if (hold && typeof handlerOf === "function") registerReadable({ contract, read: handlerOf, hold });
  const authorized = t.procedure
    .use(({ ctx, next, getRawInput }) =>
      instrumented(contract, async () => {
        const caller = await authorize(contract, ctx);
        assertFewValues(await getRawInput());
        if (!contract.changesData) {
          const answered = await next({ ctx: { caller, key: null } });
          const { alsoCounts } = contract;
          // A failed link still sent a request to another server, so its rate isn't given back.
          if (!answered.ok && alsoCounts && alsoCounts !== "links") {
            await giveBackRequest(caller.userId, alsoCounts);
          }
          return answered;
        }
        if (ctx.ifMatch !== null) parseIfMatch(ctx.ifMatch);
        const key = ctx.idempotencyKey === null ? null : parseIdempotencyKey(ctx.idempotencyKey);
        return next({ ctx: { caller, key } });
      }),
    )
    .input(parserOf(contract));
  const procedure = contract.changesData
    ? authorized.mutation(({ ctx, input, signal }) =>
        withReceivedFile(contract, input, (received) =>
          execute(executable, ctx, received as InputOf<Spec>, signal),
        ),
      )
    : authorized.query(({ ctx, input, signal }) => execute(executable, ctx, input as InputOf<Spec>, signal));
  return procedure as unknown as ProcedureOf<Spec>;
}

type Fields = Record<string, unknown>;

/** Returns the parser of a call's input; a file that the transport has already received is accepted unchanged. */
function parserOf(contract: Operation): (raw: unknown) => Promise<Fields> {
  const { input, upload } = contract;
  if (!upload) return (raw) => input.parseAsync(raw);
  const others = input.omit({ file: true });
  return async (raw) => {
    const { file, ...fields } = (raw ?? {}) as Fields;
    return file instanceof ReceivedFile
      ? { ...(await others.parseAsync(fields)), file }
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
  return settling(file, () => work({ ...input, file }));
}

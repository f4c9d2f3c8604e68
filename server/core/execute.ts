import type { z } from "zod";
import { now } from "#server/lib/clock.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { ownAccount } from "./access.ts";
import type { Actor } from "./actor.ts";
import type { OperationContext, RequestContext } from "./context.ts";
import { beginKeyed, fingerprintOf, type KeyedTry, storeKeyed } from "./idempotency.ts";
import { announceChange } from "./live.ts";
import type { Operation, OperationSpec } from "./operation.ts";
import { type Sql, sqlOn } from "./sql.ts";
import { inPrismaTransaction, inSqlTransaction } from "./transaction.ts";
import type { ReceivedFile, UploadRule } from "./uploads.ts";

/** The parsed input of an operation, an uploaded file received. */
export type InputOf<Spec extends OperationSpec> = Spec extends { upload: UploadRule }
  ? Omit<z.output<Spec["input"]>, "file"> & { file: ReceivedFile }
  : z.output<Spec["input"]>;
export type OutputOf<Spec extends OperationSpec> = z.output<Spec["output"]>;
export type AnswerOf<Spec extends OperationSpec> = z.input<Spec["output"]>;
export type VerbCall<Spec extends OperationSpec> = { ctx: OperationContext<Spec>; input: InputOf<Spec> };

/** What an operation does: knows no surface, and neither scope, role nor idempotency. */
export type Verb<Spec extends OperationSpec> = (call: VerbCall<Spec>) => Promise<AnswerOf<Spec>>;

/** How a replay is rendered afresh, where storing the whole answer would cost more than the change. */
export type FreshReplay<Spec extends OperationSpec> = {
  readonly keep: (output: OutputOf<Spec>) => unknown;
  readonly render: (call: VerbCall<Spec>, kept: unknown) => Promise<AnswerOf<Spec>>;
};

/** An admitted call: who makes it, and its idempotency key if it changes data and carries one. */
export type AdmittedRequest = RequestContext & { readonly caller: Actor; readonly key: string | null };

type Executable<Spec extends OperationSpec> = {
  contract: Operation<Spec>;
  verb: Verb<Spec>;
  replay: FreshReplay<Spec> | undefined;
};

/** Runs an admitted call to its validated answer; a change, its stored answer and nothing else commit together. */
export async function execute<Spec extends OperationSpec>(
  executable: Executable<Spec>,
  request: AdmittedRequest,
  input: InputOf<Spec>,
): Promise<OutputOf<Spec>> {
  const { contract, verb } = executable;
  const base = {
    ...tenancyOf(contract, request.caller),
    actor: request.caller,
    requestId: request.requestId,
  };
  const shared = { ...base, ifMatch: request.ifMatch, now: now() };
  // The context's shape follows the contract, which the type can't see through.
  const call = (sql: Sql, prisma?: unknown): VerbCall<Spec> => ({
    ctx: { ...shared, sql, prisma } as never,
    input,
  });

  if (!contract.changesData)
    return contract.output.parse(await verb(call(sqlOn(pool), prisma))) as OutputOf<Spec>;

  const output = contract.hotPath
    ? await inSqlTransaction((sql) => change(executable, request, call(sql), sql))
    : await inPrismaTransaction((transaction, sql) =>
        change(executable, request, call(sql, transaction), sql),
      );
  announceChange({
    accountId: request.caller.accountId,
    operation: contract.name,
    originTab: request.originTab,
  });
  return output;
}

async function change<Spec extends OperationSpec>(
  { contract, verb, replay }: Executable<Spec>,
  request: AdmittedRequest,
  call: VerbCall<Spec>,
  sql: Sql,
): Promise<OutputOf<Spec>> {
  const render = async (answer: Promise<AnswerOf<Spec>>) =>
    contract.output.parse(await answer) as OutputOf<Spec>;
  if (request.key === null) return render(verb(call));
  const attempt: KeyedTry = {
    principal: `${request.caller.environment}:${request.caller.principal}`,
    key: request.key,
    fingerprint: fingerprintOf(contract.name, call.input, request.ifMatch),
  };
  const stored = await beginKeyed(sql, attempt);
  if (stored !== null) {
    request.headers.set("Idempotent-Replayed", "true");
    const kept: unknown = JSON.parse(stored);
    return replay ? render(replay.render(call, kept)) : (kept as OutputOf<Spec>);
  }
  const output = await render(verb(call));
  await storeKeyed(sql, attempt, JSON.stringify(replay ? replay.keep(output) : output));
  return output;
}

function tenancyOf(contract: Operation, caller: Actor): object {
  return contract.actsOn === "own" ? { accountId: ownAccount(caller) } : {};
}

import { AsyncLocalStorage } from "node:async_hooks";
import type { z } from "zod";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { inReadTurn, takeReadTurn } from "#server/lib/read-turns.ts";
import { kindOfRead, withWork } from "#server/lib/work.ts";
import {
  type AccountId,
  type ApplicationAccess,
  accountOfCaller,
  applicationAccess,
  type OrganizationAccess,
  type OrganizationId,
  organizationAccess,
  ownAccount,
} from "./access.ts";
import type { Actor } from "./actor.ts";
import { assertAddressConfirmed } from "./confirmed-address.ts";
import type { OperationContext, RequestCache, RequestContext } from "./context.ts";
import { beginKeyed, fingerprintOf, type KeyedAttempt, storeKeyed } from "./idempotency.ts";
import { announceChange, announceRevocations } from "./live.ts";
import type { Operation, OperationSpec } from "./operation.ts";
import { readFromReplica } from "./replica.ts";
import { type Sql, sqlOn } from "./sql.ts";
import { packResponse, unpackResponse } from "./stored-responses.ts";
import { isStreamed, type Streamed } from "./streamed.ts";
import { inSqlTransaction, type WithCommit } from "./transaction.ts";
import type { ReceivedFile, UploadRule } from "./uploads.ts";
import { assertVersion, parseIfMatch, readResource } from "./versions.ts";

/** The parsed input of an operation, with its uploaded file received. */
export type InputOf<Spec extends OperationSpec> = Spec extends { upload: UploadRule }
  ? Omit<z.output<Spec["input"]>, "file"> & { file: ReceivedFile }
  : z.output<Spec["input"]>;
export type OutputOf<Spec extends OperationSpec> = z.output<Spec["output"]>;
type HandlerResult<Spec extends OperationSpec> =
  | z.input<Spec["output"]>
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing may return what another function doesn't
  | (undefined extends z.input<Spec["output"]> ? void : never);
export type HandlerCall<Spec extends OperationSpec> = { ctx: OperationContext<Spec>; input: InputOf<Spec> };

/** The handler of an operation: independent of transport, scope, role, and idempotency. */
export type Handler<Spec extends OperationSpec> = (
  call: HandlerCall<Spec>,
) => Promise<HandlerResult<Spec> | StreamedResult<Spec>>;
/** The streamed response of a GET. */
type StreamedResult<Spec extends OperationSpec> =
  HandlerResult<Spec> extends object ? Streamed<HandlerResult<Spec>> : never;

/**
 * Does work that no transaction should wait for, such as reading an untrusted document, and returns the
 * handler for the rest. Runs after the caller's scope and rate are checked.
 */
export type Preparation<Spec extends OperationSpec> = (request: {
  readonly actor: Actor;
  readonly input: InputOf<Spec>;
  readonly signal: AbortSignal | undefined;
}) => Promise<Handler<Spec>>;

/** Renders the response of a change again for a retry, if storing the whole response would cost more than the change. */
export type FreshReplay<Spec extends OperationSpec> = {
  readonly keep: (output: OutputOf<Spec>) => unknown;
  readonly render: (call: HandlerCall<Spec>, stored: unknown) => Promise<HandlerResult<Spec>>;
};

/** Locks the rows that a GET reads until the transaction ends, so that no other change can alter them. The GET reports absent rows. */
export type Lock<Spec extends OperationSpec> = (call: HandlerCall<Spec>) => Promise<unknown>;

/** An authorized call: its caller, and its idempotency key if it changes data and has one. */
export type AuthorizedRequest = RequestContext & { readonly caller: Actor; readonly key: string | null };

type Executable<Spec extends OperationSpec> = {
  contract: Operation<Spec>;
  handlerOf: Handler<Spec> | { readonly prepare: Preparation<Spec> };
  replay: FreshReplay<Spec> | undefined;
};

/** Runs an authorized call and returns its validated response. A change and its stored response are committed together. */
export async function execute<Spec extends OperationSpec>(
  executable: Executable<Spec>,
  request: AuthorizedRequest,
  input: InputOf<Spec>,
  signal?: AbortSignal,
): Promise<OutputOf<Spec>> {
  const { contract, handlerOf, replay } = executable;
  const handler =
    typeof handlerOf === "function"
      ? handlerOf
      : await handlerOf.prepare({ actor: request.caller, input, signal });
  const affected = {
    accounts: new Set([request.caller.accountId]),
    organizations: new Set<string>(),
    revokedCredentials: new Set<string>(),
  };
  const { caller, requestId, ifMatch, originTab } = request;
  const requestCache = contract.changesData ? null : request.requestCache;
  const shared = {
    actor: caller,
    requestId,
    idempotencyKey: request.key,
    now: now(),
    requestCache,
    isHead: request.isHead === true,
    affected,
    signal,
  };
  const call = async (sql: Sql, reading = sql): Promise<HandlerCall<Spec>> => {
    const tenancy = await tenancyOf(contract, caller, input, sql, requestCache);
    if (tenancy.organizationId) affected.organizations.add(tenancy.organizationId);
    if (contract.needsConfirmedAddress) await assertAddressConfirmed(sql, caller.accountId);
    const tenant = tenancy.organizationId ?? tenancy.accountId ?? caller.accountId;
    const list = { operation: contract.name, tenant, input };
    // The contract decides the shape of the context, which TypeScript can't derive here.
    return { ctx: { ...shared, ...tenancy, sql: reading, list } as never, input };
  };
  const callOfResource = (sql: Sql) => async (reading: Operation) => ({
    ctx: { ...shared, ...(await tenancyOf(reading, caller, input, sql, null)), sql },
    input: inputOfResource(reading, input),
  });
  const lockedCall = async (sql: Sql): Promise<HandlerCall<Spec>> => {
    const authorized = await call(sql);
    if (ifMatch === null) return authorized;
    await assertVersion(contract, parseIfMatch(ifMatch), callOfResource(sql));
    return authorized;
  };

  // Access is always checked on the primary, on the connections for interactive reads.
  const direct = async (reading?: Sql) => {
    const authorized = await call(sqlOn(pool), reading);
    const kind = contract.work ?? kindOfRead(input);
    const [organizationId = null] = affected.organizations;
    const turn = contract.changesData ? undefined : takeReadTurn(caller.userId, kind);
    if (turn) await turn;
    const isPlain = contract.changesData || (kind === "interactive" && organizationId === null);
    const handle = async () => {
      const result = await handler(authorized);
      if (!isStreamed(result)) return result;
      // The rest of a streamed response counts as the same kind of work for the same caller, whose access may
      // end in the meantime.
      return result.readWithin(AsyncLocalStorage.snapshot(), async (read) => {
        if (organizationId !== null) await tenancyOf(contract, caller, input, sqlOn(pool), null);
        return inReadTurn(caller.userId, kind, read);
      });
    };
    const result = await (isPlain ? handle() : withWork({ kind, organizationId }, handle));
    if (!isStreamed(result)) return contract.output.parse(result) as OutputOf<Spec>;
    const checked = result.checkedBy(contract);
    // A transport that takes streams checks for them; the types describe the complete response.
    return (request.takesStreams ? checked : await checked.collected()) as OutputOf<Spec>;
  };
  const inTransaction = (sql: Sql, withCommit: WithCommit) => {
    const authorized = {
      call: () => call(sql),
      held: () => lockedCall(sql),
      resource: () => readResource(contract, callOfResource(sql)),
    };
    return change({ contract, handler, replay }, request, input, authorized, { sql, withCommit });
  };
  if (!contract.changesData) return contract.fromReplica ? readFromReplica(direct) : direct();
  const output = hasOwnTransaction(contract) ? await direct() : await inSqlTransaction(inTransaction);
  const { name } = contract;
  await announceRevocations(affected.revokedCredentials);
  if (contract.audience === "pages" && contract.silent) return output;
  for (const accountId of affected.accounts) announceChange({ accountId, operation: name, originTab });
  if (affected.organizations.size > 0) {
    announceChange({
      accountId: null,
      organizationIds: [...affected.organizations],
      operation: name,
      originTab,
    });
  }
  return output;
}

/**
 * Runs a change, or returns its stored response before it checks tenancy and version: the first try may have ended the access (leaving,
 * deleting) or made the version old.
 */
async function change<Spec extends OperationSpec>(
  { contract, handler, replay }: Omit<Executable<Spec>, "handlerOf"> & { handler: Handler<Spec> },
  request: AuthorizedRequest,
  input: InputOf<Spec>,
  authorized: Record<"call" | "held", () => Promise<HandlerCall<Spec>>> & {
    resource: () => Promise<unknown>;
  },
  { sql, withCommit }: { sql: Sql; withCommit: WithCommit },
): Promise<OutputOf<Spec>> {
  const render = async (result: Promise<unknown>) => contract.output.parse(await result) as OutputOf<Spec>;
  if (request.key === null) return render(handler(await authorized.held()));
  const attempt: KeyedAttempt = {
    accountId: accountOfCaller(request.caller),
    principal: `${request.caller.environment}:${request.caller.principal}`,
    key: request.key,
    fingerprint: fingerprintOf(contract.name, input, request.ifMatch),
  };
  const stored = await beginKeyed(sql, attempt);
  if (stored !== null) {
    request.headers.set("Idempotent-Replayed", "true");
    if (replay) return render(replay.render(await authorized.call(), JSON.parse(stored)));
    const kept = unpackResponse(stored, input);
    return (kept ? kept.output : await authorized.resource()) as OutputOf<Spec>;
  }
  const output = await render(handler(await authorized.held()));
  const canBeReread = contract.returnsResource === true && contract.resource !== undefined;
  const result = replay ? JSON.stringify(replay.keep(output)) : packResponse(output, input, canBeReread);
  withCommit(storeKeyed(sql, { ...attempt, answer: result }));
  return output;
}

/** Returns the input of the GET that reads a change's resource, with the rows that the change names. */
function inputOfResource({ input, rowFields }: Operation, given: object): object {
  return input.parse(Object.fromEntries(Object.entries(given).filter(([name]) => rowFields.includes(name))));
}

function hasOwnTransaction(contract: Operation): boolean {
  return contract.audience === "pages" && contract.transaction === "own";
}

type Tenancy = {
  accountId?: AccountId;
  organization?: OrganizationAccess;
  organizationId?: OrganizationId;
  application?: ApplicationAccess;
};

/** Returns the account or organization that the operation acts on, as its contract says, with the caller's access to it. */
async function tenancyOf(
  contract: Operation,
  caller: Actor,
  input: object,
  sql: Sql,
  requestCache: RequestCache | null,
): Promise<Tenancy> {
  const { actsOn, roles } = contract;
  const locksOrganization = contract.changesData && !hasOwnTransaction(contract);
  const named = input as { organizationSlug?: string; applicationId?: string };
  if (actsOn === "own") return { accountId: ownAccount(caller) };
  if (actsOn === "organization") {
    const slug = named.organizationSlug ?? "";
    const lock = locksOrganization ? (contract.organizationLock ?? "presence") : null;
    const memberships = requestCache?.memberships ?? null;
    const organization = await organizationAccess(sql, caller, slug, roles ?? [], lock, memberships);
    return { organization, organizationId: organization.id };
  }
  if (actsOn === "application") {
    return { application: await applicationAccess(sql, caller, named.applicationId ?? "", roles) };
  }
  return {};
}

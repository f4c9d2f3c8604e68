import type { Actor } from "./actor.ts";
import type { RequestContext } from "./context.ts";
import { OperationError } from "./errors.ts";
import { noteOperation } from "./instrumented.ts";
import type { Operation } from "./operation.ts";
import { countCall, countRequest } from "./rate-limit.ts";
import { requireRecentAuthentication } from "./recent-authentication.ts";

/**
 * Admits a request to an operation: checks the credential, the scope (for pages: a session), the rate, and
 * recent authentication. If a transport calls this before it reads the body, the procedure's own check costs
 * nothing.
 * @throws unauthenticated, insufficient_scope (with the challenge that names the scope), rate_limited,
 * reauthentication_required, not_found in a sandbox if the operation is about the live account
 */
export async function authorize(contract: Operation, request: RequestContext): Promise<Actor> {
  noteOperation(contract);
  const actor = await request.actor();
  if (request.authorized.delete(contract)) return actor;
  if (contract.audience === "pages") assertSignedIn(actor);
  else if (contract.scope !== null && !actor.scopes.includes(contract.scope)) {
    const more = request.resourceMetadata ? `, resource_metadata="${request.resourceMetadata}"` : "";
    const challenge = `Bearer error="insufficient_scope", scope="${contract.scope}"${more}`;
    throw new OperationError("insufficient_scope", `${contract.name} needs the scope ${contract.scope}.`, {
      headers: { "WWW-Authenticate": challenge },
    });
  }
  await countCall(actor, contract.changesData ? "writes" : "reads", request.headers);
  if (contract.alsoCounts) await countRequest(actor.userId, contract.alsoCounts, request.headers);
  if (contract.reauthentication === "always") await requireRecentAuthentication(actor);
  if (contract.audience === "pages" && contract.environment === "live") assertLive(actor);
  return actor;
}

function assertSignedIn({ kind }: Actor): void {
  if (kind !== "session") throw new OperationError("unauthenticated", "Sign in to use this page.");
}

function assertLive({ environment }: Actor): void {
  if (environment === "live") return;
  throw new OperationError("not_found", "Your own account isn't part of a sandbox. Leave the sandbox first.");
}

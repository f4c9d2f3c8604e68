import type { Actor } from "./actor.ts";
import type { RequestContext } from "./context.ts";
import { OperationError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import { countRequest } from "./rate-limit.ts";
import { requireRecentAuthentication } from "./recent-authentication.ts";

/**
 * Lets a request through to an operation: credential, then scope, then rate, then whether it is still the person who signed in. A surface may ask before it reads the body;
 * the procedure's own question then costs nothing.
 * @throws unauthenticated, insufficient_scope (with the challenge that names the scope), rate_limited, reauthentication_required
 */
export async function admit(contract: Operation, request: RequestContext): Promise<Actor> {
  const actor = await request.actor();
  if (request.admitted.delete(contract)) return actor;
  if (contract.scope !== null && !actor.scopes.includes(contract.scope)) {
    throw new OperationError("insufficient_scope", `${contract.name} needs the scope ${contract.scope}.`, {
      headers: {
        "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${contract.scope}"`,
      },
    });
  }
  await countRequest(actor.principal, contract.changesData ? "writes" : "reads", request.headers);
  if (contract.reauthentication === "always") await requireRecentAuthentication(actor);
  return actor;
}

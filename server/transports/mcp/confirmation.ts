import {
  type CallToolResult,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { RequestContext } from "#server/core/context.ts";
import type { Callable } from "#server/core/group.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { callOperation } from "#server/core/procedure.ts";
import { sealOf } from "#server/lib/signing-secrets.ts";
import { declaredOperations } from "../rest/routes.ts";

const QUESTION = "confirm";
/** Operations whose deletion can be reversed by creating the same again: a share, or an invitation. */
const REVERSIBLE = ["shares.delete", "organization_invitations.revoke"];
const LABEL_LENGTH = 100;
const CODE_LENGTH = 8;

/** Checks whether a tool's effect can't be undone: it deletes or discards. */
export function isFinal({ name, destroys, output }: PublicOperation): boolean {
  return destroys === true || ("deleted" in output.shape && !REVERSIBLE.includes(name));
}

type ConfirmationRequest = {
  readonly operation: Callable;
  readonly input: Record<string, unknown>;
  readonly context: RequestContext;
  /** The call's `confirm`, if the tool has this parameter: tools in the complete list don't. */
  readonly confirm: { readonly value: unknown } | null;
};

/**
 * Asks the user to confirm an irreversible change, if their client supports it (elicitation, in the revision that declares it with each
 * request). Otherwise a tool of a toolset is rejected once, with the effect and a code that confirms it: the model has to call again, and
 * can ask first. A client of the complete list asks in its own way, by the tool's annotations.
 * @param client what it declared with this request; nothing in the earlier stateless revision
 * @returns the question, or the model's message if the user declines; null if the call continues
 */
export async function confirmationOf(
  { operation, input, context, confirm }: ConfirmationRequest,
  { mcpReq }: ServerContext,
  client: ClientCapabilities | undefined,
): Promise<InputRequiredResult | CallToolResult | null> {
  if (!isFinal(operation.contract)) return null;
  const asks = canAsk(client);
  if (!asks && confirm === null) return null;
  const response = asks ? inputResponse(mcpReq.inputResponses, QUESTION) : null;
  if (response?.kind === "elicit") {
    return response.action === "accept" && response.content?.[QUESTION] === true ? null : declined();
  }
  const code = asks ? null : await codeOf(operation, input, context);
  if (code !== null && confirm?.value === code) return null;
  const { summary } = operation.contract;
  const label = await labelOf(operation, input, context, mcpReq.signal);
  const message = `${summary}${label === null ? "" : `: ${label}`}? This can't be undone.`;
  if (code !== null) return unconfirmed(message, code);
  return inputRequired({
    inputRequests: {
      [QUESTION]: inputRequired.elicit({
        message,
        requestedSchema: {
          type: "object",
          properties: { [QUESTION]: { type: "boolean", title: summary } },
          required: [QUESTION],
        },
      }),
    },
  });
}

/** Returns a code for this call by this caller; only a model that was shown the effect knows it. */
async function codeOf({ contract }: Callable, input: object, context: RequestContext): Promise<string> {
  const { principal } = await context.actor();
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return sealOf(`confirm ${principal} ${contract.name} ${JSON.stringify(sorted)}`).slice(0, CODE_LENGTH);
}

function unconfirmed(message: string, code: string): CallToolResult {
  const text = `${message} Nothing was changed. Ask the person. If they agree, call again with confirm: "${code}".`;
  return { content: [{ type: "text", text }], isError: true };
}

/** Checks whether the client can ask with a form. An empty capability means forms, the original mode. */
function canAsk(client: ClientCapabilities | undefined): boolean {
  const { elicitation } = client ?? {};
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

function declined(): CallToolResult {
  return { content: [{ type: "text", text: "The person said no. Nothing was changed." }], isError: true };
}

/** Returns the name of the thing that the call changes; null if it has none, or the caller can't read it. */
async function labelOf(
  { contract }: Callable,
  input: Record<string, unknown>,
  context: RequestContext,
  signal: AbortSignal,
): Promise<string | null> {
  const get = declaredOperations().find((operation) => operation.contract.name === contract.resource);
  if (!get || get.contract.pathParameters.length === 0) return null;
  const path = Object.fromEntries(get.contract.pathParameters.map((name) => [name, input[name]]));
  const read = { ...context, headers: new Map(), idempotencyKey: null, ifMatch: null };
  const found = await callOperation(get, path, read, signal).catch(() => null);
  return found === null ? null : nameIn(found as Named).slice(0, LABEL_LENGTH) || null;
}

type Named = { name?: string; url?: string; job?: { title: string }; company?: { name: string } };

function nameIn({ name, url, job, company }: Named): string {
  if (job && company) return `${job.title}, ${company.name}`;
  return name ?? url ?? "";
}

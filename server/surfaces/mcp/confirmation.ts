import {
  type CallToolResult,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { RequestContext } from "#server/core/context.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { type Callable, callOperation } from "../call-operation.ts";
import { declaredOperations } from "../rest/routes.ts";

const QUESTION = "confirm";
/** They end something that can be made anew: a share, and an invitation. */
const REVERSIBLE = ["shares.delete", "organization_invitations.revoke"];
const LABEL_LENGTH = 100;

/** Whether what a tool does can't be undone: it deletes, or discards. */
function isFinal({ name, destroys, output }: PublicOperation): boolean {
  return destroys === true || ("deleted" in output.shape && !REVERSIBLE.includes(name));
}

/**
 * Has the person confirm what can't be undone, where their client can ask them (elicitation, in the revision that has it
 * with each request). A client that can't asks in its own way, by the tool's annotations.
 * @param client what it declared with this request; the stateless revision before declares nothing
 * @returns the question, or what the model is told of a person who says no; null where the call goes on
 */
export async function confirmationOf(
  operation: Callable,
  input: Record<string, unknown>,
  context: RequestContext,
  { mcpReq }: ServerContext,
  client: ClientCapabilities | undefined,
): Promise<InputRequiredResult | CallToolResult | null> {
  if (!canAsk(client) || !isFinal(operation.contract)) return null;
  const answer = inputResponse(mcpReq.inputResponses, QUESTION);
  if (answer.kind === "elicit") {
    return answer.action === "accept" && answer.content?.[QUESTION] === true ? null : declined();
  }
  const { summary } = operation.contract;
  const label = await labelOf(operation, input, context, mcpReq.signal);
  return inputRequired({
    inputRequests: {
      [QUESTION]: inputRequired.elicit({
        message: `${summary}${label === null ? "" : `: ${label}`}? This can't be undone.`,
        requestedSchema: {
          type: "object",
          properties: { [QUESTION]: { type: "boolean", title: summary } },
          required: [QUESTION],
        },
      }),
    },
  });
}

/** An empty capability means forms, which were there first. */
function canAsk(client: ClientCapabilities | undefined): boolean {
  const { elicitation } = client ?? {};
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

function declined(): CallToolResult {
  return { content: [{ type: "text", text: "The person said no. Nothing was changed." }], isError: true };
}

/** What people call the thing; null where it has no name, or the caller can't read it. */
async function labelOf(
  { contract }: Callable,
  input: Record<string, unknown>,
  context: RequestContext,
  signal: AbortSignal,
): Promise<string | null> {
  const get = declaredOperations().find((one) => one.contract.name === contract.resource);
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

import type { CallToolRequest, CallToolResult } from "@modelcontextprotocol/server";
import type { RequestContext } from "#server/core/context.ts";
import { OperationError, problemOf, toOperationError } from "#server/core/errors.ts";
import { etagOf } from "#server/core/etag.ts";
import { ERRORS } from "#server/core/vocabulary.ts";
import { logger } from "#server/lib/logger.ts";
import { type Callable, callOperation, carriesEtag } from "../call-operation.ts";
import { reportRefusal } from "../denials.ts";

const IDEMPOTENCY_KEY = "offerlane/idempotencyKey";
const IDEMPOTENT_REPLAYED = "offerlane/idempotentReplayed";
const IF_MATCH = "offerlane/ifMatch";
const ETAG = "offerlane/etag";
const PROBLEM = "offerlane/problem";

type Params = CallToolRequest["params"];

/** Calls an operation as a tool; a refusal is a result too, with the problem as text and as metadata. It never throws. */
export async function callTool(
  operation: Callable,
  params: Params,
  request: RequestContext,
  signal: AbortSignal,
): Promise<CallToolResult> {
  try {
    const context: RequestContext = {
      ...request,
      idempotencyKey: metaText(params, IDEMPOTENCY_KEY) ?? request.idempotencyKey,
      ifMatch: metaText(params, IF_MATCH) ?? request.ifMatch,
    };
    const output = await callOperation(operation, params.arguments ?? {}, context, signal);
    return success(operation, output as Record<string, unknown>, context);
  } catch (error) {
    return refusal(error, request);
  }
}

function success(
  { contract }: Callable,
  output: Record<string, unknown>,
  { headers }: RequestContext,
): CallToolResult {
  const text = JSON.stringify(output);
  const meta = {
    ...(carriesEtag(contract) ? { [ETAG]: etagOf(text) } : {}),
    ...(headers.has("Idempotent-Replayed") ? { [IDEMPOTENT_REPLAYED]: true } : {}),
  };
  return { content: [{ type: "text", text }], structuredContent: output, _meta: meta };
}

function refusal(thrown: unknown, { requestId }: RequestContext): CallToolResult {
  const error = toOperationError(thrown);
  if (ERRORS[error.code].status >= 500) logger.error({ err: thrown, requestId }, "a tool call failed");
  const problem = problemOf(error, requestId);
  reportRefusal(problem.status, "/api/mcp");
  // No structured content: it would have to be what the tool's output schema says, and clients that check it drop the result.
  return {
    content: [{ type: "text", text: JSON.stringify(problem) }],
    isError: true,
    _meta: { [PROBLEM]: problem },
  };
}

function metaText(params: Params, name: string): string | null {
  const value = params._meta?.[name];
  if (value === undefined) return null;
  if (typeof value === "string") return value;
  throw new OperationError("malformed_request", `_meta["${name}"] takes a text.`);
}

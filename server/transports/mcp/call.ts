import type { CallToolRequest, CallToolResult } from "@modelcontextprotocol/server";
import { ERRORS } from "#server/codes.ts";
import type { RequestContext } from "#server/core/context.ts";
import {
  invalidField,
  OperationError,
  type Problem,
  problemOf,
  toOperationError,
} from "#server/core/errors.ts";
import type { Callable } from "#server/core/group.ts";
import { callOperation } from "#server/core/procedure.ts";
import { etagOf, hasEtag } from "#server/core/versions.ts";
import { logger } from "#server/lib/logger.ts";
import { reportRejection } from "../denied-requests.ts";
import { linksOf } from "./resources.ts";
import type { ToolList } from "./tool-list.ts";
import { inToolNames } from "./tools.ts";

const IDEMPOTENCY_KEY = "offerlane/idempotencyKey";
const IDEMPOTENT_REPLAYED = "offerlane/idempotentReplayed";
const IF_MATCH = "offerlane/ifMatch";
const ETAG = "offerlane/etag";
const PROBLEM = "offerlane/problem";

type Params = CallToolRequest["params"];
type Style = Pick<ToolList, "isCompact">;

/**
 * Calls an operation as a tool. An error is returned as a result too, with the problem as text and as metadata. Never throws.
 * @param style whether the result is short text for a model, or also complete, structured content
 */
export async function callTool(
  operation: Callable,
  params: Params,
  request: RequestContext,
  signal: AbortSignal,
  style: Style,
): Promise<CallToolResult> {
  try {
    const context: RequestContext = {
      ...request,
      idempotencyKey: metaText(params, IDEMPOTENCY_KEY) ?? request.idempotencyKey,
      ifMatch: metaText(params, IF_MATCH) ?? request.ifMatch,
    };
    const compact = style.isCompact ? operation.contract.compact : undefined;
    const { detail, ...args } = params.arguments ?? {};
    const input = compact ? args : (params.arguments ?? {});
    const isFull = !compact || (detail !== undefined && assertFull(detail));
    const output = (await callOperation(operation, input, context, signal)) as Record<string, unknown>;
    const result = success(operation, output, context);
    if (!style.isCompact) return { ...result, structuredContent: output };
    const links = linksOf(operation.contract, input, output);
    const content = isFull ? result.content : [textOf(compact(output as never))];
    return { ...result, content: [...content, ...links] };
  } catch (error) {
    return errorResponse(error, request, style);
  }
}

/** Checks the parameter `detail`. @throws validation_failed for any value but `full` */
function assertFull(detail: unknown): true {
  if (detail === "full") return true;
  throw invalidField(["detail"], "Must be “full”, or omitted.");
}

function success(
  { contract }: Callable,
  output: Record<string, unknown>,
  { headers }: RequestContext,
): CallToolResult {
  const text = JSON.stringify(output);
  const meta = {
    ...(hasEtag(contract) ? { [ETAG]: etagOf(text) } : {}),
    ...(headers.has("Idempotent-Replayed") ? { [IDEMPOTENT_REPLAYED]: true } : {}),
  };
  return { content: [{ type: "text", text }], _meta: meta };
}

function textOf(value: object) {
  return { type: "text", text: JSON.stringify(value) } as const;
}

function errorResponse(thrown: unknown, { requestId }: RequestContext, style: Style): CallToolResult {
  const error = toOperationError(thrown);
  if (ERRORS[error.code].status >= 500) logger.error({ err: thrown, requestId }, "a tool call failed");
  const problem = inToolWords(problemOf(error, requestId));
  reportRejection(problem.status, "/api/mcp");
  // No structured content: it would have to match the tool's output schema, and clients that validate it drop the result.
  return {
    content: [style.isCompact ? { type: "text", text: inWords(problem) } : textOf(problem)],
    isError: true,
    _meta: { [PROBLEM]: problem },
  };
}

/** Replaces terms of REST, such as its headers, with terms of MCP. */
const TOOL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bthe new ETag\b/g, `its new _meta["${ETAG}"]`],
  [/\bIdempotency-Key\b/g, `_meta["${IDEMPOTENCY_KEY}"]`],
  [/\bIf-Match\b/g, `_meta["${IF_MATCH}"]`],
  [/\bETag\b/g, `_meta["${ETAG}"]`],
];

/** Returns a problem without terms of another transport. */
function inToolWords(problem: Problem): Problem {
  const reworded = (text: string) =>
    inToolNames(TOOL_WORDS.reduce((rest, [word, ours]) => rest.replace(word, ours), text));
  const issues = problem.issues?.map(({ path, message }) => ({ path, message: reworded(message) }));
  return { ...problem, detail: reworded(problem.detail), ...(issues ? { issues } : {}) };
}

/** Formats a problem for a model: its code, what to do, and each invalid field. */
function inWords({ code, detail, issues = [] }: Problem): string {
  const fields = issues.map(({ path, message }) => `- ${path.join(".")}: ${message}`);
  return [`${code}: ${detail}`, ...(fields.length > 1 ? fields : [])].join("\n");
}

function metaText(params: Params, name: string): string | null {
  const value = params._meta?.[name];
  if (value === undefined) return null;
  if (typeof value === "string") return value;
  throw new OperationError("malformed_request", `_meta["${name}"] takes a text.`);
}

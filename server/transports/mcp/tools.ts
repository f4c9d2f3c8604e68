import type { ListToolsResult, Tool } from "@modelcontextprotocol/server";
import { LIMITS } from "#domain/limits.ts";
import type { Callable } from "#server/core/group.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { bodyMaxBytesOf } from "../body.ts";
import { declaredOperations } from "../rest/routes.ts";
import { toolSchema } from "./tool-schema.ts";

const PAGE_SIZE: number = LIMITS.requests.pageSize;

/** The API's own operations; those beyond it are only in toolsets. */
const operations = declaredOperations().filter(({ contract }) => contract.audience !== "beyond");
const toolNames = new Set(declaredOperations().map(({ contract }) => contract.toolName));
const byName: ReadonlyMap<string, Callable> = new Map(
  operations.map((operation) => [operation.contract.toolName, operation]),
);
/** The most bytes of a message; most tools accept fewer. */
export const LARGEST_CALL_BYTES = Math.max(...operations.map(({ contract }) => bodyMaxBytesOf(contract)));

let pages: ReadonlyMap<string, ListToolsResult> | undefined;

/** Returns the operation of a tool, or undefined for an unknown name. */
export function operationOfTool(name: string): Callable | undefined {
  return byName.get(name);
}

/** Returns a page of the tools, made once and shared by all callers; undefined for an invalid cursor. */
export function pageOfTools(cursor: string | undefined): ListToolsResult | undefined {
  pages ??= pagesOf(operations.map(({ contract }) => toolOf(contract)));
  return pages.get(cursor ?? "");
}

/** Splits a list of tools into pages by cursor; the first page has none. */
export function pagesOf(tools: readonly Tool[], size = PAGE_SIZE): ReadonlyMap<string, ListToolsResult> {
  const starts = tools.flatMap((_, index) => (index % size === 0 ? [index] : []));
  return new Map(
    starts.map((start) => {
      const next = start + size < tools.length ? { nextCursor: cursorAt(start + size) } : {};
      return [cursorAt(start), { tools: tools.slice(start, start + size), ...next }];
    }),
  );
}

function cursorAt(start: number): string {
  return start === 0 ? "" : Buffer.from(`tools ${start}`).toString("base64url");
}

function toolOf(contract: PublicOperation): Tool {
  return {
    name: contract.toolName,
    title: contract.summary,
    description: inToolNames(withDeprecation(contract, contract.description)),
    inputSchema: toolSchema(contract.input, "input", inToolNames),
    outputSchema: toolSchema(contract.output, "output", inToolNames),
    annotations: { title: contract.summary, ...annotationsOf(contract) },
  };
}

/** Adds a deprecation to a description, so that a model chooses the tool that replaces it. */
export function withDeprecation({ deprecated }: PublicOperation, text: string): string {
  if (!deprecated) return text;
  const instead = deprecated.instead ? ` Use ${deprecated.instead} instead.` : "";
  return `Deprecated: it may be removed on or after ${deprecated.sunset}.${instead} ${text}`;
}

/** Replaces names of operations in a description with the names of their tools. */
export function inToolNames(text: string): string {
  return text.replace(/\b[a-z_]+\.[a-z_]+\b/g, (name) => {
    const toolName = name.replace(".", "_");
    return toolNames.has(toolName) ? toolName : name;
  });
}

/**
 * Returns the hints about a tool for clients, as the specification defines them: destructive if a change does more than add, idempotent
 * if repeating it changes nothing more, and open-world if it reaches beyond Offerlane.
 */
export function annotationsOf(contract: PublicOperation): NonNullable<Tool["annotations"]> {
  if (!contract.changesData) return { readOnlyHint: true, openWorldHint: false };
  return {
    readOnlyHint: false,
    destructiveHint: contract.location === undefined && !contract.adds,
    // Every change except a POST sets the resource that it names.
    idempotentHint: contract.method !== "POST" || contract.repeatable === true,
    openWorldHint: contract.reachesOut === true,
  };
}

import type { ListToolsResult } from "@modelcontextprotocol/server";
import { isToolset, TOOLSETS, type Toolset } from "#domain/toolsets.ts";
import { OperationError } from "#server/core/errors.ts";
import type { Callable } from "../call-operation.ts";
import { declaredOperations } from "../rest/routes.ts";
import { compactTool } from "./compact-tool.ts";
import { INSTRUCTIONS, instructionsOf } from "./instructions.ts";
import { operationOfTool, pageOfTools } from "./tools.ts";

/** The tools that stand at an address, and how they answer. */
export type ToolList = {
  /** The operation behind a tool of this list; undefined for a name that is none of its. */
  readonly operationOf: (name: string) => Callable | undefined;
  /** A page of the list; undefined for a cursor that is none of its. */
  readonly pageOf: (cursor: string | undefined) => ListToolsResult | undefined;
  readonly instructions: string;
  /** Whether answers are compact, unless a call asks for `detail: "full"`. */
  readonly isCompact: boolean;
};

/** Every operation, in full: the interface. */
const WHOLE: ToolList = {
  operationOf: operationOfTool,
  pageOf: pageOfTools,
  instructions: INSTRUCTIONS,
  isCompact: false,
};

const made = new Map<string, ToolList>();

/**
 * The tools at an address: of the toolsets that its query names, or else every one.
 * @param address such as `/api/mcp?toolset=search,organization`; the parameter may be repeated
 * @throws malformed_request for a toolset that doesn't exist
 */
export function toolListAt(address: URL): ToolList {
  const asked = address.searchParams.getAll("toolset");
  if (asked.length === 0) return WHOLE;
  const names = new Set(asked.flatMap((text) => text.split(",")).map((name) => name.trim()));
  const unknown = [...names].find((name) => !isToolset(name));
  if (unknown !== undefined) {
    const known = TOOLSETS.join(", ");
    throw new OperationError(
      "malformed_request",
      `There is no toolset “${unknown}”. The toolsets are ${known}.`,
    );
  }
  // In one order whatever the query's, so that there are no more lists than sets.
  const chosen = TOOLSETS.filter((toolset) => names.has(toolset));
  const key = chosen.join();
  const list = made.get(key) ?? listOf(chosen);
  made.set(key, list);
  return list;
}

function listOf(chosen: readonly Toolset[]): ToolList {
  const operations = declaredOperations().filter(({ toolsets }) =>
    toolsets.some((toolset) => chosen.includes(toolset)),
  );
  const byName = new Map(operations.map((operation) => [operation.contract.toolName, operation]));
  // In one page: many clients read no second one.
  const page = { tools: operations.map(({ contract }) => compactTool(contract)) };
  return {
    operationOf: (name) => byName.get(name),
    pageOf: (cursor) => (cursor === undefined ? page : undefined),
    instructions: instructionsOf(chosen),
    isCompact: true,
  };
}

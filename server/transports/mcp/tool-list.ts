import type { ListToolsResult, Tool } from "@modelcontextprotocol/server";
import { isToolset, TOOLSETS, type Toolset } from "#domain/toolsets.ts";
import type { Actor } from "#server/core/actor.ts";
import { OperationError } from "#server/core/errors.ts";
import type { Callable } from "#server/core/group.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { declaredOperations } from "../rest/routes.ts";
import { compactTool } from "./compact-tool.ts";
import { INSTRUCTIONS, instructionsOf } from "./instructions.ts";
import { operationOfTool, pageOfTools } from "./tools.ts";

/** The tools at an address, and the form of their results. */
export type ToolList = {
  /** Returns the operation of a tool in this list; undefined for an unknown name. */
  readonly operationOf: (name: string) => Callable | undefined;
  /** Returns a page of the list for a credential; undefined for an invalid cursor. */
  readonly pageOf: (cursor: string | undefined, caller: Caller) => ListToolsResult | undefined;
  readonly instructions: string;
  /** True if results are compact unless a call has `detail: "full"`. */
  readonly isCompact: boolean;
};
type Caller = Pick<Actor, "scopes" | "restrictedToOrganizationId">;
type Placed = ReturnType<typeof declaredOperations>[number];

/** The complete list: every operation of the API, with full results. */
const WHOLE: ToolList = {
  operationOf: operationOfTool,
  pageOf: pageOfTools,
  instructions: INSTRUCTIONS,
  isCompact: false,
};

/** The compact tools made so far, by name. */
const compactTools = new Map<string, Tool>();

/**
 * Returns the tools at an address: those of the toolsets and the single tools in its query, without changes if it has `readonly=1`, or
 * else all of them.
 * @param address such as `/api/mcp?toolset=search,roster_list&readonly=1`; the parameter may be repeated
 * @throws malformed_request if a toolset or tool doesn't exist
 */
export function toolListAt(address: URL): ToolList {
  const { searchParams } = address;
  const requested = searchParams.getAll("toolset");
  const isReadOnly = readOnlyIn(searchParams.get("readonly"));
  if (requested.length === 0 && !isReadOnly) return WHOLE;
  const all = declaredOperations();
  const tools = new Set(all.map(({ contract }) => contract.toolName));
  const requestedNames = new Set(requested.flatMap((text) => text.split(",")).map((name) => name.trim()));
  const names = requested.length === 0 ? new Set<string>(TOOLSETS) : requestedNames;
  const unknown = [...names].find((name) => !isToolset(name) && !tools.has(name));
  if (unknown !== undefined) {
    const known = TOOLSETS.join(", ");
    throw new OperationError(
      "malformed_request",
      `There is no toolset or tool “${unknown}”. The toolsets are ${known}.`,
    );
  }
  const chosen = all.filter(
    ({ contract, toolsets }) =>
      (names.has(contract.toolName) || toolsets.some((toolset) => names.has(toolset))) &&
      !(isReadOnly && contract.changesData),
  );
  // The order doesn't depend on the query.
  const isAsked = (toolset: Toolset) =>
    names.has(toolset) ||
    chosen.some(({ contract, toolsets }) => names.has(contract.toolName) && toolsets.includes(toolset));
  return listOf(chosen, TOOLSETS.filter(isAsked));
}

function readOnlyIn(value: string | null): boolean {
  if (value === null || value === "0") return false;
  if (value === "1") return true;
  throw new OperationError("malformed_request", "readonly must be 1 or 0.");
}

function listOf(operations: readonly Placed[], toolsets: readonly Toolset[]): ToolList {
  const byName = new Map(operations.map((operation) => [operation.contract.toolName, operation]));
  return {
    operationOf: (name) => byName.get(name),
    // One page, because many clients don't read a second.
    pageOf: (cursor, caller) => {
      if (cursor !== undefined) return undefined;
      const callable = operations.filter(({ contract }) => isCallable(contract, caller));
      return { tools: callable.map(({ contract }) => toolOf(contract)) };
    },
    instructions: instructionsOf(toolsets),
    isCompact: true,
  };
}

/** Checks whether a credential could call the operation at all. A missing role is reported by the call, because roles change. */
function isCallable({ scope, actsOn }: PublicOperation, caller: Caller): boolean {
  const hasScope = scope === null || caller.scopes.some((item) => item === scope);
  return hasScope && !(caller.restrictedToOrganizationId !== null && actsOn === "own");
}

function toolOf(contract: PublicOperation): Tool {
  const tool = compactTools.get(contract.toolName) ?? compactTool(contract);
  compactTools.set(contract.toolName, tool);
  return tool;
}

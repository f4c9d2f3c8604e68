import type { Tool } from "@modelcontextprotocol/server";
import type { PublicOperation } from "#server/core/operation.ts";

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

import type { Tool } from "@modelcontextprotocol/server";
import type { PublicOperation } from "#server/core/operation.ts";

/**
 * What a client may tell its person of a tool, in the specification's meaning: destructive is a change that does more than add,
 * idempotent one that changes nothing more when it is made again, and open what reaches beyond Offerlane.
 */
export function annotationsOf(contract: PublicOperation): NonNullable<Tool["annotations"]> {
  if (!contract.changesData) return { readOnlyHint: true, openWorldHint: false };
  return {
    readOnlyHint: false,
    destructiveHint: contract.location === undefined && !contract.adds,
    // Every change but a POST sets what it names.
    idempotentHint: contract.method !== "POST" || contract.repeatable === true,
    openWorldHint: contract.reachesOut === true,
  };
}

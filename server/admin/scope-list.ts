import { ALL_SCOPES, isScope, type Scope } from "#domain/scopes.ts";
import { Refusal } from "./failure.ts";

/** `all`, or scope names with commas between. */
export function parseScopes(text: string): Scope[] {
  if (text.trim() === "all") return ALL_SCOPES;
  const names = [...new Set(text.split(",").map((name) => name.trim()))].filter((name) => name !== "");
  const unknown = names.filter((name) => !isScope(name));
  if (unknown.length > 0) {
    const message = `Unknown scope: ${unknown.join(", ")}. Available scopes: ${ALL_SCOPES.join(", ")}.`;
    throw new Refusal("unknown_scope", message);
  }
  if (names.length === 0) throw new Refusal("unknown_scope", "Enter at least one scope, or all.");
  return names.filter(isScope);
}

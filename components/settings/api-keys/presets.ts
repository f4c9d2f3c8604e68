import type { Scope } from "#server/core/scopes.ts";

/** A scope with the sentence that says what it allows. */
export type ScopeChoice = { scope: Scope; sentence: string };

export const PRESETS = ["readOnly", "boardAgent", "everything", "custom"] as const;
export type Preset = (typeof PRESETS)[number];

const BOARD_AGENT = /^(applications|boards|companies):/;

/** The scopes that a preset grants; for "custom" those that were ticked. */
export function scopesOf(
  preset: Preset,
  choices: readonly ScopeChoice[],
  ticked: ReadonlySet<Scope>,
): Scope[] {
  const all = choices.map(({ scope }) => scope);
  if (preset === "everything") return all;
  if (preset === "readOnly") return all.filter((scope) => scope.endsWith(":read"));
  if (preset === "boardAgent") return all.filter((scope) => BOARD_AGENT.test(scope));
  return all.filter((scope) => ticked.has(scope));
}

import type { Scope } from "#domain/scopes.ts";

/** A scope with the sentence that says what it allows. */
export type ScopeChoice = { scope: Scope; sentence: string };

export const PRESETS = ["readOnly", "seekerAgent", "coach", "everything", "custom"] as const;
export type Preset = (typeof PRESETS)[number];

/** Whatever is about one's own search. */
const SEEKER = /^(applications|boards|companies|contacts|interviews|insights|imports|profile|resumes):/;
/** Following the searches that are shared with an organization; it changes nobody's role and pays for nothing. */
const COACH = /^(applications:read|boards:read|insights:read|organizations:read|coach_notes:)/;

/** The scopes that a preset grants; for "custom" those that were ticked. */
export function scopesOf(
  preset: Preset,
  choices: readonly ScopeChoice[],
  ticked: ReadonlySet<Scope>,
): Scope[] {
  const all = choices.map(({ scope }) => scope);
  if (preset === "everything") return all;
  if (preset === "readOnly") return all.filter((scope) => scope.endsWith(":read"));
  if (preset === "seekerAgent") return all.filter((scope) => SEEKER.test(scope));
  if (preset === "coach") return all.filter((scope) => COACH.test(scope));
  return all.filter((scope) => ticked.has(scope));
}

import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { processGlobal } from "#server/lib/process-global.ts";

/** The length up to which a password is checked. The cost grows quadratically, and 64 strong characters are enough. */
const CHECKED_LENGTH = 64;
/** The most spellings of letters as digits and signs to try. The library's hundred cost ten times as much. */
const SUBSTITUTIONS = 16;
/** The lowest accepted score. "Safely unguessable": at least 10^8 guesses, far more than our limits allow (zxcvbn's scale of 0 to 4). */
const LEAST_SCORE = 3;
/** "Very unguessable": at least 10^10 guesses. */
const STRONG_SCORE = 4;

/** The reasons why a password is easy to guess. */
export type Weakness = "too_common" | "personal" | "pattern" | "too_guessable";

const BY_WARNING: Record<string, Weakness> = {
  topTen: "too_common",
  topHundred: "too_common",
  common: "too_common",
  similarToCommon: "too_common",
  userInputs: "personal",
  straightRow: "pattern",
  keyPattern: "pattern",
  simpleRepeat: "pattern",
  extendedRepeat: "pattern",
  sequences: "pattern",
  recentYears: "pattern",
  dates: "pattern",
};

/** A password's strength, and why it is weak if it is. */
export type Strength =
  | { readonly strength: "weak"; readonly weakness: Weakness }
  | { readonly strength: "good" | "strong"; readonly weakness: null };

/**
 * Returns a password's strength, checked against 49,000 leaked passwords, English words and
 * names, keyboard patterns, dates, and what is known about the person.
 * @param personal their address and name
 */
export async function strengthOf(password: string, personal: readonly string[]): Promise<Strength> {
  const checker = await loaded();
  const inputs = ["offerlane", ...personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])];
  const checked = password.slice(0, CHECKED_LENGTH);
  const { score, feedback } = checker.check(
    checked,
    inputs.filter((text) => text.length > 2),
  );
  if (score >= LEAST_SCORE) return { strength: score >= STRONG_SCORE ? "strong" : "good", weakness: null };
  return { strength: "weak", weakness: BY_WARNING[feedback.warning ?? ""] ?? "too_guessable" };
}

const state = processGlobal("password-checker", () => ({ checker: null as Promise<ZxcvbnFactory> | null }));

/** Loads the word lists, which take 30 MB, when the first password is chosen. */
function loaded(): Promise<ZxcvbnFactory> {
  state.checker ??= load().catch((error: unknown) => {
    state.checker = null;
    throw error;
  });
  return state.checker;
}

async function load(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  const words = {
    "commonWords-en": english.dictionary["commonWords-en"],
    "firstnames-en": english.dictionary["firstnames-en"],
  };
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...words },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: SUBSTITUTIONS,
  });
}

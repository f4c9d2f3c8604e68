import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { processGlobal } from "#server/lib/process-global.ts";

/** So much of a password is judged: what it costs grows with the square of its length, and 64 strong characters are enough. */
const JUDGED_LENGTH = 64;
/** Spellings of letters as digits and signs that are tried; the library's hundred cost ten times as much. */
const SUBSTITUTIONS = 16;
/** As few guesses as a password may stand. "Safely unguessable": 10^8 guesses and more, which no attempt through our limits comes near (zxcvbn's scale of 0 to 4). */
const LEAST_SCORE = 3;
/** "Very unguessable": 10^10 guesses and more. */
const STRONG_SCORE = 4;

/** Why a password is easy to guess. */
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

/** How hard a password is to guess, and why it is too easy where it is. */
export type Strength =
  | { readonly strength: "weak"; readonly weakness: Weakness }
  | { readonly strength: "good" | "strong"; readonly weakness: null };

/**
 * How hard a password is to guess. It is held against 49,000 passwords of known leaks, English words and
 * names, patterns of the keyboard, dates, and what is known of the person.
 * @param personal their address and name
 */
export async function strengthOf(password: string, personal: readonly string[]): Promise<Strength> {
  const judge = await loaded();
  const inputs = ["offerlane", ...personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])];
  const judged = password.slice(0, JUDGED_LENGTH);
  const { score, feedback } = judge.check(
    judged,
    inputs.filter((text) => text.length > 2),
  );
  if (score >= LEAST_SCORE) return { strength: score >= STRONG_SCORE ? "strong" : "good", weakness: null };
  return { strength: "weak", weakness: BY_WARNING[feedback.warning ?? ""] ?? "too_guessable" };
}

const state = processGlobal("password-judge", () => ({ judge: null as Promise<ZxcvbnFactory> | null }));

/** The lists take 30 MB: they are read when the first password is chosen. */
function loaded(): Promise<ZxcvbnFactory> {
  state.judge ??= load().catch((error: unknown) => {
    state.judge = null;
    throw error;
  });
  return state.judge;
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

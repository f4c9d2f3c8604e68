import { hash } from "node:crypto";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { processGlobal } from "#server/lib/process-global.ts";

/** The length up to which a password is checked. The cost grows quadratically, and 64 strong characters are enough. */
const CHECKED_LENGTH = 64;
/**
 * The number of SHA-256 bytes that identify a password in the list of leaked ones. By chance, one in 10^10
 * other passwords has the same bytes.
 */
const DIGEST_BYTES = 6;
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
 * Returns a password's strength, checked against 54,000 leaked passwords, English words and
 * names, keyboard patterns, dates, and what is known about the person.
 * @param personal their address and name
 */
export async function strengthOf(password: string, personal: readonly string[]): Promise<Strength> {
  const { checker, leaked } = await loaded();
  if (leaked.has(digestOf(password))) return { strength: "weak", weakness: "too_common" };
  const inputs = ["offerlane", ...personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])];
  const checked = password.slice(0, CHECKED_LENGTH);
  const { score, feedback } = checker.check(
    checked,
    inputs.filter((text) => text.length > 2),
  );
  if (score >= LEAST_SCORE) return { strength: score >= STRONG_SCORE ? "strong" : "good", weakness: null };
  return { strength: "weak", weakness: BY_WARNING[feedback.warning ?? ""] ?? "too_guessable" };
}

/** zxcvbn, and the digests of leaked passwords that are long enough here: attackers try them, however unpredictable they look. */
type Lists = { readonly checker: ZxcvbnFactory; readonly leaked: ReadonlySet<string> };
const state = processGlobal("password-checker", () => ({ lists: null as Promise<Lists> | null }));

/** Loads the word lists, which take 30 MB, when the first password is chosen. */
function loaded(): Promise<Lists> {
  state.lists ??= load().catch((error: unknown) => {
    state.lists = null;
    throw error;
  });
  return state.lists;
}

async function load(): Promise<Lists> {
  const [core, common, english, { default: long }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
    import("./leaked-passwords.json", { with: { type: "json" } }),
  ]);
  const digests = Buffer.from(long.digests, "base64");
  const leaked = new Set<string>();
  for (let at = 0; at < digests.length; at += DIGEST_BYTES) {
    leaked.add(digests.toString("base64url", at, at + DIGEST_BYTES));
  }
  const words = {
    "commonWords-en": english.dictionary["commonWords-en"],
    "firstnames-en": english.dictionary["firstnames-en"],
  };
  const checker = new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...words },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: SUBSTITUTIONS,
  });
  return { checker, leaked };
}

/** Returns the digest that identifies a password, ignoring case, in the list of leaked ones. */
function digestOf(password: string): string {
  const digest = hash("sha256", password.normalize("NFKC").toLowerCase(), "buffer");
  return digest.toString("base64url", 0, DIGEST_BYTES);
}

import { plainWords } from "./plain-text.ts";

/** Phrases by language, one per line, and the weight that each adds to its kind, 1 by default. */
export type PhraseList = {
  readonly weight?: number;
  readonly en?: string;
  readonly de?: string;
  readonly fr?: string;
  readonly es?: string;
};

/** A phrase that a sentence can contain. */
export type Phrase = { readonly parts: readonly Part[]; readonly weight: number };

/** The open end of a word in a phrase, where the sentence's word can have more letters. */
type Open = "start" | "end" | null;
type Part =
  | { readonly kind: "word"; readonly text: string; readonly open: Open }
  | { readonly kind: "gap" }
  | { readonly kind: "group"; readonly choices: readonly (readonly Part[])[]; readonly times: Times };
type Times = "once" | "optional" | "any" | "some";

const GAP_WORDS = 6;
/** Matches any number in a phrase. */
const NUMBER = "#";
/** A group's bracket with its quantifier, a word with its open end, or a gap. */
const TOKEN = /\(|\|| \* |^\* |\)[?*+-]?|[^\s()|*?]+/g;
const TIMES: Readonly<Record<string, Times>> = { ")?": "optional", ")*": "any", ")+": "some" };

/**
 * Reads lists with a phrase on each line. `(a|b)` matches either, `(a )?` is optional, `(a )*` matches any number of times and `(a )+` at
 * least once, ` * ` matches up to six words, `#` a number, and `-` leaves a word's end or start open. "isn't" is the words `isn` and `t`.
 * Phrases aren't regular expressions, so that matching never costs more than words times parts.
 */
export function phrasesOf(lists: readonly PhraseList[]): readonly Phrase[] {
  return lists.flatMap(({ weight = 1, ...byLanguage }) => phrasesIn(Object.values(byLanguage), weight));
}

/** Reads texts with a phrase on each line. */
export function phrasesIn(texts: readonly string[], weight: number): readonly Phrase[] {
  return texts
    .flatMap((lines) => lines.split("\n"))
    .filter((line) => line.trim() !== "")
    .map((line) => ({ weight, parts: readParts(line.trim().match(TOKEN) ?? []) }));
}

/** Reads the parts up to the end of their group, and removes their tokens. */
function readParts(tokens: string[]): Part[] {
  const parts: Part[] = [];
  for (let token = tokens[0]; token !== undefined && !/^[|)]/.test(token); token = tokens[0]) {
    tokens.shift();
    if (token === "(") parts.push(readGroup(tokens));
    else if (token.includes("*")) parts.push({ kind: "gap" });
    else parts.push(...wordsOf(token));
  }
  return parts;
}

function readGroup(tokens: string[]): Part {
  const choices: Part[][] = [readParts(tokens)];
  while (tokens[0] === "|") {
    tokens.shift();
    choices.push(readParts(tokens));
  }
  return { kind: "group", choices, times: TIMES[tokens.shift() ?? ""] ?? "once" };
}

function wordsOf(token: string): Part[] {
  const open: Open = token.endsWith("-") ? "end" : token.startsWith("-") ? "start" : null;
  const words = token === NUMBER ? [token] : plainWords(token).split(" ");
  return words.filter((text) => text !== "").map((text) => ({ kind: "word", text, open }));
}

/** The words of a sentence, and the positions of each word, and of words with the same beginning or end. */
export type IndexedWords = {
  readonly words: readonly string[];
  readonly allPositions: ReadonlySet<number>;
  readonly places: ReadonlyMap<string, number[]>;
  readonly heads: ReadonlyMap<string, number[]>;
  readonly tails: ReadonlyMap<string, number[]>;
};

/** The length of the beginnings and ends of words in the index, in letters. */
const ENDS_LETTERS = 2;
const headOf = (word: string) => word.slice(0, ENDS_LETTERS);
const tailOf = (word: string) => word.slice(-ENDS_LETTERS);

/** Indexes a sentence for `contains`. */
export function indexWords(plain: string): IndexedWords {
  const words = plain.split(" ");
  const allPositions = new Set(Array.from({ length: words.length + 1 }, (_, place) => place));
  const placesBy = (keyOf: (word: string) => string) => {
    const places = new Map<string, number[]>();
    for (const [place, word] of words.entries()) {
      const positions = places.get(keyOf(word));
      if (positions) positions.push(place);
      else places.set(keyOf(word), [place]);
    }
    return places;
  };
  const places = placesBy((word) => (/^\d+$/.test(word) ? NUMBER : word));
  return { words, allPositions, places, heads: placesBy(headOf), tails: placesBy(tailOf) };
}

/** Checks whether a sentence contains a phrase. */
export function contains(sentence: IndexedWords, { parts }: Phrase): boolean {
  return endsOf(sentence, parts, sentence.allPositions).size > 0;
}

/** Returns the positions after the parts, for all positions where they may start. */
function endsOf(
  sentence: IndexedWords,
  parts: readonly Part[],
  starts: ReadonlySet<number>,
): ReadonlySet<number> {
  let places = starts;
  for (const part of parts) {
    if (places.size === 0) break;
    places = after(sentence, part, places);
  }
  return places;
}

function after(sentence: IndexedWords, part: Part, starts: ReadonlySet<number>): ReadonlySet<number> {
  if (part.kind === "word") return afterWord(sentence, part.text, part.open, starts);
  if (part.kind === "gap") {
    const most = sentence.words.length;
    const ends = [...starts].flatMap((place) =>
      Array.from({ length: GAP_WORDS + 1 }, (_, gap) => place + gap),
    );
    return new Set(ends.filter((end) => end <= most));
  }
  const once = (from: ReadonlySet<number>) =>
    new Set(part.choices.flatMap((choice) => [...endsOf(sentence, choice, from)]));
  if (part.times === "once") return once(starts);
  let fresh = part.times === "some" ? once(starts) : starts;
  const ends = new Set(fresh);
  do {
    fresh = new Set([...once(fresh)].filter((end) => !ends.has(end)));
    for (const end of fresh) ends.add(end);
  } while (part.times !== "optional" && fresh.size > 0);
  return ends;
}

function afterWord(sentence: IndexedWords, text: string, open: Open, starts: ReadonlySet<number>) {
  const ends = new Set<number>();
  for (const place of likelyPlaces(sentence, text, open)) {
    const word = sentence.words[place] ?? "";
    const fits = open === null || (open === "end" ? word.startsWith(text) : word.endsWith(text));
    if (fits && starts.has(place)) ends.add(place + 1);
  }
  return ends;
}

function likelyPlaces({ allPositions, places, heads, tails }: IndexedWords, text: string, open: Open) {
  if (open === null) return places.get(text) ?? [];
  if (text.length < ENDS_LETTERS) return allPositions;
  return (open === "end" ? heads.get(headOf(text)) : tails.get(tailOf(text))) ?? [];
}

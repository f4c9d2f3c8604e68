import { BASE_62_DIGITS, generateKeyBetween, generateNKeysBetween } from "fractional-indexing";

/**
 * A card's place in its column is a rank: texts that sort by their bytes, so that a card moves without its neighbors being written.
 * Ranks grow by a character with about six inserts at one spot; past this length the column is ranked anew.
 */
export const RANK_MAX = 64;

/** So many ranks in order, past the given one; from the beginning where it is null. */
export function ranksAfter(last: string | null, count: number): string[] {
  return generateNKeysBetween(last, null, count);
}

/**
 * A rank between two others, where null is an end of the column. It ends in three random digits, so that two that are chosen at
 * once for one spot differ; whoever keeps them unique finds the rest.
 */
export function rankBetween(low: string | null, high: string | null): string {
  for (let rank = generateKeyBetween(low, high); ; rank = generateKeyBetween(rank, high)) {
    const jittered = rank + randomDigit(0) + randomDigit(0) + randomDigit(1);
    if (high === null || jittered < high) return jittered;
  }
}

/** A rank can't end in the lowest digit. */
function randomDigit(lowest: 0 | 1): string {
  const choice = lowest + Math.floor(Math.random() * (BASE_62_DIGITS.length - lowest));
  return BASE_62_DIGITS.charAt(choice);
}

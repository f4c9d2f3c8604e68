import { BASE_62_DIGITS, generateKeyBetween, generateNKeysBetween } from "fractional-indexing";

/**
 * The longest rank. A card's place in its column is a rank: a text that sorts by its bytes, so that moving a card
 * doesn't rewrite its neighbors. A rank grows by a character after about six inserts at one spot; past this length, the
 * column is reranked.
 */
export const RANK_MAX = 64;

/** Returns `count` ranks in order after the given one, or from the beginning if it is null. */
export function ranksAfter(last: string | null, count: number): string[] {
  return generateNKeysBetween(last, null, count);
}

/**
 * Returns a rank between two others, where null is an end of the column. It ends in three random digits, so that two ranks
 * chosen at the same time for one spot differ. The caller handles the remaining collisions.
 */
export function rankBetween(low: string | null, high: string | null): string {
  for (let rank = generateKeyBetween(low, high); ; rank = generateKeyBetween(rank, high)) {
    const jittered = rank + randomDigit(0) + randomDigit(0) + randomDigit(1);
    if (high === null || jittered < high) return jittered;
  }
}

/** Returns a random digit of at least `lowest`, because a rank can't end in the lowest digit. */
function randomDigit(lowest: 0 | 1): string {
  const choice = lowest + Math.floor(Math.random() * (BASE_62_DIGITS.length - lowest));
  return BASE_62_DIGITS.charAt(choice);
}

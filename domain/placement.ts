/** Memberships that ended as placed, and those that count for the placement rate. */
export type Outcome = { readonly placed: number; readonly n: number };

/**
 * Returns the outcome after more memberships have ended.
 * @param count how many ended for this reason; if negative, removes them again
 */
export function outcomeWith({ placed, n }: Outcome, reason: string | null, count: number): Outcome {
  if (reason === null || reason === "withdrew") return { placed, n };
  return { placed: reason === "placed" ? placed + count : placed, n: n + count };
}

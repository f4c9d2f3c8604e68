import { useState } from "react";

/** The number of items sent so far, of all. */
export type Progress = { done: number; total: number };

/**
 * Sends a list in portions that each fit a request, one after the other.
 * @param most the most items in a request
 * @param onProgress called after each portion but the last
 * @returns the response to each portion
 */
export async function inPortions<Item, Response>(
  items: readonly Item[],
  most: number,
  send: (portion: Item[], from: number) => Promise<Response>,
  onProgress?: (progress: Progress) => void,
): Promise<Response[]> {
  const responses: Response[] = [];
  for (let from = 0; from < items.length; from += most) {
    responses.push(await send(items.slice(from, from + most), from));
    const done = from + most;
    if (done < items.length) onProgress?.({ done, total: items.length });
  }
  return responses;
}

/** Returns `inPortions` and its progress, which is null until the first of several portions is sent, and again at the end. */
export function usePortions() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const send: typeof inPortions = (items, most, sendPortion, onProgress = setProgress) =>
    inPortions(items, most, sendPortion, onProgress).finally(() => setProgress(null));
  return { progress, inPortions: send };
}

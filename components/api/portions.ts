import { useRef, useState } from "react";
import { randomKey } from "./client.ts";

/** The number of items sent so far, of all. */
export type Progress = { done: number; total: number };

type Options = {
  /** Called after each portion but the last. */
  onProgress?: (progress: Progress) => void;
  /** Checked after each portion; true stops there. */
  isCanceled?: () => boolean;
};

/**
 * Sends a list in portions that each fit a request, one after the other.
 * @param most the most items in a request
 * @returns the response to each portion that was sent
 */
export async function inPortions<Item, Response>(
  items: readonly Item[],
  most: number,
  send: (portion: Item[], from: number) => Promise<Response>,
  { onProgress, isCanceled = () => false }: Options = {},
): Promise<Response[]> {
  const responses: Response[] = [];
  for (let from = 0; from < items.length && !(from > 0 && isCanceled()); from += most) {
    responses.push(await send(items.slice(from, from + most), from));
    const done = from + most;
    if (done < items.length) onProgress?.({ done, total: items.length });
  }
  return responses;
}

/**
 * Returns `inPortions` with its progress, which is null until the first of several portions is sent, and again at the end. `cancel` stops
 * after the current portion; it returns false if nothing is being sent in portions.
 */
export function usePortions() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const state = useRef<"idle" | "sending" | "canceled">("idle");
  const send: typeof inPortions = (items, most, sendPortion) => {
    state.current = items.length > most ? "sending" : "idle";
    const isCanceled = () => state.current === "canceled";
    return inPortions(items, most, sendPortion, { onProgress: setProgress, isCanceled }).finally(() => {
      state.current = "idle";
      setProgress(null);
    });
  };
  const cancel = (): boolean => {
    if (state.current === "sending") state.current = "canceled";
    return state.current === "canceled";
  };
  return { progress, inPortions: send, cancel };
}

/** Returns a function that gives a request its idempotency key: the same key for the same content, so that a retry does nothing twice. */
export function useRetryKey() {
  const made = useRef<Record<string, string>>({});
  return (content: unknown): string => {
    const text = JSON.stringify(content);
    made.current[text] ??= randomKey();
    return made.current[text];
  };
}

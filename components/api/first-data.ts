import { useMemo } from "react";
import { oneByteJson } from "#domain/one-byte-json.ts";

/** What a page of many rows begins with, as JSON. */
export type FirstData<T> = string & { readonly of?: T };

/**
 * Writes the rows that a page begins with, for its client component to read. As props of their own, React would walk every
 * value of every row: twice on the server, and once more in the browser.
 */
export function firstData<T>(value: T): FirstData<T> {
  return oneByteJson(value);
}

/** Reads them, once. */
export function useFirstData<T>(text: FirstData<T>): T {
  return useMemo(() => JSON.parse(text), [text]);
}

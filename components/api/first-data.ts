import { useMemo } from "react";
import { oneByteJson } from "#domain/one-byte-json.ts";

/** The first data of a page with many rows, as JSON. */
export type FirstData<T> = string & { readonly of?: T };

/**
 * Returns the first rows of a page as text for its client component. As props, React would walk every value of every
 * row: twice on the server, and once more in the browser.
 */
export function firstData<T>(value: T): FirstData<T> {
  return oneByteJson(value);
}

/** Parses the first rows of a page, once. */
export function useFirstData<T>(text: FirstData<T>): T {
  return useMemo(() => JSON.parse(text), [text]);
}

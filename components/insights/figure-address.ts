import { useSearchParams } from "next/navigation";
import { useCallback, useRef } from "react";
import type { Inputs } from "#components/api/client.ts";
import { replaceQuery } from "#components/ui/address.ts";
import { STATUSES } from "#domain/values.ts";
import { RANGE_NAMES } from "./date-range.ts";

/** Identifies one number on the page, so that the list behind it can be shown. */
export type Figure = Inputs["insights"]["listCards"]["figure"];

const STATUS_NAMES = ["status", "from", "to"];
const known = new Set<string>(["total", "reached", "stays", "transition", "week", "outcome"]);
/** The other parameters of the page's address. */
const OTHERS: readonly string[] = RANGE_NAMES;

/**
 * Returns the address of the cards behind a figure, on the open page. An empty value means "without one".
 * @param rest the other parameters of the page's address
 */
export function figureHref(figure: Figure, rest: URLSearchParams): string {
  const values = Object.entries(figure).map(([name, value]): [string, string] => [name, value ?? ""]);
  return `?${new URLSearchParams([...rest, ...values])}`;
}

/** Returns the figure that an address names; null if it names none. The server rejects invalid values. */
function figureOf(address: URLSearchParams): Figure | null {
  if (!known.has(address.get("figure") ?? "")) return null;
  const values = [...address]
    .filter(([name]) => !OTHERS.includes(name))
    .map(([name, value]) => [name, value === "" ? null : value] as const);
  const isWrong = values.some(
    ([name, value]) => STATUS_NAMES.includes(name) && !STATUSES.some((status) => status === value),
  );
  return isWrong ? null : (Object.fromEntries(values) as Figure);
}

/**
 * Returns the figure whose cards are shown, and the functions to open and close it. The address names the figure: a
 * link opens it, and Back closes it.
 * @param rest the other parameters of the page's address
 */
export function useFigureAddress(rest: URLSearchParams) {
  const figure = figureOf(new URLSearchParams(useSearchParams()));
  const pushed = useRef(false);

  const open = useCallback(
    (wanted: Figure) => {
      window.history.pushState(null, "", figureHref(wanted, rest));
      pushed.current = true;
    },
    [rest],
  );

  const close = useCallback(() => {
    if (pushed.current) window.history.back();
    else replaceQuery(rest);
    pushed.current = false;
  }, [rest]);

  return { figure, open, close };
}

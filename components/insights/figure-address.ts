"use client";
import { useSearchParams } from "next/navigation";
import { useCallback, useRef } from "react";
import type { Inputs } from "#components/api/client.ts";
import { STATUSES } from "#domain/values.ts";

/** Names one number of the page, so that what it counts can be shown. */
export type Figure = Inputs["insights"]["listCards"]["figure"];

const STATUS_NAMES = ["status", "from", "to"];
const known = new Set<string>(["total", "reached", "stays", "transition", "week", "outcome"]);

/** The address of the cards behind a figure, on the page that is open. An empty value stands for "without one". */
export function figureHref(figure: Figure): string {
  const values = Object.entries(figure).map(([name, value]) => [name, value ?? ""]);
  return `?${new URLSearchParams(values)}`;
}

/** The figure that an address names; null where it names none. What it names wrongly, the server refuses. */
function figureOf(address: URLSearchParams): Figure | null {
  if (!known.has(address.get("figure") ?? "")) return null;
  const values = [...address].map(([name, value]) => [name, value === "" ? null : value] as const);
  const isWrong = values.some(
    ([name, value]) => STATUS_NAMES.includes(name) && !STATUSES.some((status) => status === value),
  );
  return isWrong ? null : (Object.fromEntries(values) as Figure);
}

/** The figure whose cards are shown. It is the address that says so: a link opens it, and Back closes it. */
export function useFigureAddress() {
  const figure = figureOf(new URLSearchParams(useSearchParams()));
  const pushed = useRef(false);

  const open = useCallback((wanted: Figure) => {
    window.history.pushState(null, "", figureHref(wanted));
    pushed.current = true;
  }, []);

  const close = useCallback(() => {
    if (pushed.current) window.history.back();
    else window.history.replaceState(null, "", window.location.pathname);
    pushed.current = false;
  }, []);

  return { figure, open, close };
}

"use client";
import { useMemo, useSyncExternalStore } from "react";
import { columnsOf, type RosterColumn, USUAL } from "./columns.ts";

const KEPT = "offerlane:roster-columns";
const CHANGED = "offerlane:roster-columns-changed";

/** The columns that the reader has chosen; this browser keeps them. */
export function useColumns(): { columns: RosterColumn[]; choose: (names: readonly string[]) => void } {
  const kept = useSyncExternalStore(listen, read, () => null);
  const columns = useMemo(() => columnsOf(kept?.split(",") ?? USUAL), [kept]);
  return { columns, choose };
}

function listen(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** A browser that keeps nothing shows what is usual. */
function read(): string | null {
  try {
    return window.localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function choose(names: readonly string[]): void {
  try {
    window.localStorage.setItem(KEPT, names.join(","));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

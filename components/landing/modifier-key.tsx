"use client";
import { useSyncExternalStore } from "react";
import { modifier } from "#components/ui/modifier.ts";

const never = () => () => {};

/** The name that the key has on the visitor's own machine. */
export function ModifierKey() {
  return useSyncExternalStore(never, modifier, () => "Ctrl");
}

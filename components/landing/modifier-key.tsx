"use client";
import { useModifier } from "#components/ui/keyboard.ts";

/** The name that the key has on the visitor's own machine. */
export function ModifierKey() {
  return useModifier();
}

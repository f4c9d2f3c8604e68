"use client";
import { type KeyboardEvent, useRef } from "react";
import { useTable } from "../state/table-context.ts";

const ARROWS: Record<string, { rows: number; columns: number }> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/**
 * The keys that end an edit: Enter commits and goes down, Tab sideways, Escape leaves the cell as it was. After typing
 * over a cell the arrows commit too; F2 gives them back to the text.
 * @param isMultiline Shift+Enter and Alt+Enter are then line ends
 */
export function useEditorKeys(typed: boolean, isMultiline = false) {
  const { actions } = useTable();
  const walks = useRef(typed);
  const isOver = useRef(false);
  const commit = (text: string, step?: { rows: number; columns: number }) => {
    if (isOver.current) return;
    isOver.current = true;
    actions.commit(text, step);
  };
  const onKeyDown = (event: KeyboardEvent, text: string) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const arrow = walks.current && !isMultiline ? ARROWS[event.key] : undefined;
    if (event.key === "Escape") {
      event.preventDefault();
      isOver.current = true;
      actions.cancel();
    } else if (event.key === "Enter" && !(isMultiline && (event.shiftKey || event.altKey))) {
      event.preventDefault();
      commit(text, { rows: event.shiftKey ? -1 : 1, columns: 0 });
    } else if (event.key === "Tab") {
      event.preventDefault();
      commit(text, { rows: 0, columns: event.shiftKey ? -1 : 1 });
    } else if (event.key === "F2") {
      walks.current = !walks.current;
    } else if (arrow) {
      event.preventDefault();
      commit(text, arrow);
    }
  };
  return { commit, onKeyDown };
}

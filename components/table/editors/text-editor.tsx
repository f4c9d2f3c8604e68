"use client";
import { useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { Textarea } from "#components/ui/input.tsx";
import { Popover, PopoverAnchor, PopoverContent } from "#components/ui/popover.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { Column } from "../model/table-types.ts";
import type { Editing } from "../state/table-store.ts";
import { useEditorKeys } from "./use-editor-keys.ts";

const LENGTHS: Partial<Record<Column["type"], number>> = { text: LIMITS.text.title, url: LIMITS.text.url };

/** Text, numbers, links and days, written in place. A day that is begun by typing is plain text: the first digit counts. */
export function TextEditor({ column, editing, label }: { column: Column; editing: Editing; label: string }) {
  const [text, setText] = useState(editing.text);
  const { commit, onKeyDown } = useEditorKeys(editing.typed);
  const isDay = column.type === "date" && !editing.typed && /^(\d{4}-\d\d-\d\d)?$/.test(editing.text);
  return (
    <input
      ref={focusAtEnd}
      data-cell-editor
      type={isDay ? "date" : "text"}
      inputMode={column.type === "number" ? "decimal" : column.type === "url" ? "url" : undefined}
      placeholder={column.type === "date" ? "YYYY-MM-DD" : undefined}
      maxLength={LENGTHS[column.type]}
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => onKeyDown(event, text)}
      onBlur={() => commit(text)}
      className={cn(
        "absolute inset-0 z-10 w-full bg-surface px-3 text-base text-ink outline-2 -outline-offset-2 outline-focus sm:text-sm",
        column.type === "number" && "text-right tabular-nums",
      )}
    />
  );
}

function focusAtEnd(input: HTMLInputElement | null): void {
  if (!input || input === document.activeElement) return;
  input.focus({ preventScroll: true });
  if (input.type === "text") input.setSelectionRange(input.value.length, input.value.length);
}

/** Notes and descriptions, in a field that is larger than the cell. */
export function LongTextEditor({ editing, label }: { editing: Editing; label: string }) {
  const [text, setText] = useState(editing.text);
  const { commit, onKeyDown } = useEditorKeys(editing.typed, true);
  return (
    <Popover open onOpenChange={(open) => !open && commit(text)}>
      <PopoverAnchor className="absolute inset-0" />
      <PopoverContent
        aria-label={label}
        sideOffset={-36}
        onKeyDown={(event) => event.stopPropagation()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        className="w-96 p-1"
      >
        <Textarea
          ref={caretAtEnd}
          data-cell-editor
          aria-label={label}
          maxLength={LIMITS.text.notes}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => onKeyDown(event, text)}
          className="min-h-28"
        />
      </PopoverContent>
    </Popover>
  );
}

function caretAtEnd(field: HTMLTextAreaElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length);
}

"use client";
import { useState } from "react";
import { Popover, PopoverAnchor, PopoverContent } from "#components/ui/popover.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { Editing } from "../state/table-store.ts";
import { useEditorKeys } from "./use-editor-keys.ts";

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

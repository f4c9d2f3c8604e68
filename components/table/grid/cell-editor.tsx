import { Check } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { usePageOwner } from "#components/api/page-owner.ts";
import { dropDraft, storeDraft, storedDraft } from "#components/editing/stored-drafts.ts";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { cn } from "#components/ui/cn.ts";
import { Textarea } from "#components/ui/input.tsx";
import { optionClasses } from "#components/ui/overlay.tsx";
import { Popover, PopoverAnchor, PopoverContent } from "#components/ui/popover.tsx";
import { mayBeUnspecified } from "#domain/job-defaults.ts";
import { LIMITS } from "#domain/limits.ts";
import { dayPattern, dayWriter } from "#domain/region.ts";
import { isCalendarDay } from "#domain/time.ts";
import type { Status } from "#domain/values.ts";
import type { Column } from "../model/table-types.ts";
import { useTable } from "../state/table-context.ts";
import { cellDraft, type Editing } from "../state/table-store.ts";

/** Edits a cell, with the editor of its column. */
export function CellEditor({ column, editing }: { column: Column; editing: Editing }) {
  const t = useTranslations("table");
  const label = t("editing", { column: t(`columns.${column.key}`) });
  if (column.type === "choice") return <ChoiceEditor column={column} editing={editing} label={label} />;
  if (column.type === "long_text") return <LongTextEditor editing={editing} label={label} />;
  return <TextEditor column={column} editing={editing} label={label} />;
}

/** Edits a choice: typing narrows the list, arrows move in it. */
function ChoiceEditor({ column, editing, label }: { column: Column; editing: Editing; label: string }) {
  const t = useTranslations("table");
  const { nameOf } = useTable();
  const listId = useId();
  const { commit, onKeyDown } = useEditorKeys(false);
  const named = (column.options ?? []).map((value) => ({
    value,
    name: nameOf(column, value),
    text: nameOf(column, value),
  }));
  const all = mayBeUnspecified(column.key)
    ? [{ value: "", name: t("notSpecified"), text: "" }, ...named]
    : named;
  const [filter, setFilter] = useState(editing.typed ? editing.text : "");
  const shown = all.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()));
  const [marked, setMarked] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ text }) => text === editing.text),
    ),
  );
  const at = Math.min(marked, shown.length - 1);
  const chosen = shown[at]?.text ?? filter;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return onKeyDown(event, chosen);
    event.preventDefault();
    event.stopPropagation();
    setMarked((at + (event.key === "ArrowDown" ? 1 : -1) + shown.length) % Math.max(1, shown.length));
  };
  return (
    <Popover open onOpenChange={(open) => !open && commit(editing.typed ? chosen : editing.text)}>
      <PopoverAnchor className="absolute inset-0" />
      <PopoverContent
        aria-label={label}
        sideOffset={2}
        onKeyDown={(event) => event.stopPropagation()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        className="w-56 p-1"
      >
        <input
          data-cell-editor
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={shown[at] ? `${listId}-${shown[at].value}` : undefined}
          value={filter}
          placeholder={editing.typed ? undefined : editing.text}
          onChange={(event) => {
            setFilter(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKey}
          className="mb-1 h-8 w-full rounded-[0.375rem] bg-sunken px-2.5 text-base placeholder:text-ink-faint sm:text-sm pointer-coarse:h-11"
        />
        {shown.length === 0 ? <p className="px-2.5 py-1.5 text-sm text-ink-muted">{t("noMatch")}</p> : null}
        <div id={listId} role="listbox" aria-label={label} className="max-h-72 overflow-y-auto">
          {shown.map(({ value, name, text }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
            <div
              key={value}
              id={`${listId}-${value}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerMove={() => setMarked(index)}
              onClick={() => commit(text)}
              className={cn(optionClasses, index === at && "bg-hover")}
            >
              {column.key === "status" ? (
                <StatusIcon status={value as Status} className="text-status!" />
              ) : null}
              <span className={cn("flex-1", text === "" && "text-ink-muted")}>{name}</span>
              {text === editing.text ? <Check aria-hidden className="text-accent-text!" /> : null}
            </div>
          ))}
        </div>
      </PopoverContent>
    </Popover>
  );
}

const LENGTHS: Partial<Record<Column["type"], number>> = { text: LIMITS.text.title, url: LIMITS.text.url };

/** Edits text, numbers, links, and days in place; days in the reader's format. */
function TextEditor({ column, editing, label }: { column: Column; editing: Editing; label: string }) {
  const locale = useLocale();
  const isDate = column.type === "date";
  const isDay = isDate && isCalendarDay(editing.text);
  const [first] = useState(() => (isDay ? dayWriter(locale, "UTC")(editing.text) : editing.text));
  const { text, setText, name } = useCellText(editing, first);
  const keys = useEditorKeys(editing.typed);
  // An unchanged day keeps its value.
  const kept = text === first ? editing.text : text;
  return (
    <input
      ref={focusAtEnd}
      data-cell-editor
      dir="auto"
      type="text"
      inputMode={column.type === "number" ? "decimal" : column.type === "url" ? "url" : undefined}
      placeholder={isDate ? dayPattern(locale) : undefined}
      maxLength={LENGTHS[column.type]}
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Escape") dropDraft(name);
        keys.onKeyDown(event, kept);
      }}
      onBlur={() => keys.commit(kept)}
      className={cn(
        "absolute inset-0 z-10 w-full bg-surface px-3 text-base text-ink outline-2 -outline-offset-2 outline-focus sm:text-sm",
        column.type === "number" && "text-right tabular-nums",
      )}
    />
  );
}

/**
 * Returns the text of a cell while it is edited. This browser keeps it until it is saved, and restores it when the cell
 * is opened again.
 */
function useCellText(editing: Editing, first: string) {
  const owner = usePageOwner();
  const name = cellDraft(editing);
  const [text, setText] = useState(() => (editing.typed ? null : storedDraft<string>(owner, name)) ?? first);
  return {
    name,
    text,
    setText: (next: string) => {
      setText(next);
      storeDraft(owner, name, next);
    },
  };
}

function focusAtEnd(input: HTMLInputElement | null): void {
  if (!input || input === document.activeElement) return;
  input.focus({ preventScroll: true });
  if (input.type === "text") input.setSelectionRange(input.value.length, input.value.length);
}

/** Edits notes and descriptions in a field larger than the cell. */
function LongTextEditor({ editing, label }: { editing: Editing; label: string }) {
  const { text, setText } = useCellText(editing, editing.text);
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

const ARROWS: Record<string, { rows: number; columns: number }> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/**
 * Handles the keys that end an edit: Enter saves and moves down, Tab sideways, Escape leaves the cell unchanged. After
 * typing over a cell, the arrows save too; F2 gives them back to the text.
 * @param isMultiline true if Shift+Enter and Alt+Enter insert line breaks
 */
function useEditorKeys(typed: boolean, isMultiline = false) {
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

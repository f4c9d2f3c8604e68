"use client";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { cn } from "#components/ui/cn.ts";
import { optionClasses } from "#components/ui/overlay.tsx";
import { Popover, PopoverAnchor, PopoverContent } from "#components/ui/popover.tsx";
import type { Status } from "#domain/values.ts";
import type { Column } from "../model/table-types.ts";
import { useTable } from "../state/table-context.ts";
import type { Editing } from "../state/table-store.ts";
import { useEditorKeys } from "./use-editor-keys.ts";

/** One of a column's values: typing narrows the list, arrows walk it. */
export function ChoiceEditor({
  column,
  editing,
  label,
}: {
  column: Column;
  editing: Editing;
  label: string;
}) {
  const t = useTranslations("table");
  const { nameOf } = useTable();
  const listId = useId();
  const { commit, onKeyDown } = useEditorKeys(false);
  const all = (column.options ?? []).map((value) => ({ value, name: nameOf(column, value) }));
  const [filter, setFilter] = useState(editing.typed ? editing.text : "");
  const shown = all.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()));
  const [marked, setMarked] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ name }) => name === editing.text),
    ),
  );
  const at = Math.min(marked, shown.length - 1);
  const chosen = shown[at]?.name ?? filter;
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
          {shown.map(({ value, name }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
            <div
              key={value}
              id={`${listId}-${value}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerMove={() => setMarked(index)}
              onClick={() => commit(name)}
              className={cn(optionClasses, index === at && "bg-hover")}
            >
              {column.key === "status" ? (
                <StatusIcon status={value as Status} className="text-status!" />
              ) : null}
              <span className="flex-1">{name}</span>
              {name === editing.text ? <Check aria-hidden className="text-accent-text!" /> : null}
            </div>
          ))}
        </div>
      </PopoverContent>
    </Popover>
  );
}

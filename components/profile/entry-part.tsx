"use client";
import { useTranslations } from "next-intl";
import { EditLongText, EditText } from "#components/editing/edit-text.tsx";
import { cn } from "#components/ui/cn.ts";
import { Copyable } from "./copyable.tsx";
import { MAX_LENGTH, type Part } from "./entry-parts.ts";
import { type Entries, useEntryPart } from "./use-entries.ts";

type EntryPartsProps = { entries: Entries; index: number; parts: readonly Part[] };

/** The parts of an entry side by side, passages over the whole width. */
export function EntryParts({ entries, index, parts }: EntryPartsProps) {
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {parts.map((part) => (
        <div key={part.name} className={cn(part.wide && "sm:col-span-2")}>
          <EntryPart entries={entries} index={index} part={part} />
        </div>
      ))}
    </div>
  );
}

/** A part of an entry, edited in place, with a button to copy it. */
function EntryPart({ entries, index, part }: { entries: Entries; index: number; part: Part }) {
  const t = useTranslations("profile");
  const draft = useEntryPart(entries, index, part.name);
  const label = t(`parts.${part.name}`);
  return (
    <Copyable field={label} value={draft.text}>
      {part.kind === "passage" ? (
        <EditLongText stacked label={label} maxLength={MAX_LENGTH.passage} draft={draft} />
      ) : (
        <EditText
          stacked
          label={label}
          required={part.required}
          maxLength={MAX_LENGTH[part.kind ?? "line"]}
          placeholder={
            part.kind === "month" ? t(`months.${part.name === "end" ? "end" : "start"}`) : undefined
          }
          draft={draft}
        />
      )}
    </Copyable>
  );
}

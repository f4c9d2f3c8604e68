"use client";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "#components/ui/cn.ts";
import { Label } from "#components/ui/label.tsx";
import { Conflict } from "./conflict.tsx";
import type { FieldDraft } from "./use-draft.ts";

/** What a control of an edited field takes. */
type RowControl = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

export type EditRowProps = {
  label: string;
  draft: FieldDraft;
  /** How a value reads, where it is not its own text. */
  format?: ((value: string) => string) | undefined;
  /** Label above instead of beside. */
  stacked?: boolean;
  hideLabel?: boolean;
  children: (control: RowControl) => ReactNode;
};

/** A field that is edited in place: its label, its control, why it could not be saved, and both versions in a conflict. */
export function EditRow({ label, draft, format, stacked, hideLabel, children }: EditRowProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div
      className={cn(
        "grid gap-1",
        !stacked && "grid-cols-[6.5rem_minmax(0,1fr)] items-start sm:grid-cols-[8.5rem_minmax(0,1fr)]",
      )}
    >
      <Label
        htmlFor={id}
        className={cn(
          "font-normal text-ink-muted",
          !stacked && "py-2 pointer-coarse:py-3",
          hideLabel && "sr-only",
        )}
      >
        {label}
      </Label>
      <div className="grid min-w-0 gap-1.5">
        {children({
          id,
          "aria-invalid": draft.error || draft.conflict ? true : undefined,
          "aria-describedby": draft.error ? errorId : undefined,
        })}
        {draft.error ? (
          <p id={errorId} role="alert" className="flex gap-1.5 px-3 text-sm text-danger-text">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {draft.error}
          </p>
        ) : null}
        {draft.conflict ? (
          <Conflict label={label} draft={draft} conflict={draft.conflict} format={format} />
        ) : null}
      </div>
    </div>
  );
}

/** A control under its label stands out by its own inset, so that its text is in line with the label. */
export const inLine = "-mx-3 w-[calc(100%+1.5rem)]";

/** A control that looks like text until it is reached. */
export const quietControl =
  "border-transparent bg-transparent hover:border-line-control focus-visible:bg-surface aria-invalid:border-danger";

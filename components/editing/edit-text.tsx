import type { ComponentProps, KeyboardEvent } from "react";
import { cn } from "#components/ui/cn.ts";
import { DateInput, type DateInputProps } from "#components/ui/date-input.tsx";
import { Input, Textarea } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { EditRow, type EditRowProps, inLine, quietControl } from "./edit-row.tsx";

type Shared = Pick<EditRowProps, "label" | "draft" | "stacked" | "hideLabel" | "format">;

/** Edits a line of text in place. Enter saves it, Escape reverts it. */
export function EditText({
  label,
  draft,
  stacked,
  hideLabel,
  format,
  className,
  ...input
}: Shared & ComponentProps<"input">) {
  return (
    <EditRow label={label} draft={draft} stacked={stacked} hideLabel={hideLabel} format={format}>
      {(control) => (
        <Input
          {...input}
          {...control}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
          onBlur={draft.commit}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) draft.commit();
            revertOnEscape(event, draft);
          }}
          className={cn("text-ellipsis", quietControl, stacked && inLine, className)}
        />
      )}
    </EditRow>
  );
}

/** Edits the name of a page or drawer in place, in as many lines as it needs. Enter saves it, Escape reverts it. */
export function EditHeading({
  label,
  draft,
  className,
}: Pick<Shared, "label" | "draft"> & { className: string }) {
  return (
    <EditRow label={label} draft={draft} hideLabel stacked>
      {(control) => (
        <Textarea
          {...control}
          rows={1}
          required
          maxLength={LIMITS.text.title}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value.replace(/\n+/g, " "))}
          onBlur={draft.commit}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) {
              event.preventDefault();
              draft.commit();
            }
            revertOnEscape(event, draft);
          }}
          className={cn(
            quietControl,
            inLine,
            "min-h-0 resize-none py-1 leading-tight font-semibold tracking-tight wrap-anywhere",
            className,
          )}
        />
      )}
    </EditRow>
  );
}

/** Edits a day in place, in the format of the reader's region. */
export function EditDate({
  label,
  draft,
  format,
  className,
  ...input
}: Shared & Omit<DateInputProps, "value" | "onChange">) {
  return (
    <EditRow label={label} draft={draft} format={format}>
      {(control) => (
        <DateInput
          {...input}
          {...control}
          value={draft.text}
          onChange={draft.change}
          onBlur={draft.commit}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) draft.commit();
            revertOnEscape(event, draft);
          }}
          className={cn(quietControl, className)}
        />
      )}
    </EditRow>
  );
}

/** Edits text of several lines in place. Escape saves it too, because one key must not discard so much text. */
export function EditLongText({
  label,
  draft,
  stacked,
  hideLabel,
  className,
  ...area
}: Shared & ComponentProps<"textarea">) {
  return (
    <EditRow label={label} draft={draft} stacked={stacked} hideLabel={hideLabel}>
      {(control) => (
        <Textarea
          {...area}
          {...control}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
          onBlur={draft.commit}
          onKeyDown={(event) => event.key === "Escape" && draft.commit()}
          className={cn(
            "max-h-[28rem]",
            stacked && !hideLabel && [quietControl, inLine, "min-h-9 resize-none pointer-coarse:min-h-11"],
            className,
          )}
        />
      )}
    </EditRow>
  );
}

/** Reverts the typed text on Escape. If there is none, Escape reaches the dialog or drawer around. */
function revertOnEscape(event: KeyboardEvent<HTMLElement>, draft: Shared["draft"]): void {
  if (event.key !== "Escape" || !draft.isDirty) return;
  event.stopPropagation();
  event.nativeEvent.stopImmediatePropagation();
  draft.revert();
}

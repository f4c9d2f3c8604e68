import { Calendar } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { readDate, usualDayOrder } from "#domain/dates-in-text.ts";
import { dayPattern, dayWriter } from "#domain/region.ts";
import { isCalendarDay } from "#domain/time.ts";
import { cn } from "./cn.ts";
import { Field, type LabeledProps, splitProps } from "./field.tsx";
import { Input } from "./input.tsx";

const isUnread = (value: string) => value !== "" && !isCalendarDay(value);

export type DateInputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
  /** A day such as 2026-11-20, or the typed text if it isn't a date. */
  value: string;
  /**
   * Called with the day that was typed or chosen. Once the field is left, also called with text that isn't a date, so
   * that the form can report it.
   */
  onChange: (value: string) => void;
};

/**
 * Asks for a day in the format of the reader's region; other usual formats are read, too. The button opens the
 * browser's own calendar, which is a wheel on phones. Give it a label with Field.
 */
export function DateInput({ value, onChange, onBlur, onKeyDown, className, ...rest }: DateInputProps) {
  const t = useTranslations("ui");
  const locale = useLocale();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const isDay = value !== "" && !isUnread(value);
  const isWrong = rest["aria-invalid"] || isUnread(value);
  const shown = isDay ? dayWriter(locale, "UTC")(value) : value;
  const dayIn = (text: string) => readDate(text, usualDayOrder(locale))?.slice(0, 10) ?? null;
  const type = (text: string) => {
    setTyped(text);
    const day = text.trim() === "" ? "" : dayIn(text);
    if (day !== null && day !== value) onChange(day);
  };
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const text = typed.trim();
    if (text !== "" && dayIn(text) === null) onChange(text);
  };
  return (
    <div className="relative min-w-0">
      <Input
        placeholder={dayPattern(locale)}
        autoComplete="off"
        {...rest}
        aria-invalid={isWrong || undefined}
        type="text"
        value={typed ?? shown}
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          // Enter sends the form next.
          if (event.key === "Enter") settle();
          if (event.key === "Escape") setTyped(null);
          onKeyDown?.(event);
        }}
        className={cn("pr-9", className)}
      />
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={isDay ? value : ""}
        onChange={({ target }) => {
          setTyped(null);
          onChange(target.value);
        }}
        className="pointer-events-none absolute right-0 bottom-0 size-9 opacity-0"
      />
      <button
        type="button"
        aria-label={t("openCalendar")}
        disabled={rest.disabled}
        onClick={() => picker.current?.showPicker()}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-ink-muted hover:text-ink disabled:opacity-50 pointer-coarse:w-11"
      >
        <Calendar aria-hidden className="size-4" />
      </button>
    </div>
  );
}

/** Returns a function that says what to enter in place of a text that isn't a day; it returns null for a day, and for no text. */
export function useUnreadDate(): (text: string) => string | null {
  const t = useTranslations("ui.invalid");
  const locale = useLocale();
  return (text) =>
    isUnread(text) ? t("date", { example: dayWriter(locale, "UTC")(new Date().toISOString()) }) : null;
}

/** Renders a DateInput in a Field, which says that typed text isn't a date if the form doesn't. */
export function DateField(props: LabeledProps<DateInputProps>) {
  const unread = useUnreadDate();
  const { field, control } = splitProps(props);
  return (
    <Field {...field} error={field.error || unread(control.value)}>
      {(attributes) => <DateInput {...attributes} {...control} />}
    </Field>
  );
}

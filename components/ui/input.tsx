import type { ComponentProps } from "react";
import { LIMITS } from "#domain/limits.ts";
import { cn } from "./cn.ts";
import { controlClasses, textControl } from "./control-classes.ts";

/** Renders a one-line text field, whose direction follows its text. Give it a label with Field. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input dir="auto" {...rest} className={cn(textControl, className)} />;
}

/** The attributes of a link field. Not `type="url"`, with which browsers reject a link without a scheme. */
export const linkField = {
  type: "text",
  inputMode: "url",
  autoCapitalize: "none",
  spellCheck: false,
  maxLength: LIMITS.text.url,
  placeholder: "https://",
} as const;

/** Renders a text field of several lines that grows with its text. Give it a label with Field. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      {...rest}
      className={cn(controlClasses, "field-sizing-content max-h-96 min-h-20 py-2 leading-relaxed", className)}
    />
  );
}

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = Omit<ComponentProps<"select">, "children"> & { options: readonly SelectOption[] };

/**
 * Renders a choice of a few values with the browser's own control: it works before scripts, selects by typing, and is a
 * wheel on phones. If the browser allows it (`base-select`), its list is styled.
 */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={cn("select", textControl, "pr-9", className)}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

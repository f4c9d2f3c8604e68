import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { LIMITS } from "#domain/limits.ts";
import { cn } from "./cn.ts";
import { Input } from "./input.tsx";

type SearchInputProps = Omit<ComponentProps<typeof Input>, "type" | "onChange" | "placeholder"> & {
  /** The scope of the search, for screen readers, and shown until something is typed. */
  label: string;
  value: string;
  onText: (text: string) => void;
};

/** Asks for the text that filters a list. Its `className` places it. */
export function SearchInput({ label, onText, className, ...input }: SearchInputProps) {
  return (
    <div className={cn("relative", className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
      />
      <Input
        maxLength={LIMITS.text.title}
        {...input}
        data-search
        type="search"
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => onText(target.value)}
        className="pl-9"
      />
    </div>
  );
}

"use client";
import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useBrowserValue } from "#components/ui/use-browser-value.ts";

const choices = [
  { value: "light", icon: Sun },
  { value: "dark", icon: Moon },
  { value: "system", icon: Monitor },
] as const;

export type ThemeLabels = Record<"theme" | "light" | "dark" | "system", string>;

/** Light, dark or the system's; words come as a prop, so that a page without client messages can show it. */
export function ThemeSwitch({ labels, className = "" }: { labels: ThemeLabels; className?: string }) {
  const { theme, setTheme } = useTheme();
  // The stored choice is known to the browser only: the server marks none.
  const isClient = useBrowserValue(() => true, false);
  return (
    <fieldset className={`inline-flex rounded-full border border-line p-0.5 ${className}`}>
      <legend className="sr-only">{labels.theme}</legend>
      {choices.map(({ value, icon: Icon }) => (
        <label
          key={value}
          className="inline-flex size-7 cursor-pointer items-center justify-center rounded-full text-ink-muted transition-colors hover:text-ink has-checked:bg-hover has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:size-10"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={isClient && theme === value}
            onChange={() => setTheme(value)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4" />
          <span className="sr-only">{labels[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

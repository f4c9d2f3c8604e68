"use client";
import { useTheme } from "next-themes";
import type { ReactNode } from "react";
import { useBrowserValue } from "#components/ui/use-browser-value.ts";

const choices = ["light", "dark", "system"] as const;

type Choice = (typeof choices)[number];

export type ThemeSwitchProps = {
  labels: Readonly<Record<"theme" | Choice, string>>;
  icons: Readonly<Record<Choice, ReactNode>>;
  className?: string | undefined;
};

/** Light, dark or the system's; words and icons come as props, so that the browser needs no catalog of either. */
export function ThemeSwitch({ labels, icons, className = "" }: ThemeSwitchProps) {
  const { theme, setTheme } = useTheme();
  // The stored choice is known to the browser only: the server marks none.
  const isClient = useBrowserValue(() => true, false);
  return (
    <fieldset className={`inline-flex rounded-full border border-line p-0.5 ${className}`}>
      <legend className="sr-only">{labels.theme}</legend>
      {choices.map((value) => (
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
          {icons[value]}
          <span className="sr-only">{labels[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

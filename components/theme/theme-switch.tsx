"use client";
import type { ReactNode } from "react";
import { setTheme, THEMES, type Theme, useTheme } from "./theme.ts";

export type ThemeSwitchProps = {
  labels: Readonly<Record<"theme" | Theme, string>>;
  icons: Readonly<Record<Theme, ReactNode>>;
  className?: string | undefined;
};

/** Chooses light, dark, or the system's theme; labels and icons come as props, so that the browser needs no catalog of either. */
export function ThemeSwitch({ labels, icons, className = "" }: ThemeSwitchProps) {
  const theme = useTheme();
  return (
    <fieldset className={`inline-flex rounded-full border border-line p-0.5 ${className}`}>
      <legend className="sr-only">{labels.theme}</legend>
      {THEMES.map((value) => (
        <label
          key={value}
          className="inline-flex size-7 cursor-pointer items-center justify-center rounded-full text-ink-muted transition-colors hover:text-ink has-checked:bg-hover has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:size-10"
        >
          <input
            type="radio"
            autoComplete="off"
            name="theme"
            value={value}
            checked={theme === value}
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

import { useSyncExternalStore } from "react";
import { THEME_KEY } from "./theme-key.ts";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

const CHANGED = "offerlane:theme";

/** Returns the theme chosen in this browser; null on the server, which doesn't know it. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(subscribe, shown, () => null);
}

/** Shows a theme in every tab of this browser, and stores it. */
export function setTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser without storage shows it until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Sets the theme's attribute; without it, the style sheet follows the system. */
function show(theme: string | null): void {
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function shown(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== THEME_KEY) return;
    show(newValue);
    listener();
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", onStorage);
  };
}

import { useEffect, useState } from "react";

const PAUSE_MS = 150;

/** Returns the text as it was at the person's last pause in typing. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

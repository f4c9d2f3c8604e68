"use client";
import { useEffect, useState } from "react";

const STEP_MS = 60_000;

/** The time, minute by minute; the first is the server's, so that both draw the same. */
export function useClock(rendered: number): number {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

import { useEffect, useRef } from "react";

/**
 * Returns a ref to the top of a page with steps, which gets the focus at a new step: a keyboard continues there, and a screen
 * reader announces it.
 */
export function useFocusOnChange(step: string) {
  const top = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return top;
}

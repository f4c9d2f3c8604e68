"use client";
import { useEffect, useState } from "react";

/**
 * Whether a key or button has been pressed on this page: from then on comes what the first load leaves out, so that it is
 * here even when what follows is that the network went away.
 */
export function useFirstPress(): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const onPress = () => setPressed(true);
    addEventListener("pointerdown", onPress, { once: true });
    addEventListener("keydown", onPress, { once: true, capture: true });
    return () => {
      removeEventListener("pointerdown", onPress);
      removeEventListener("keydown", onPress, { capture: true });
    };
  }, []);
  return pressed;
}

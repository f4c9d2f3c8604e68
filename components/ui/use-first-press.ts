import { useEffect, useState } from "react";

/**
 * Returns true once a key or button was pressed on this page. Code left out of the first load is then loaded, so that
 * it is available even if the connection is lost next.
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

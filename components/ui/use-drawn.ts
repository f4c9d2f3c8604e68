import { useEffect, useState } from "react";

/** Whether the page has been drawn in the browser; not before, when the server draws it for a window that it doesn't know. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return drawn;
}

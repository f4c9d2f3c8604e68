import type { toast } from "sonner";

type Publish = (show: typeof toast) => void;

const waiting: Publish[] = [];
let connected: typeof toast | null = null;
let wake: (() => void) | null = null;

/** Shows a toast, or keeps it until the list of toasts has loaded; asking is what loads it. */
export function publish(message: Publish): void {
  if (connected) {
    message(connected);
    return;
  }
  waiting.push(message);
  wake?.();
}

/** Called with sonner's `toast` once its list stands on the page: what waited is shown. */
export function connect(show: typeof toast): () => void {
  connected = show;
  for (const message of waiting.splice(0)) message(show);
  return () => {
    connected = null;
  };
}

/** Calls back when the first toast is asked for; gives the end of listening. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = null;
  };
}

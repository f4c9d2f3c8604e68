/** A random key: an idempotency key, a tab's id. Works on plain http too, where `randomUUID` is missing. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let tab: string | undefined;

/** This tab's id: sent with every change, so that the tab is not told of its own. */
export function tabId(): string {
  tab ??= randomKey();
  return tab;
}

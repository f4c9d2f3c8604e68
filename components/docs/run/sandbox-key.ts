import { api } from "#components/api/client.ts";

const PLACE = "offerlane-sandbox-key";

/** Whether a text can be the key of a sandbox: no other is ever sent from here. */
export function isSandboxKey(text: string): boolean {
  return /^ol_sandbox_\w+$/.test(text);
}

/** The key of this tab, or null. */
export function keptKey(): string | null {
  return sessionStorage.getItem(PLACE);
}

/** Keeps a key for as long as the tab is open. */
export function keepKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(PLACE);
  else sessionStorage.setItem(PLACE, key);
}

/** A key for an hour, of the sandbox of whoever is signed in. @throws what a call of the API throws */
export async function newKey(): Promise<string> {
  const { key } = await api.pages.referenceKey.mutate();
  keepKey(key);
  return key;
}

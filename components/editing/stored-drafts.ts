import { LIMITS } from "#domain/limits.ts";
import type { TextForm } from "#domain/text-fields.ts";

/** Names the field or form that a draft belongs to: the form, and the id of its record or the place it stands in. */
export type DraftName = `${TextForm}:${string}`;

type Stored = { readonly owner: string; readonly at: number; readonly draft: unknown };

const PREFIX = "offerlane.draft.";
const { drafts: MOST, draftCharacters: MOST_CHARACTERS } = LIMITS.quotas;
const LONGEST_MS = LIMITS.lifetimes.draft * 1_000;

/**
 * Keeps a draft in this browser, in place of an earlier one of the same name. The oldest drafts give way when there are too many.
 * @param owner the account's email address; without one nothing is kept
 */
export function storeDraft(owner: string | null, name: DraftName, draft: unknown): void {
  if (owner === null) return;
  try {
    const stored: Stored = { owner, at: Date.now(), draft };
    const isNew = localStorage.getItem(PREFIX + name) === null;
    localStorage.setItem(PREFIX + name, JSON.stringify(stored));
    // Not at every key that is pressed.
    if (isNew) tidyDrafts(owner);
  } catch {
    // Storage is full or turned off: the text lives as long as its form.
  }
}

/** Returns the draft of that name; null where there is none, or only another person's. */
export function storedDraft<Draft>(owner: string | null, name: DraftName): Draft | null {
  if (owner === null) return null;
  const stored = read(PREFIX + name);
  return stored?.owner === owner && Date.now() - stored.at < LONGEST_MS ? (stored.draft as Draft) : null;
}

/** Removes a draft: it was saved, or given up. */
export function dropDraft(name: DraftName): void {
  remove(PREFIX + name);
}

/** Removes every draft of this browser. */
export function dropAllDrafts(): void {
  for (const key of storedKeys()) remove(key);
}

/** Removes drafts of other people, drafts that are too old, and the oldest of too many. */
export function tidyDrafts(owner: string): void {
  const newestFirst = storedKeys()
    .map((key) => ({ key, stored: read(key), size: localStorage.getItem(key)?.length ?? 0 }))
    .sort((one, other) => (other.stored?.at ?? 0) - (one.stored?.at ?? 0));
  let count = 0;
  let characters = 0;
  for (const { key, stored, size } of newestFirst) {
    const isGood = stored?.owner === owner && Date.now() - stored.at < LONGEST_MS;
    if (isGood && count < MOST && characters + size <= MOST_CHARACTERS) {
      count += 1;
      characters += size;
    } else remove(key);
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string): Stored | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Stored | null;
  } catch {
    return null;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is turned off: nothing is there.
  }
}

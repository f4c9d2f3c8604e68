import { LIMITS } from "#domain/limits.ts";
import type { TextForm } from "#domain/text-fields.ts";

/** The name of a draft: its form, and the id of its record or its place. */
export type DraftName = `${TextForm}:${string}`;

type Stored = { readonly owner: string; readonly at: number; readonly draft: unknown };

const PREFIX = "offerlane.draft.";
const { drafts: MOST, draftCharacters: MOST_CHARACTERS } = LIMITS.quotas;
const LONGEST_MS = LIMITS.lifetimes.draft * 1_000;

/**
 * Stores a draft in this browser, in place of an earlier one of the same name. If there are too many, the oldest are
 * removed.
 * @param owner the account's email address; without one nothing is stored
 */
export function storeDraft(owner: string | null, name: DraftName, draft: unknown): void {
  if (owner === null) return;
  try {
    const stored: Stored = { owner, at: Date.now(), draft };
    const isNew = localStorage.getItem(PREFIX + name) === null;
    localStorage.setItem(PREFIX + name, JSON.stringify(stored));
    // Not at every keystroke.
    if (isNew) tidyDrafts(owner);
  } catch {
    // Storage is full or turned off: the text lives as long as its form.
  }
}

/** Returns the draft of that name; null if there is none, or only an expired one or another person's. */
export function storedDraft<Draft>(owner: string | null, name: DraftName): Draft | null {
  if (owner === null) return null;
  const stored = read(PREFIX + name);
  return stored?.owner === owner && Date.now() - stored.at < LONGEST_MS ? (stored.draft as Draft) : null;
}

/** Removes a draft that was saved or discarded. */
export function dropDraft(name: DraftName): void {
  remove(PREFIX + name);
}

/** Removes other people's drafts, expired drafts, and the oldest if there are too many. */
export function tidyDrafts(owner: string): void {
  const newestFirst = storedKeys()
    .map((key) => ({ key, stored: read(key), size: localStorage.getItem(key)?.length ?? 0 }))
    .sort((a, b) => (b.stored?.at ?? 0) - (a.stored?.at ?? 0));
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
    // With storage turned off, there are no drafts.
  }
}

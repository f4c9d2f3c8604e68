/** The result of saving a field: saved, or rejected because the record was changed elsewhere; with its current value. */
export type SaveResult = { outcome: "saved" | "stale"; value: string };

/** A field that is being edited: the typed text, and the value when typing began. */
export type Draft = { readonly text: string; readonly base: string };

export type Verdict = "unchanged" | "save" | "conflict" | "wait";

/**
 * Decides what to do with a draft.
 * @param value the server's current value; the draft may be based on an older one
 * @param underWay the value that is being saved
 */
export function verdictOf(draft: Draft, value: string, underWay: string | null = null): Verdict {
  // A save of another value is in progress, so even the server's current value must be sent again.
  if (draft.text === value) return underWay === null || underWay === value ? "unchanged" : "wait";
  return value === draft.base ? "save" : "conflict";
}

/** Returns the rest of a draft after a save: the text typed during it, applied to the text that the server stored. */
export function restOf(draft: Draft | null, sent: string, kept: string): Draft | null {
  return draft === null || draft.text === sent ? null : { text: draft.text, base: kept };
}

const TRIES = 3;

/**
 * Saves a draft. If it is rejected because another field changed, it is sent again with the new version.
 * @returns the stored text, for example trimmed; or the conflict with the server's current text
 */
export async function saveDraft(
  draft: Draft,
  save: (text: string) => Promise<SaveResult>,
): Promise<{ kept: string } | { theirs: string }> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { outcome, value } = await save(draft.text);
    if (outcome === "saved" || value === draft.text) return { kept: value };
    if (value !== draft.base) return { theirs: value };
  }
  return { theirs: draft.base };
}

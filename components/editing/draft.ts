/** The result of saving a field: saved, or rejected because the record was changed elsewhere; with its current value. */
export type SaveAnswer = { outcome: "saved" | "stale"; value: string };

/** A field that is being edited: the typed text, and the value when typing began. */
export type Draft = { readonly text: string; readonly base: string };

export type Verdict = "unchanged" | "save" | "conflict" | "wait";

/**
 * Decides what to do with a draft.
 * @param value what the server has now; the draft may have begun from something else
 * @param underWay the value that is being saved, which the server has next
 */
export function judge(draft: Draft, value: string, underWay: string | null = null): Verdict {
  // Typing the server's value again is still a change of the value being saved.
  if (draft.text === value) return underWay === null || underWay === value ? "unchanged" : "wait";
  return value === draft.base ? "save" : "conflict";
}

/** Returns the rest of a draft after a save: the text typed meanwhile, based on the saved text. */
export function restOf(draft: Draft | null, saved: string): Draft | null {
  return draft === null || draft.text === saved ? null : { text: draft.text, base: saved };
}

const TRIES = 3;

/**
 * Saves a draft. An error because of a change in another field isn't a conflict: the draft is sent again on the new
 * version.
 * @returns the conflict with the server's current value, or null once it is saved
 */
export async function saveDraft(
  draft: Draft,
  save: (text: string) => Promise<SaveAnswer>,
): Promise<{ theirs: string } | null> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { outcome, value } = await save(draft.text);
    if (outcome === "saved" || value === draft.text) return null;
    if (value !== draft.base) return { theirs: value };
  }
  return { theirs: draft.base };
}

/** What came of saving a field: done, or refused since the record was changed elsewhere; with the value there now. */
export type SaveAnswer = { outcome: "saved" | "stale"; value: string };

/** A field while it is edited: what was typed, and what stood there when the typing began. */
export type Draft = { readonly text: string; readonly base: string };

export type Verdict = "unchanged" | "save" | "conflict" | "wait";

/**
 * What to do with a draft.
 * @param value what the server has now; the draft may have begun from something else
 * @param underWay what is being saved, which the server has next
 */
export function judge(draft: Draft, value: string, underWay: string | null = null): Verdict {
  // Back to what stood there: that is a change of what is under way.
  if (draft.text === value) return underWay === null || underWay === value ? "unchanged" : "wait";
  return value === draft.base ? "save" : "conflict";
}

/** What is left of a draft once a text is saved: what was typed meanwhile, on top of that. */
export function restOf(draft: Draft | null, saved: string): Draft | null {
  return draft === null || draft.text === saved ? null : { text: draft.text, base: saved };
}

const TRIES = 3;

/**
 * Saves a draft. A refusal for a change in another field is no conflict: the draft is sent again on the new version.
 * @returns the conflict with what the server has now, or null once it is saved
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

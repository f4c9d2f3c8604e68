/** What came of saving a field: done, or refused since the record was changed elsewhere; with the value there now. */
export type SaveAnswer = { outcome: "saved" | "stale"; value: string };

/** A field while it is edited: what was typed, and what stood there when the typing began. */
export type Draft = { readonly text: string; readonly base: string };

export type Verdict = "unchanged" | "save" | "conflict";

/**
 * What to do with a draft.
 * @param value what the server has now; the draft may have begun from something else
 */
export function judge(draft: Draft, value: string): Verdict {
  if (draft.text === value) return "unchanged";
  return value === draft.base ? "save" : "conflict";
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

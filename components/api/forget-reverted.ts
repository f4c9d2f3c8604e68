import { LIMITS } from "#domain/limits.ts";
import { api } from "./client.ts";
import { inPortions } from "./portions.ts";

/**
 * Deletes unused companies that were created by edits which were then undone, at most as many as a batch of
 * edits can name. If that fails, they stay.
 */
export async function forgetCompanies(names: readonly string[]): Promise<void> {
  if (names.length > 0) await api.companies.forgetUnused.mutate({ names: [...names] }).catch(() => undefined);
}

/** Removes moves that were undone from the cards' history. If that fails, the history shows both moves, which is true too. */
export async function forgetRevertedMoves(applicationIds: readonly string[]): Promise<void> {
  await inPortions(applicationIds, LIMITS.requests.bulkCards, (batch) =>
    api.applications.forgetRevertedMoves.mutate({ applicationIds: batch }).catch(() => undefined),
  );
}

import { LIMITS } from "#domain/limits.ts";
import { api } from "./client.ts";

const BATCH = LIMITS.requests.bulkCards;

/** Removes moves that were undone from the cards' history. If that fails, the history shows both moves, which is true too. */
export async function forgetSlips(applicationIds: readonly string[]): Promise<void> {
  for (let from = 0; from < applicationIds.length; from += BATCH) {
    const batch = applicationIds.slice(from, from + BATCH);
    await api.applications.forgetSlips.mutate({ applicationIds: batch }).catch(() => undefined);
  }
}

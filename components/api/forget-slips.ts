import { LIMITS } from "#domain/limits.ts";
import { api } from "./client.ts";

const BATCH = LIMITS.requests.bulkCards;

/** Has the history forget moves of cards that were undone. Where that fails, it tells of both moves, which is true too. */
export async function forgetSlips(applicationIds: readonly string[]): Promise<void> {
  for (let from = 0; from < applicationIds.length; from += BATCH) {
    const batch = applicationIds.slice(from, from + BATCH);
    await api.applications.forgetSlips.mutate({ applicationIds: batch }).catch(() => undefined);
  }
}

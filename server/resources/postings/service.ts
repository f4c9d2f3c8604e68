import type { Asker } from "#server/core/confined-reading.ts";
import type { Verb } from "#server/core/execute.ts";
import { ConfinedWorkFailed } from "#server/lib/confined.ts";
import { guardedFetch } from "#server/lib/guarded-fetch/guarded-fetch.ts";
import type { Permit } from "#server/lib/guarded-fetch/permit.ts";
import { FetchRefusal } from "#server/lib/guarded-fetch/refusal.ts";
import { readForeignPage } from "./confined-reader.ts";
import type { LinkReading, postings } from "./contract.ts";

/** What stands behind a link, as a posting; or why that can't be said. Only tests name a permit. @throws rate_limited, unavailable */
export async function readLink(asker: Asker, link: string, permit?: Permit): Promise<LinkReading> {
  try {
    const { body, contentType } = await guardedFetch(link, {
      types: ["text/html"],
      ...(permit ? { permit } : {}),
    });
    const posting = await readForeignPage(asker, { body, contentType });
    return posting.title === null ? { found: false, reason: "nothing_found" } : { found: true, posting };
  } catch (error) {
    if (error instanceof FetchRefusal) return { found: false, reason: error.reason };
    if (error instanceof ConfinedWorkFailed) return { found: false, reason: "unreadable" };
    throw error;
  }
}

/** The posting behind a link that was pasted. Nothing leaves a sandbox. */
export const readPostingOfLink: Verb<typeof postings.readLink> = async ({ ctx, input }) => {
  if (ctx.actor.environment === "sandbox") return { found: false, reason: "sandbox" };
  return readLink(ctx, input.link);
};

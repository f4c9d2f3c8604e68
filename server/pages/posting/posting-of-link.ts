import { z } from "zod";
import { URL_MAX } from "#server/core/fields.ts";
import { countRequest } from "#server/core/rate-limit.ts";
import { ConfinedWorkFailed } from "#server/lib/confined.ts";
import { guardedFetch } from "#server/lib/guarded-fetch/guarded-fetch.ts";
import type { Permit } from "#server/lib/guarded-fetch/permit.ts";
import { FetchRefusal, type RefusalReason } from "#server/lib/guarded-fetch/refusal.ts";
import { pageProcedure } from "../procedure.ts";
import { readForeignPage } from "./confined-reader.ts";
import type { Posting } from "./posting.ts";

export type LinkReading =
  | { found: true; posting: Posting }
  | { found: false; reason: RefusalReason | "nothing_found" | "unreadable" | "sandbox" };

/** What stands behind a link, as a posting; or why that can't be said. Only tests name a permit. */
export async function readLink(link: string, permit?: Permit): Promise<LinkReading> {
  try {
    const { body, contentType } = await guardedFetch(link, {
      types: ["text/html"],
      ...(permit ? { permit } : {}),
    });
    const posting = await readForeignPage({ body, contentType });
    return posting.title === null ? { found: false, reason: "nothing_found" } : { found: true, posting };
  } catch (error) {
    if (error instanceof FetchRefusal) return { found: false, reason: error.reason };
    if (error instanceof ConfinedWorkFailed) return { found: false, reason: "unreadable" };
    throw error;
  }
}

/** Reads the posting behind a link that was pasted; nothing is kept. Nothing leaves a sandbox. @throws rate_limited */
export const postingOfLink = pageProcedure
  .input(z.strictObject({ link: z.string().trim().max(URL_MAX) }))
  .query(async ({ ctx, input }) => {
    await countRequest(ctx.caller.principal, "links", ctx.headers);
    if (ctx.caller.environment === "sandbox")
      return { found: false, reason: "sandbox" } satisfies LinkReading;
    return readLink(input.link);
  });

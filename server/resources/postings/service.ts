import { LIMITS } from "#domain/limits.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { type Asker, inTurn } from "#server/core/turns.ts";
import { makeFairQueue } from "#server/lib/fair-queue.ts";
import { guardedFetch } from "#server/lib/guarded-fetch/guarded-fetch.ts";
import type { Permit } from "#server/lib/guarded-fetch/permit.ts";
import { FetchRefusal } from "#server/lib/guarded-fetch/refusal.ts";
import { IsolatedWorkFailed } from "#server/lib/isolated-worker.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { type LinkReading, postings } from "./contract.ts";
import { type ForeignPage, readForeignPage } from "./isolated-reader.ts";

const { linksFetched, linksWaiting, processLinksFetched, processLinksWaiting } = LIMITS.quotas;

/** Pages are in memory while they are fetched, so not too many at a time. A slow site holds up only those who wait for it. */
const fetching = {
  turns: processGlobal("fetching-turns", () =>
    makeFairQueue({ running: processLinksFetched, waiting: processLinksWaiting }, () => ({
      running: linksFetched,
      waiting: linksWaiting,
    })),
  ),
  limit: "link_fetches",
  patienceMs: 10_000,
  tooMany: `You can have ${linksFetched + linksWaiting} links read at a time. Wait for them, then try again.`,
  busy: "Too many links are being read right now. Nothing was changed. Try again in a moment.",
};

/** Returns the posting behind a link, or the reason why it can't be read. Only tests pass a permit. @throws rate_limited, unavailable */
export async function readLink(asker: Asker, link: string, permit?: Permit): Promise<LinkReading> {
  try {
    const options = { types: ["text/html"], ...(permit ? { permit } : {}) };
    const { body, contentType } = await inTurn(asker, fetching, () => guardedFetch(link, options));
    return await readPage(asker, { body, contentType });
  } catch (error) {
    if (error instanceof FetchRefusal) return { found: false, reason: error.reason };
    throw error;
  }
}

async function readPage(asker: Asker, page: ForeignPage): Promise<LinkReading> {
  try {
    const posting = await readForeignPage(asker, page);
    return posting.title === null ? { found: false, reason: "nothing_found" } : { found: true, posting };
  } catch (error) {
    if (error instanceof IsolatedWorkFailed) return { found: false, reason: "unreadable" };
    throw error;
  }
}

/** Returns the posting behind a pasted link. A sandbox makes no outside requests. */
const readPostingOfLink: Handler<typeof postings.readLink> = async ({ ctx, input }) => {
  if (ctx.actor.environment === "sandbox") return { found: false, reason: "sandbox" };
  return readLink(ctx, input.link);
};

/**
 * Returns the posting of a JSON-LD script, read like a page with only that script. Works in a sandbox, too: it makes no outside requests.
 */
const readPostingOfScript: Handler<typeof postings.readScript> = ({ ctx, input }) => {
  // In a string, "<" can be escaped like this: no text of the script ends it.
  const script = input.script.replaceAll("<", "\\u003c");
  const body = Buffer.from(`<script type="application/ld+json">${script}</script>`);
  return readPage(ctx, { body, contentType: "text/html; charset=utf-8" });
};

export const postingsGroup = defineGroup(postings, {
  handlers: {
    readLink: readPostingOfLink,
    readScript: readPostingOfScript,
  },
  examples: () => import("./examples.ts"),
});

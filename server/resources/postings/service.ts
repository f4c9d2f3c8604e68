import { LIMITS } from "#domain/limits.ts";
import { type PostingLink, postingOfLink } from "#domain/posting-link.ts";
import type { Handler } from "#server/core/execute.ts";
import { type Asker, inTurn } from "#server/core/turns.ts";
import { makeFairQueue } from "#server/lib/fair-queue.ts";
import { type Fetched, guardedFetch } from "#server/lib/guarded-fetch/guarded-fetch.ts";
import type { Permit } from "#server/lib/guarded-fetch/permit.ts";
import { FetchRefusal } from "#server/lib/guarded-fetch/refusal.ts";
import { IsolatedWorkFailed } from "#server/lib/isolated-worker.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import type { LinkReading, postings } from "./contract.ts";
import { INTERFACES, withBoardIn } from "./interfaces.ts";
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

/** The web as tests have it: what a fetch may use, and where an interface is reached. */
export type Web = { permit: Permit; at?: (address: string) => string };

/**
 * Returns the posting behind a link, or the reason why it can't be read: from its page, and from the public interface of the system that
 * hosts it. Either is enough. Only tests pass a web. @throws rate_limited, unavailable
 */
export async function readLink(asker: Asker, link: string, web?: Web): Promise<LinkReading> {
  const { page, response } = await inTurn(asker, fetching, () => fetchAll(link, web));
  if (page instanceof FetchRefusal && !response) return { found: false, reason: page.reason };
  const { body, contentType } =
    page instanceof FetchRefusal ? { body: Buffer.alloc(0), contentType: "" } : page;
  const address = page instanceof FetchRefusal ? link : page.url;
  return readPage(asker, { body, contentType, link: address, interface: response });
}

type Response = ForeignPage["interface"];

async function fetchAll(
  link: string,
  web?: Web,
): Promise<{ page: Fetched | FetchRefusal; response: Response }> {
  const posting = URL.canParse(link) ? postingOfLink(new URL(link)) : null;
  const isKnown = posting !== null && addressOf(posting) !== null;
  const [page, early] = await Promise.all([
    attempt(link, ["text/html", "application/xhtml+xml"], web?.permit),
    isKnown ? fetchInterface(posting, web) : undefined,
  ]);
  if (isKnown || posting === null || page instanceof FetchRefusal) return { page, response: early };
  const embedded = withBoardIn(posting, page.body.toString("latin1"));
  return { page, response: await fetchInterface(embedded, web) };
}

function addressOf(posting: PostingLink): string | null {
  return INTERFACES[posting.system]?.address(posting) ?? null;
}

/** Returns the response of a system's public interface; undefined if it has none, or none for the posting. */
async function fetchInterface(posting: PostingLink, web?: Web): Promise<Response> {
  const address = addressOf(posting);
  if (address === null) return undefined;
  const types = INTERFACES[posting.system]?.types ?? [];
  const fetched = await attempt(web?.at?.(address) ?? address, types, web?.permit);
  return fetched instanceof FetchRefusal ? undefined : { posting, body: fetched.body };
}

async function attempt(
  address: string,
  types: readonly string[],
  permit?: Permit,
): Promise<Fetched | FetchRefusal> {
  try {
    return await guardedFetch(address, { types, ...(permit ? { permit } : {}) });
  } catch (error) {
    if (error instanceof FetchRefusal) return error;
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
export const readPostingOfLink: Handler<typeof postings.readLink> = async ({ ctx, input }) => {
  if (ctx.actor.environment === "sandbox") return { found: false, reason: "sandbox" };
  return readLink(ctx, input.link);
};

/**
 * Returns the posting of a JSON-LD script, read like a page with only that script. Works in a sandbox, too: it makes no outside requests.
 */
export const readPostingOfScript: Handler<typeof postings.readScript> = ({ ctx, input }) => {
  // In a string, "<" can be escaped like this: no text of the script ends it.
  const script = input.script.replaceAll("<", "\\u003c");
  const body = Buffer.from(`<script type="application/ld+json">${script}</script>`);
  return readPage(ctx, { body, contentType: "text/html; charset=utf-8" });
};

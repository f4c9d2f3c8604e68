import type { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { type PostingLink, postingOfLink } from "#domain/posting-link.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { type Asker, inTurn } from "#server/core/turns.ts";
import { makeFairQueue } from "#server/lib/fair-queue.ts";
import { type Fetched, guardedFetch } from "#server/lib/guarded-fetch/guarded-fetch.ts";
import type { Permit } from "#server/lib/guarded-fetch/permit.ts";
import { FetchRefusal } from "#server/lib/guarded-fetch/refusal.ts";
import { IsolatedWorkFailed } from "#server/lib/isolated-worker.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { type LinkReading, postings } from "./contract.ts";
import { INTERFACES, withBoardIn } from "./interfaces.ts";
import { type ForeignPage, readForeignPage } from "./isolated-reader.ts";

const { linksFetched, linksWaiting, processLinksFetched, processLinksWaiting } = LIMITS.quotas;

/** Pages are in memory while they are fetched, so not too many at a time. A slow site delays only the people who asked for it. */
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

/** The web in tests: the addresses that a fetch may use, and the mapping between addresses on the web and the test server's. */
export type Web = { permit: Permit; at?: (address: string) => string; from?: (address: string) => string };

/**
 * Returns the posting behind a link, or the reason why it can't be read: from its page, and from the public interface of the system that
 * hosts it. Either is enough. Only tests pass a web. @throws rate_limited, unavailable
 */
export async function readLink(asker: Asker, link: string, web?: Web): Promise<LinkReading> {
  const { page, response } = await inTurn(asker, fetching, () => fetchAll(link, web));
  if (!(page instanceof FetchRefusal)) return readPage(asker, { ...page, interface: response });
  if (!response) return { found: false, reason: page.reason };
  return readPage(asker, { link, body: Buffer.alloc(0), contentType: "", interface: response });
}

type Response = ForeignPage["interface"];
type FetchedPage = { link: string; body: Buffer; contentType: string };

async function fetchAll(
  link: string,
  web?: Web,
): Promise<{ page: FetchedPage | FetchRefusal; response: Response }> {
  const posting = postingAt(link);
  const isKnown = posting !== null && addressOf(posting) !== null;
  const [fetched, early] = await Promise.all([
    attempt(link, ["text/html", "application/xhtml+xml"], web),
    isKnown ? fetchInterface(posting, web) : undefined,
  ]);
  if (fetched instanceof FetchRefusal) return { page: fetched, response: early };
  const { body, contentType, url } = fetched;
  const page = { link: web?.from?.(url) ?? url, body, contentType };
  // A short link leads to the posting's own.
  const found = posting ?? postingAt(page.link);
  if (isKnown || found === null) return { page, response: early };
  return { page, response: await fetchInterface(withBoardIn(found, body.toString("latin1")), web) };
}

function postingAt(link: string): PostingLink | null {
  return URL.canParse(link) ? postingOfLink(new URL(link)) : null;
}

function addressOf(posting: PostingLink): string | null {
  return INTERFACES[posting.system]?.address(posting) ?? null;
}

/** Returns the response of a system's public interface; undefined if it has none, or none for the posting. */
async function fetchInterface(posting: PostingLink, web?: Web): Promise<Response> {
  const address = addressOf(posting);
  if (address === null) return undefined;
  const types = INTERFACES[posting.system]?.types ?? [];
  const fetched = await attempt(address, types, web);
  return fetched instanceof FetchRefusal ? undefined : { posting, body: fetched.body };
}

async function attempt(
  address: string,
  types: readonly string[],
  web?: Web,
): Promise<Fetched | FetchRefusal> {
  try {
    const options = { types, ...(web ? { permit: web.permit } : {}) };
    return await guardedFetch(web?.at?.(address) ?? address, options);
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
const readPostingOfLink: Handler<typeof postings.readLink> = async ({ ctx, input }) => {
  if (ctx.actor.environment === "sandbox") return { found: false, reason: "sandbox" };
  return readLink(ctx, input.link);
};

type FoundParts = z.infer<typeof postings.readScript.input>;

/**
 * Returns the posting in the parts of a page that the bookmark found, completed like a link's by the system that hosts it, unless
 * this may make no outside requests. Only tests pass a web. @throws rate_limited, unavailable
 */
export async function readFound(
  asker: Asker,
  found: FoundParts,
  { mayAsk, web }: { mayAsk: boolean; web?: Web },
): Promise<LinkReading> {
  const { page = "", link, selected } = found;
  const posting = mayAsk && link !== undefined ? postingAt(link) : null;
  const response = posting
    ? await inTurn(asker, fetching, () => fetchInterface(withBoardIn(posting, page), web))
    : undefined;
  // In a string, "<" can be escaped like this: no text of the script ends it.
  const script = found.script.replaceAll("<", "\\u003c");
  const body = Buffer.from(`<script type="application/ld+json">${script}</script>${page}`);
  return readPage(asker, {
    body,
    link,
    selected,
    contentType: "text/html; charset=utf-8",
    interface: response,
  });
}

/** Returns the posting in the parts of a page that the bookmark found. In a sandbox, it makes no outside requests. */
const readPostingOfScript: Handler<typeof postings.readScript> = ({ ctx, input }) =>
  readFound(ctx, input, { mayAsk: ctx.actor.environment !== "sandbox" });

export const postingsGroup = defineGroup(postings, {
  handlers: {
    readLink: readPostingOfLink,
    readScript: readPostingOfScript,
  },
  examples: () => import("./examples.ts"),
});

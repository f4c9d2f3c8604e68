import path from "node:path";
import type { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { type PostingLink, postingOfLink } from "#domain/posting-link.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { readIsolated } from "#server/core/isolated-reading.ts";
import { inTurn, type Requester } from "#server/core/turns.ts";
import { makeFairQueue } from "#server/lib/fair-queue.ts";
import { FetchError } from "#server/lib/guarded-fetch/fetch-error.ts";
import { type Fetched, guardedFetch } from "#server/lib/guarded-fetch/guarded-fetch.ts";
import type { Permit } from "#server/lib/guarded-fetch/permit.ts";
import { IsolatedWorkFailed, type WorkerLimits } from "#server/lib/isolated-worker.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { type LinkReading, type Posting, postings } from "./contract.ts";
import type { Material } from "./posting.ts";
import { POSTING_APIS, withBoardIn } from "./posting-apis.ts";

const { linksFetched, linksWaiting, processLinksFetched, processLinksWaiting } = LIMITS.quotas;

/** Limits concurrent fetches, because pages are held in memory. A slow site delays only the people who asked for it. */
const fetching = {
  turns: processGlobal("fetching-turns", () =>
    makeFairQueue({ running: processLinksFetched, waiting: processLinksWaiting }, () => ({
      running: linksFetched,
      waiting: linksWaiting,
    })),
  ),
  limit: "link_fetches",
  maxWaitMs: 10_000,
  tooMany: `You can have ${linksFetched + linksWaiting} links read at a time. Wait for them, then try again.`,
  busy: "Too many links are being read right now. Nothing was changed. Try again in a moment.",
};

/** The web in tests: the permitted addresses, and the mapping between addresses on the web and the test server's. */
export type Web = { permit: Permit; at?: (address: string) => string; from?: (address: string) => string };

/**
 * Reads the posting behind a link from its page and from the public API of the system that hosts it; either is enough. Returns the reason
 * if neither can be read. Only tests pass a web. @throws rate_limited, unavailable
 */
export async function readLink(requester: Requester, link: string, web?: Web): Promise<LinkReading> {
  const { page, response } = await inTurn(requester, fetching, () => fetchAll(link, web));
  if (!(page instanceof FetchError)) return readPage(requester, { ...page, interface: response });
  if (!response) return { found: false, reason: page.reason };
  return readPage(requester, { link, body: Buffer.alloc(0), contentType: "", interface: response });
}

type Response = ForeignPage["interface"];
type FetchedPage = { link: string; body: Buffer; contentType: string };

async function fetchAll(
  link: string,
  web?: Web,
): Promise<{ page: FetchedPage | FetchError; response: Response }> {
  const posting = postingAt(link);
  const isKnown = posting !== null && addressOf(posting) !== null;
  const [fetched, early] = await Promise.all([
    attempt(link, ["text/html", "application/xhtml+xml"], web),
    isKnown ? fetchFromApi(posting, web) : undefined,
  ]);
  if (fetched instanceof FetchError) return { page: fetched, response: early };
  const { body, contentType, url } = fetched;
  const page = { link: web?.from?.(url) ?? url, body, contentType };
  // A short link redirects to the posting's address.
  const found = posting ?? postingAt(page.link);
  if (isKnown || found === null) return { page, response: early };
  return { page, response: await fetchFromApi(withBoardIn(found, body.toString("latin1")), web) };
}

function postingAt(link: string): PostingLink | null {
  return URL.canParse(link) ? postingOfLink(new URL(link)) : null;
}

function addressOf(posting: PostingLink): string | null {
  return POSTING_APIS[posting.system]?.address(posting) ?? null;
}

/** Returns the response of a system's public API; undefined if the system has no API, or its API doesn't have the posting. */
async function fetchFromApi(posting: PostingLink, web?: Web): Promise<Response> {
  const address = addressOf(posting);
  if (address === null) return undefined;
  const isXml = POSTING_APIS[posting.system]?.isXml;
  const types = isXml ? ["text/xml", "application/xml"] : ["application/json", "text/json"];
  const fetched = await attempt(address, types, web);
  return fetched instanceof FetchError ? undefined : { posting, body: fetched.body };
}

async function attempt(address: string, types: readonly string[], web?: Web): Promise<Fetched | FetchError> {
  try {
    const options = { types, ...(web ? { permit: web.permit } : {}) };
    return await guardedFetch(web?.at?.(address) ?? address, options);
  } catch (error) {
    if (error instanceof FetchError) return error;
    throw error;
  }
}

/** A page as received from the web, and other facts about it. */
export type ForeignPage = Pick<Material, "link" | "selected"> & {
  body: Uint8Array;
  contentType: string;
  interface?: { posting: PostingLink; body: Uint8Array } | undefined;
};

const WORKER_LIMITS: WorkerLimits = { timeoutMs: 5_000, memoryMb: 64 };
// Relative to the project's folder, because Next bundles this module but not the thread's.
const THREAD = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  "server/resources/postings/reader-thread.ts",
);

/**
 * Reads an untrusted page in a thread that can be terminated. Only tests pass other limits.
 * @throws IsolatedWorkFailed for a page over the limits; rate_limited, unavailable while too many are read
 */
export function readForeignPage(
  requester: Requester,
  page: ForeignPage,
  workerLimits = WORKER_LIMITS,
): Promise<Posting> {
  return readIsolated<Posting>(requester, { file: THREAD, workerLimits }, () => page);
}

async function readPage(requester: Requester, page: ForeignPage): Promise<LinkReading> {
  try {
    const posting = await readForeignPage(requester, page);
    return posting.title === null ? { found: false, reason: "nothing_found" } : { found: true, posting };
  } catch (error) {
    if (error instanceof IsolatedWorkFailed) return { found: false, reason: "unreadable" };
    throw error;
  }
}

/** Reads the posting behind a pasted link. A sandbox makes no outside requests. @throws rate_limited, unavailable */
const readPostingOfLink: Handler<typeof postings.readLink> = async ({ ctx, input }) => {
  if (ctx.actor.environment === "sandbox") return { found: false, reason: "sandbox" };
  return readLink(ctx, input.link);
};

type PageParts = z.infer<typeof postings.readScript.input>;

/**
 * Reads the posting in the parts of a page that the bookmark found.
 * @param mayAsk true to also ask the public API of the system that hosts the posting
 * @param web only passed by tests
 * @throws rate_limited, unavailable
 */
export async function readPageParts(
  requester: Requester,
  parts: PageParts,
  { mayAsk, web }: { mayAsk: boolean; web?: Web },
): Promise<LinkReading> {
  const { page = "", link, selected } = parts;
  const posting = mayAsk && link !== undefined ? postingAt(link) : null;
  const response = posting
    ? await inTurn(requester, fetching, () => fetchFromApi(withBoardIn(posting, page), web))
    : undefined;
  // Escaping "<" in JSON strings keeps the script's own text from ending the element.
  const script = parts.script.replaceAll("<", "\\u003c");
  const body = Buffer.from(`<script type="application/ld+json">${script}</script>${page}`);
  return readPage(requester, {
    body,
    link,
    selected,
    contentType: "text/html; charset=utf-8",
    interface: response,
  });
}

/** Reads the posting in the parts of a page that the bookmark found. A sandbox makes no outside requests. @throws rate_limited, unavailable */
const readPostingOfScript: Handler<typeof postings.readScript> = ({ ctx, input }) =>
  readPageParts(ctx, input, { mayAsk: ctx.actor.environment !== "sandbox" });

export const postingsGroup = defineGroup(postings, {
  handlers: {
    readLink: readPostingOfLink,
    readScript: readPostingOfScript,
  },
});

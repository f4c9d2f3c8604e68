import { browser } from "wxt/browser";
import { LIMITS } from "../../../domain/limits.ts";
import type { Posting } from "../../../server/resources/postings/contract.ts";
import { readPosting } from "../../../server/resources/postings/posting.ts";

/** The most characters of a page that are read, as on the server. */
const PAGE_MOST = 2 * 1024 * 1024;

export type Tab = { readonly id: number | null; readonly link: string };
/** The posting on a page and its source. */
export type ReadPage = {
  readonly posting: Posting;
  readonly selected: string;
  /** The page's own title. */
  readonly title: string;
  /** The name of the page's web application, if the page states one. */
  readonly application: string;
};

/** Returns the tab that the person is looking at. */
export async function shownTab(): Promise<Tab> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  const link = tab?.url ?? "";
  return { id: tab?.id ?? null, link: /^https?:/.test(link) ? link : "" };
}

/** Reads the posting on the tab's page, in this browser. Returns null for a page that the browser keeps from extensions. */
export async function readTab({ id, link }: Tab): Promise<ReadPage | null> {
  if (id === null) return null;
  try {
    const target = { tabId: id };
    const [found] = await browser.scripting.executeScript({ target, func: partsOfPage, args: [PAGE_MOST] });
    const parts = found?.result as ReturnType<typeof partsOfPage> | undefined;
    if (!parts) return null;
    const selected = parts.selected.slice(0, LIMITS.text.notes);
    return { ...parts, selected, posting: readPosting({ html: parts.html, link, selected }) };
  } catch {
    return null;
  }
}

/** Returns parts of the page. It runs in the page, so it can't use anything from outside its body. */
function partsOfPage(most: number) {
  const application = document.querySelector('meta[name="application-name"]');
  return {
    html: document.documentElement.getHTML().slice(0, most),
    selected: String(getSelection() ?? "").trim(),
    title: document.title.trim(),
    application: application?.getAttribute("content") ?? "",
  };
}

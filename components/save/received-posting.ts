import { LIMITS } from "#domain/limits.ts";
import { HOUR_MS } from "#domain/time.ts";
import { webAddress } from "#domain/web-address.ts";

/** The data that the bookmarklet read on a page. */
export type ReceivedPosting = {
  title: string;
  link: string;
  /** The selected text; empty if there was none. */
  text: string;
  /** The JobPosting (schema.org) in the page's script; empty if there is none. */
  posting: string;
  /** The HTML of the page's main part; empty if the bookmark is an earlier one. */
  page: string;
  /** The number of characters that were too many to send. */
  cut: number;
};

const PREFIX = "offerlane.received.";
/** Long enough to sign in, or to sign up with an emailed link. */
const KEPT_MS = HOUR_MS;

/** Returns the data behind the "#" of the address that the bookmarklet opens; null if it is something else. */
export function receivedPosting(hash: string): ReceivedPosting | null {
  try {
    const bytes = Uint8Array.from(atob(hash.replace(/^#/, "")), (letter) => letter.charCodeAt(0));
    return shapeOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/**
 * Stores the data in this browser until the person is signed in, for a short time.
 * @returns the name under which it is stored
 */
export function keepReceived(received: ReceivedPosting, storage: Storage): string {
  const id = crypto.randomUUID();
  for (const name of Object.keys(storage)) {
    if (name.startsWith(PREFIX) && isOld(storage.getItem(name))) storage.removeItem(name);
  }
  storage.setItem(PREFIX + id, JSON.stringify({ ...received, at: Date.now() }));
  return id;
}

/** Returns the data stored under a name; null if there is none, or it is too old. */
export function readReceived(id: string, storage: Storage): ReceivedPosting | null {
  const kept = storage.getItem(PREFIX + id);
  try {
    return kept === null || isOld(kept) ? null : shapeOf(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Removes the data stored under a name. */
export function forgetReceived(id: string, storage: Storage): void {
  storage.removeItem(PREFIX + id);
}

function isOld(kept: string | null): boolean {
  try {
    const { at } = JSON.parse(kept ?? "") as { at: unknown };
    return typeof at !== "number" || Date.now() - at > KEPT_MS;
  } catch {
    return true;
  }
}

/** Checks and shortens the data: any site can open the address. */
function shapeOf(value: unknown): ReceivedPosting | null {
  if (typeof value !== "object" || value === null) return null;
  const fields = value as Record<string, unknown>;
  const textOf = (name: string, most: number) => {
    const text = fields[name];
    return typeof text === "string" ? text.trim().slice(0, most) : "";
  };
  const posting = textOf("posting", LIMITS.requests.postingScript + 1);
  return {
    title: textOf("title", LIMITS.text.title),
    link: webAddress(textOf("link", LIMITS.text.url)) ?? "",
    text: textOf("text", LIMITS.text.notes),
    posting: posting.length > LIMITS.requests.postingScript ? "" : posting,
    page: textOf("page", LIMITS.requests.postingScript),
    cut: typeof fields.cut === "number" && fields.cut > 0 ? Math.floor(fields.cut) : 0,
  };
}

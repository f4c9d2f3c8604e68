/** A host that isn't a number or a date, then perhaps a port, a path, a query, or a fragment: www.example.com/jobs. */
const WITHOUT_SCHEME =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#][^\s\p{Cc}]*)?$/u;
/** Excludes tabs and line breaks: URL parsers skip them, so the link wouldn't lead where its text says. */
const WITH_SCHEME = /^https?:\/\/\P{Cc}+$/iu;

/**
 * Returns a link in the form in which it is stored: with https if it has no scheme.
 * @returns null for a text that isn't a link to a web page
 */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  const address = WITHOUT_SCHEME.test(trimmed) ? `https://${trimmed}` : trimmed;
  return WITH_SCHEME.test(address) && URL.canParse(address) ? address : null;
}

/** Returns the address of a text that is only a link, in any field: a company may be named Booking.com. */
export function soleLink(text: string): string | null {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text) ? webAddress(text) : null;
}

export type TextPart = { readonly text: string; readonly href: string | null };

const LINK = /(?:https?:\/\/|www\.)[^\s<>"“”]+/giu;
/** Characters that end a sentence, not a link. */
const TRAILING = /[.,;:!?'’…]{1,20}$/u;

/** Splits a text into links, each with its address, and the text between them. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(LINK)) {
    const link = withoutTrailing(found);
    const href = webAddress(link);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: link, href });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** Drops a closing parenthesis if the link doesn't contain the opening one. */
function withoutTrailing(text: string): string {
  const link = text.replace(TRAILING, "");
  const isOpened = link.split("(").length >= link.split(")").length;
  return link.endsWith(")") && !isOpened ? withoutTrailing(link.slice(0, -1)) : link;
}

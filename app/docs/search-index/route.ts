import { getLocale } from "next-intl/server";
import { etagOf, matchesWeakly } from "#server/core/versions.ts";
import { searchEntries } from "./entries.ts";

type Index = { readonly text: string; readonly etag: string };

/** The indexes by the language of their numbers. `domain/region.ts` has three. */
const indexes = new Map<string, Promise<Index>>();

/** Returns the index for searching the documentation. The search fetches it when first opened. */
export async function GET(request: Request): Promise<Response> {
  const { text, etag } = await indexIn((await getLocale()).split("-u-", 1)[0] ?? "");
  const tag = request.headers.get("if-none-match");
  // Numbers are written as in the reader's region.
  const headers = { "Cache-Control": "private, max-age=300", ETag: etag };
  if (tag !== null && matchesWeakly(tag, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "Content-Type": "application/json" } });
}

/** Returns the index, made at the first request: it takes as long as rendering all pages of the guide. */
function indexIn(language: string): Promise<Index> {
  const known = indexes.get(language);
  if (known) return known;
  const made = searchEntries().then((entries): Index => {
    const text = JSON.stringify(entries);
    return { text, etag: etagOf(text) };
  });
  indexes.set(language, made);
  made.catch(() => indexes.delete(language));
  return made;
}

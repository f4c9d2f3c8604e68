import { searchEntries } from "./entries.ts";

/** Returns the index for searching the documentation. The search fetches it when first opened. */
export async function GET(): Promise<Response> {
  const entries = await searchEntries();
  // Numbers are written as in the reader's region.
  return Response.json(entries, { headers: { "Cache-Control": "private, max-age=300" } });
}

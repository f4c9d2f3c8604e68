import { searchEntries } from "./entries.ts";

/** Returns the index for searching the documentation. The search fetches it when first opened. */
export async function GET(): Promise<Response> {
  const entries = await searchEntries();
  return Response.json(entries, { headers: { "Cache-Control": "public, max-age=300" } });
}

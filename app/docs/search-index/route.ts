import { searchEntries } from "./entries.ts";

/** What the search of the documentation looks through; fetched when it is first opened. */
export async function GET(): Promise<Response> {
  const entries = await searchEntries();
  return Response.json(entries, { headers: { "Cache-Control": "public, max-age=300" } });
}

import { markdownOf } from "#components/docs/markdown.ts";
import { env } from "#server/lib/env.ts";
import { documentAt } from "../../documents/document-at.ts";

type Context = { params: Promise<{ path?: string[] }> };

/** Returns a page of the documentation as Markdown. It is reached at the page's path with `.md`, by a rewrite in `next.config.mjs`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { path = [] } = await params;
  const document = await documentAt(path.join("/"));
  const headers = { "Content-Type": "text/markdown; charset=utf-8" };
  if (document === null) return new Response("This page doesn't exist.\n", { status: 404, headers });
  // The page never has the reader's IDs, but its numbers are written as in the reader's region.
  const cached = { ...headers, "Cache-Control": "private, max-age=300" };
  return new Response(markdownOf(document, env().PUBLIC_URL), { headers: cached });
}

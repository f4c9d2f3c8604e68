import { markdownOf } from "#components/docs/markdown.ts";
import { env } from "#server/lib/env.ts";
import { documentAt } from "../../documents/document-at.ts";

type Context = { params: Promise<{ path?: string[] }> };

/** Returns a page of the documentation as Markdown. It is reached at the page's path with `.md`, by a rewrite in `next.config.mjs`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { path = [] } = await params;
  const document = await documentAt(path.join("/"));
  const text = document ? markdownOf(document, env().PUBLIC_URL) : "There is no such page.\n";
  const headers = { "Content-Type": "text/markdown; charset=utf-8" };
  return new Response(text, { status: document ? 200 : 404, headers });
}

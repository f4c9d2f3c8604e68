import { env } from "#server/lib/env.ts";

/** Serves `/llms.txt` and `/llms-full.txt` publicly; they are made at the first request. */
export async function handleLlms(request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response("This path takes GET, HEAD.\n", { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  // The reference's document isn't loaded with the process, because few requests need it.
  const { llmsFullText, llmsText } = await import("./reference/llms.ts");
  const { pathname } = new URL(request.url);
  const text = `${(pathname === "/llms.txt" ? llmsText : llmsFullText)(env().PUBLIC_URL)}\n`;
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "public, max-age=300",
  };
  return new Response(request.method === "HEAD" ? null : text, { headers });
}

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { env } from "#server/lib/env.ts";

/** Serves every page of the documentation as Markdown too, at its path with `.md`, and passes every other path on. */
export function withMarkdownOfDocs(pages: RequestListener): RequestListener {
  return (request, response) => {
    const path = request.method === "GET" ? pageOf(request.url ?? "") : undefined;
    if (path === undefined) return pages(request, response);
    request.url = path;
    // The page is read here, so it must come uncompressed and in full.
    delete request.headers["accept-encoding"];
    delete request.headers["if-none-match"];
    convert(response);
    return pages(request, response);
  };
}

/** Returns the documentation page that a request wants as Markdown. */
function pageOf(target: string): string | undefined {
  const [path = ""] = target.split("?", 1);
  const isPage = path === "/docs.md" || path.startsWith("/docs/");
  return isPage && path.endsWith(".md") ? path.slice(0, -".md".length) : undefined;
}

/** Collects the output of a response, and sends it as Markdown once it is complete. */
function convert(response: ServerResponse<IncomingMessage>): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown, coding: unknown) => {
    if (typeof chunk === "string") {
      chunks.push(Buffer.from(chunk, typeof coding === "string" ? (coding as BufferEncoding) : "utf8"));
    } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { end, writeHead } = response;
  const after = (...given: unknown[]) =>
    given.find((one) => typeof one === "function") as (() => void) | undefined;
  response.flushHeaders = () => undefined;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((one) => typeof one === "object" && one !== null) ?? {};
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string);
    return response;
  }) as typeof response.writeHead;
  response.write = ((chunk: unknown, coding?: unknown, done?: unknown) => {
    keep(chunk, coding);
    after(coding, done)?.();
    return true;
  }) as typeof response.write;
  response.end = ((chunk?: unknown, coding?: unknown, done?: unknown) => {
    keep(chunk, coding);
    response.writeHead = writeHead;
    response.end = end;
    void send(response, Buffer.concat(chunks).toString("utf8"), after(chunk, coding, done));
    return response;
  }) as typeof response.end;
}

/** Converts and sends the page. The converter is loaded only here, because few requests need it. */
async function send(response: ServerResponse, html: string, done?: () => void): Promise<void> {
  const { markdownOf } = await import("./markdown.ts");
  const isPage = response.statusCode === 200;
  const text = isPage ? markdownOf(html, env().PUBLIC_URL) : "There is no such page.\n";
  for (const name of ["Content-Encoding", "Content-Length", "ETag", "Link"]) response.removeHeader(name);
  response.setHeader("Content-Type", "text/markdown; charset=utf-8");
  response.end(text, "utf8", done);
}

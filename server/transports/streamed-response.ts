import type { Actor } from "#server/core/actor.ts";
import type { Streamed } from "#server/core/streamed.ts";
import { etagOf, matchesWeakly } from "#server/core/versions.ts";
import { VERSION } from "#server/lib/version.ts";
import { codingFor, compressed, encoded } from "./compression.ts";
import { attachment } from "./files.ts";
import { beginBody, bodyOf } from "./streamed-body.ts";

type Headers = Readonly<Record<string, string>>;

/**
 * Sends a response that is read while it is sent. A small one is sent whole, with the ETag of its bytes; a larger one has the ETag of its
 * source, so that it isn't read for a client that already has it.
 * @param actor the caller: the response breaks off when their session, API key, or app's grant ends
 */
export async function sendStreamed(
  request: Request,
  output: Streamed,
  common: Headers,
  { sessionId, principal }: Pick<Actor, "sessionId" | "principal">,
): Promise<Response> {
  const { content, version } = output;
  const tags = request.headers.get("if-none-match");
  const isKnown = (tag: string | undefined) => tags !== null && tag !== undefined && matchesWeakly(tags, tag);
  const headers: Record<string, string> = { ...common, Vary: "Accept-Encoding" };
  if (version !== null) headers.ETag = etagOf(`${VERSION} ${version}`);
  // `*` matches any tag that the response will have.
  if (tags?.trim() !== "*" && isKnown(headers.ETag)) return new Response(null, { status: 304, headers });
  if (content.kind === "file") {
    headers["Content-Type"] = content.contentType;
    headers["Content-Disposition"] = attachment(content.fileName);
  }
  const start = await beginBody(output);
  if ("whole" in start) return sendWhole(request, start.whole, headers, isKnown);
  if (request.method === "HEAD" || isKnown(headers.ETag)) {
    await start.rest.return();
    return new Response(null, { status: isKnown(headers.ETag) ? 304 : 200, headers });
  }
  const credentialId = sessionId ?? principal;
  const coding = codingFor(request.headers.get("accept-encoding") ?? "");
  if (coding === null) return new Response(bodyOf(start.rest, credentialId), { headers });
  const body = bodyOf(compressed(start.rest, coding), credentialId);
  return new Response(body, { headers: { ...headers, "Content-Encoding": coding } });
}

async function sendWhole(
  request: Request,
  whole: Uint8Array<ArrayBuffer>,
  streamed: Headers,
  isKnown: (tag: string | undefined) => boolean,
): Promise<Response> {
  const headers: Record<string, string> = { ...streamed, ETag: etagOf(whole) };
  if (isKnown(headers.ETag)) return new Response(null, { status: 304, headers });
  const { content, headers: coded } = await encoded(request, whole);
  Object.assign(headers, coded);
  if (request.method !== "HEAD") return new Response(content, { headers });
  return new Response(null, {
    headers: { ...headers, "Content-Length": String(Buffer.byteLength(content)) },
  });
}

import { ERRORS, notFound, OperationError, problemOf, toOperationError } from "#server/core/errors.ts";
import { now } from "#server/lib/clock.ts";
import { logger } from "#server/lib/logger.ts";
import { openDownload } from "#server/resources/resumes/download.ts";
import { FILES_BASE } from "#server/resources/resumes/download-link.ts";
import { requestIdOf } from "./request-context.ts";

const COMMON_HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Referrer-Policy": "no-referrer",
};

/** Downloads by signed link: the link itself is the credential, until it expires. It never throws. */
export async function handleFiles(request: Request): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  try {
    return await download(request, requestId);
  } catch (thrown) {
    const error = toOperationError(thrown);
    const { status } = ERRORS[error.code];
    if (status >= 500) logger.error({ err: thrown, requestId }, "a download failed");
    const headers = { ...COMMON_HEADERS, ...error.headers, "X-Request-Id": requestId };
    return Response.json(problemOf(error, requestId), {
      status,
      headers: { ...headers, "Content-Type": "application/problem+json" },
    });
  }
}

async function download(request: Request, requestId: string): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    const headers = { Allow: "GET, HEAD" };
    throw new OperationError("method_not_allowed", "This path takes GET, HEAD.", { headers });
  }
  const { pathname, searchParams } = new URL(request.url);
  const file = await openDownload(pathname.slice(FILES_BASE.length + 1), searchParams, now());
  if (file === null) throw notFound("file");
  if (request.method === "HEAD") await file.content.cancel();
  return new Response(request.method === "HEAD" ? null : file.content, {
    headers: {
      ...COMMON_HEADERS,
      "Content-Type": file.contentType,
      "Content-Length": String(file.size),
      "Content-Disposition": attachment(file.fileName),
      "X-Request-Id": requestId,
    },
  });
}

/** The header that offers a file for saving under its name (RFC 6266), which may hold anything. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["%\\]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(/['()*!]/g, (mark) => {
    return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

import { requireFound } from "#server/core/errors.ts";
import { isId } from "#server/core/ids.ts";
import { now } from "#server/lib/clock.ts";
import { openFileOfLink } from "#server/resources/organization-files/service/files.ts";
import { openDownload } from "#server/resources/resumes/download.ts";
import { FILES_BASE } from "#server/resources/resumes/download-link.ts";
import { handleSecretLink } from "./secret-link.ts";

/** Serves downloads by signed link: the link is the credential, until it expires. Never throws. */
export function handleFiles(request: Request): Promise<Response> {
  return handleSecretLink(request, download);
}

async function download(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const id = pathname.slice(FILES_BASE.length + 1);
  const open = isId("organizationFile", id) ? openFileOfLink : openDownload;
  const file = requireFound("file", await open(id, searchParams, now()));
  if (request.method === "HEAD") await file.content.cancel();
  return new Response(request.method === "HEAD" ? null : file.content, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": file.contentType,
      "Content-Length": String(file.size),
      "Content-Disposition": attachment(file.fileName),
    },
  });
}

/** Returns the header that offers a file for saving under its name (RFC 6266), which may contain anything. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["%\\]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(/['()*!]/g, (mark) => {
    return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import type { IncomingMessage, RequestListener } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";

const TYPES: Record<string, `${string}/${string}`> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=UTF-8",
  ".txt": "text/plain; charset=UTF-8",
};
const COMPRESSED = ".br";

/**
 * Serves the compressed files of the build (scripts/launcher/build.ts) to browsers that accept Brotli, and passes every other
 * request on. Serves only files that existed when the process started, by their complete address: no path is made from a request. Their
 * names change with their content, so they may be cached permanently.
 * @param folder the folder of the files
 * @param address the folder's prefix in URLs, such as /_next/static
 */
export async function withCompressedFiles(
  folder: string,
  address: string,
  next: RequestListener,
): Promise<RequestListener> {
  const files = await compressedFiles(folder, address);
  return (request, response) => {
    const file = files.get(pathOf(request));
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (file === undefined || !isRead || !takesBrotli(request)) return next(request, response);
    response.setHeader("Content-Type", file.type);
    response.setHeader("Content-Encoding", "br");
    response.setHeader("Vary", "Accept-Encoding");
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    if (request.method === "HEAD") return response.end();
    // The client disconnected before the end.
    pipeline(createReadStream(file.file), response, () => undefined);
  };
}

type StaticFile = { readonly file: string; readonly type: string };

async function compressedFiles(folder: string, address: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Map(
    entries.flatMap((entry) => {
      const type = TYPES[path.extname(entry.name.slice(0, -COMPRESSED.length))];
      if (!entry.isFile() || !entry.name.endsWith(COMPRESSED) || type === undefined) return [];
      const file = path.join(entry.parentPath, entry.name);
      const within = path.relative(folder, file).split(path.sep).join("/");
      return [[`${address}/${within.slice(0, -COMPRESSED.length)}`, { file, type }] as [string, StaticFile]];
    }),
  );
}

function pathOf({ url = "" }: IncomingMessage): string {
  const [pathname = ""] = url.split("?");
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Checks for Brotli without a weight, as browsers send it; with a weight, the next handler decides (RFC 9110, 12.5.3). */
function takesBrotli({ headers }: IncomingMessage): boolean {
  return String(headers["accept-encoding"] ?? "")
    .split(",")
    .some((coding) => coding.trim().toLowerCase() === "br");
}

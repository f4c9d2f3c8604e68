import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
/** Images and fonts are already compressed. */
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/;
/** Compressing a smaller file saves no packet. */
const LEAST_BYTES = 1_000;

/**
 * Writes a Brotli version beside every static file of the build that gets smaller (RFC 7932), at the highest quality.
 * It takes seconds once and saves a sixth compared with gzip at every visit. The server finds the files by their
 * extension.
 */
export async function compressStatic(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const compressed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (compressed.length < content.length) await writeFile(`${file}.br`, compressed);
}

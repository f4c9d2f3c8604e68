import { trimCharacters } from "#domain/trim.ts";
import type { Streamed } from "#server/core/streamed.ts";
import type { ZipEntry } from "#server/lib/zip.ts";

/** Returns the rows of an operation that streams them, a portion at a time. */
export function portionsOf<Row>(output: Streamed<{ data: Row[] }>): AsyncIterable<readonly Row[]> {
  const { content } = output;
  if (content.kind === "file") throw new Error("A file has no rows.");
  // Their type is the contract's, which validates them row by row.
  return content.portions as AsyncIterable<readonly Row[]>;
}

/** Returns a value as indented JSON. */
export function json(path: string, value: unknown): ZipEntry {
  return { path, content: Buffer.from(JSON.stringify(value, null, 2)) };
}

/** Returns a list as indented JSON, written a portion at a time. */
export function rows(path: string, portions: AsyncIterable<readonly unknown[]>): ZipEntry {
  async function* content() {
    let before = "[";
    for await (const portion of portions) {
      if (portion.length === 0) continue;
      yield Buffer.from(before + JSON.stringify(portion, null, 2).slice(1, -2));
      before = ",";
    }
    yield Buffer.from(before === "[" ? "[]" : "\n]");
  }
  return { path, content: content() };
}

/** Returns a name that stays in its folder, on any file system. */
export function plain(name: string): string {
  const safe = trimCharacters(name.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, "_"), ". ");
  return safe.slice(0, 100) || "untitled";
}

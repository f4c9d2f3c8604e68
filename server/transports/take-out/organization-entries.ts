import { streamedOf } from "#server/core/streamed.ts";
import type { ZipEntry } from "#server/lib/zip.ts";
import type { appRouter } from "#server/resources/index.ts";
import { describeFiles, FILE_NAMES } from "#server/resources/organization-take-out/service.ts";
import type { Download } from "#server/resources/resumes/download.ts";
import { plain, portionsOf, rows } from "./json-entries.ts";

type Call = ReturnType<(typeof appRouter)["createCaller"]>;

type Source = {
  readonly call: Call;
  readonly organizationSlug: string;
  /** Opens a file of a message or an outcome, or returns null if it has been deleted. */
  readonly open: (fileId: string) => Promise<Download | null>;
};

/**
 * Yields every row of an organization, a JSON file for each table, with a description of them, and the files of messages and outcomes.
 * Each table checks again that the caller is an owner.
 */
export async function* organizationEntries(source: Source): AsyncGenerator<ZipEntry> {
  const { call, organizationSlug, open } = source;
  const kept: FileEntry[] = [];
  yield { path: "README.md", content: Buffer.from(describeFiles()) };
  for (const file of FILE_NAMES) {
    const portions = portionsOf(streamedOf(await call.organizationTakeOut.read({ organizationSlug, file })));
    yield rows(`${file}.json`, file === "organization_files" ? recordFiles(portions, kept) : portions);
  }
  for (const { id, fileName } of kept) {
    const file = await open(id);
    if (file) yield { path: `files/${id} ${plain(fileName)}`, content: file.content };
  }
}

type FileEntry = { readonly id: string; readonly fileName: string };

/** Yields the rows unchanged, and records the files that they name. */
async function* recordFiles(
  portions: AsyncIterable<readonly Record<string, unknown>[]>,
  entries: FileEntry[],
) {
  for await (const portion of portions) {
    for (const { id, fileName } of portion) entries.push({ id: String(id), fileName: String(fileName) });
    yield portion;
  }
}

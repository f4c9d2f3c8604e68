import { streamedOf } from "#server/core/streamed.ts";
import type { ZipEntry } from "#server/lib/zip.ts";
import type { appRouter } from "#server/resources/index.ts";
import { describeFiles, FILE_NAMES } from "#server/resources/organization-take-out/service.ts";
import { portionsOf, rows } from "./json-entries.ts";

type Call = ReturnType<(typeof appRouter)["createCaller"]>;

/**
 * Yields every row of an organization, a JSON file for each table, and the description of the files. Each file checks again that the
 * caller is an owner.
 * @param authorizeRead admits the next file: the whole download was counted as one export
 */
export async function* organizationEntries(
  call: Call,
  organizationSlug: string,
  authorizeRead: () => void,
): AsyncGenerator<ZipEntry> {
  yield { path: "README.md", content: Buffer.from(describeFiles()) };
  for (const file of FILE_NAMES) {
    authorizeRead();
    yield rows(
      `${file}.json`,
      portionsOf(streamedOf(await call.organizationTakeOut.read({ organizationSlug, file }))),
    );
  }
}

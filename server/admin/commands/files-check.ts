import type { Command } from "commander";
import type { Outcome, Perform } from "../perform.ts";

/** `files check` */
export function filesCheck(group: Command, perform: Perform): void {
  group
    .command("check")
    .description("Check that the file store is this database's, and list résumés whose file is missing")
    .action(() => perform(run));
}

async function run(): Promise<Outcome> {
  const { fileStore } = await import("#server/files/files.ts");
  const { now } = await import("#server/lib/clock.ts");
  const { readStoreIds } = await import("#server/resources/resumes/own-store.ts");
  const { findMissingFiles } = await import("#server/resources/resumes/sweep.ts");
  const { place } = fileStore();
  const { database, store } = await readStoreIds();
  const isOwn = database !== null && database === store;
  const { count, first } = await findMissingFiles(now());
  const identity = isOwn
    ? `Files are in ${place}, the store of this database.`
    : `Files are in ${place}, which isn't the store of this database (${database ?? "none yet"}; it is ${store ?? "without an id"}).`;
  const missing = count === 0 ? "No file is missing." : `Missing files: ${count} (${first.join(", ")}).`;
  return {
    result: { place, databaseStoreId: database, storeId: store, missingFiles: count, resumeIds: first },
    sentences: [identity, missing],
  };
}

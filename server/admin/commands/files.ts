import type { Command } from "commander";
import { CommandError } from "../failure.ts";
import { type Outcome, type Perform, wholeNumber } from "../perform.ts";

const MOST = 1_000_000;

/** Adds `files check`. */
export function filesCheck(group: Command, perform: Perform): void {
  group
    .command("check")
    .description("Check that the file store is this database's, and list rows whose uploaded file is missing")
    .action(() => perform(checkFiles));
}

async function checkFiles(): Promise<Outcome> {
  const { fileStore } = await import("#server/files/files.ts");
  const { now } = await import("#server/lib/clock.ts");
  const { readStoreIds } = await import("#server/resources/resumes/store-identity.ts");
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
    result: { place, databaseStoreId: database, storeId: store, missingFiles: count, ids: first },
    sentences: [identity, missing],
  };
}

/** Adds `files adopt`. */
export function filesAdopt(group: Command, perform: Perform): void {
  group
    .command("adopt")
    .description(
      "Make the configured file store the one of this database. Other databases can't use it anymore",
    )
    .action(() => perform(adoptFiles));
}

async function adoptFiles(): Promise<Outcome> {
  const { fileStore } = await import("#server/files/files.ts");
  const { adoptStore } = await import("#server/resources/resumes/store-identity.ts");
  const { place } = fileStore();
  const storeId = await adoptStore();
  return { result: { place, storeId }, sentences: [`This database now keeps its files in ${place}.`] };
}

/** Adds `files delete-missing`. */
export function filesDeleteMissing(group: Command, perform: Perform): void {
  group
    .command("delete-missing")
    .description("Delete the rows whose uploaded file is missing, if no backup has it")
    .requiredOption("--count <n>", "how many, as listed by `files check`", wholeNumber(MOST))
    .action(({ count }: { count: number }) => perform(() => deleteMissing(count)));
}

async function deleteMissing(expected: number): Promise<Outcome> {
  const { now } = await import("#server/lib/clock.ts");
  const { assertStoreIdentity, isWrongStore } = await import("#server/resources/resumes/store-identity.ts");
  const { deleteRowsWithoutFile, findMissingFiles } = await import("#server/resources/resumes/sweep.ts");
  await assertStoreIdentity().catch((error: unknown) => {
    throw isWrongStore(error) ? new CommandError("wrong_file_store", error.message) : error;
  });
  const { count } = await findMissingFiles(now());
  if (count !== expected) {
    throw new CommandError(
      "other_count",
      `The files of ${count} rows are missing. To delete these rows, pass --count ${count}.`,
    );
  }
  const deleted = await deleteRowsWithoutFile(now());
  return { result: { deleted }, sentences: [`Deleted ${deleted} ${deleted === 1 ? "row" : "rows"}.`] };
}

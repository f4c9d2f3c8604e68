import type { Command } from "commander";
import { Refusal } from "../failure.ts";
import type { Outcome, Perform } from "../perform.ts";

/** `files delete-missing` */
export function filesDeleteMissing(group: Command, perform: Perform): void {
  group
    .command("delete-missing")
    .description("Delete the résumés whose file is missing, where no backup has it")
    .requiredOption("--count <n>", "how many, as listed by `files check`", Number)
    .action(({ count }: { count: number }) => perform(() => run(count)));
}

async function run(expected: number): Promise<Outcome> {
  const { now } = await import("#server/lib/clock.ts");
  const { assertOwnStore, isWrongStore } = await import("#server/resources/resumes/own-store.ts");
  const { deleteResumesWithoutFile, findMissingFiles } = await import("#server/resources/resumes/sweep.ts");
  await assertOwnStore().catch((error: unknown) => {
    throw isWrongStore(error) ? new Refusal("wrong_file_store", error.message) : error;
  });
  const { count } = await findMissingFiles(now());
  if (count !== expected) {
    throw new Refusal(
      "other_count",
      `The files of ${count} résumés are missing. To delete these résumés, pass --count ${count}.`,
    );
  }
  const deleted = await deleteResumesWithoutFile(now());
  return { result: { deleted }, sentences: [`Deleted ${deleted} ${deleted === 1 ? "résumé" : "résumés"}.`] };
}

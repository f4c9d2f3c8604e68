import type { Command } from "commander";
import type { Outcome, Perform } from "../perform.ts";

/** `files adopt` */
export function filesAdopt(group: Command, perform: Perform): void {
  group
    .command("adopt")
    .description(
      "Make the configured file store the one of this database. Other databases can't use it any more",
    )
    .action(() => perform(run));
}

async function run(): Promise<Outcome> {
  const { fileStore } = await import("#server/files/files.ts");
  const { adoptStore } = await import("#server/resources/resumes/own-store.ts");
  const { place } = fileStore();
  const storeId = await adoptStore();
  return { result: { place, storeId }, sentences: [`This database now keeps its files in ${place}.`] };
}

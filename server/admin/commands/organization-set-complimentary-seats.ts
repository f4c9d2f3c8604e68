import type { Command } from "commander";
import { Refusal } from "../failure.ts";
import type { Outcome, Perform } from "../perform.ts";
import { wholeNumber } from "../whole-number.ts";

const MOST = 1_000_000;

/** Adds `organization set-complimentary-seats`. */
export function organizationSetComplimentarySeats(group: Command, perform: Perform): void {
  group
    .command("set-complimentary-seats")
    .description(
      "Set an organization's complimentary seats; its audit log shows the change as made by support",
    )
    .argument("<slug>", "the organization")
    .argument("<seats>", "the total number of seats", wholeNumber(MOST))
    .action((slug: string, seats: number) => perform(() => run(slug, seats)));
}

async function run(slug: string, seats: number): Promise<Outcome> {
  const { setComplimentarySeats } = await import("#server/resources/organizations/service.ts");
  const result = await setComplimentarySeats(slug, seats);
  if (result === null)
    throw new Refusal("organization_not_found", `There's no organization with the slug ${slug}.`);
  return {
    result,
    sentences: [`${slug} has ${seats} complimentary seats; it had ${result.before}.`],
  };
}

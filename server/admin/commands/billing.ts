import type { Command } from "commander";
import { CommandError } from "../failure.ts";
import { type Outcome, type Perform, wholeNumber } from "../perform.ts";

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
    .action((slug: string, seats: number) => perform(() => setSeats(slug, seats)));
}

async function setSeats(slug: string, seats: number): Promise<Outcome> {
  const { setComplimentarySeats } = await import("#server/resources/organizations/service.ts");
  const result = await setComplimentarySeats(slug, seats);
  if (result === null)
    throw new CommandError("organization_not_found", `There's no organization with the slug ${slug}.`);
  return {
    result,
    sentences: [`${slug} has ${seats} complimentary seats; it had ${result.before}.`],
  };
}

/** Adds `payment-event reprocess`. */
export function paymentEventReprocess(group: Command, perform: Perform): void {
  group
    .command("reprocess")
    .description("Process a stored payment event again with the provider's current data")
    .argument("<id>", "the provider's event ID")
    .action((id: string) => perform(() => reprocess(id)));
}

async function reprocess(id: string): Promise<Outcome> {
  const { reprocessPaymentEvent } = await import("#server/resources/billing/payment-events.ts");
  const done = await reprocessPaymentEvent(id);
  if (done === null) throw new CommandError("payment_event_not_found", `There's no payment event ${id}.`);
  const { organizationId } = done;
  const effect = organizationId
    ? "The organization's subscription now matches the provider's."
    : "The event isn't about any organization here, so nothing changed.";
  return { result: { id, organizationId }, sentences: [effect] };
}

import type { Command } from "commander";
import { Refusal } from "../failure.ts";
import type { Outcome, Perform } from "../perform.ts";

/** Adds `payment-event reprocess`. */
export function paymentEventReprocess(group: Command, perform: Perform): void {
  group
    .command("reprocess")
    .description("Process a stored payment event again with the provider's current data")
    .argument("<id>", "the provider's event ID")
    .action((id: string) => perform(() => run(id)));
}

async function run(id: string): Promise<Outcome> {
  const { reprocessPaymentEvent } = await import("#server/resources/billing/payment-events.ts");
  const done = await reprocessPaymentEvent(id);
  if (done === null) throw new Refusal("payment_event_not_found", `There's no payment event ${id}.`);
  const { organizationId } = done;
  const effect = organizationId
    ? "The organization's subscription now matches the provider's."
    : "The event isn't about any organization here, so nothing changed.";
  return { result: { id, organizationId }, sentences: [effect] };
}

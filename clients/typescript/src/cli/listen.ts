import { createHmac, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Offerlane } from "../client.ts";
import type { WebhookEvent } from "../webhooks.ts";
import { CommandError } from "./command-error.ts";
import { say } from "./output.ts";

const PAUSE_MS = 2_000;

/**
 * Sends new events to an address on this machine until it's interrupted, signed like a webhook's deliveries. An event
 * that the address doesn't accept is reported and not sent again.
 * @throws CommandError if there's no address
 */
export async function listen(offerlane: Offerlane, forwardTo: string | undefined): Promise<void> {
  if (!forwardTo || !URL.canParse(forwardTo)) {
    throw new CommandError("Say where to send events, such as --forward-to http://localhost:4000/hooks.");
  }
  const key = randomBytes(24);
  let { newest: cursor } = await offerlane.events.list({ limit: 1 });
  say(`Events go to ${forwardTo}. Their signing secret is whsec_${key.toString("base64")}`);
  for (;;) {
    const page = await offerlane.events.list(cursor === null ? {} : { cursor });
    for (const event of page.data) say(await forward(event, forwardTo, key));
    cursor = page.data.at(-1)?.id ?? page.newest ?? cursor;
    if (!page.hasMore) await wait(PAUSE_MS);
  }
}

/** Sends an event to the address, and returns the outcome as a line. */
async function forward(event: WebhookEvent, address: string, key: Buffer): Promise<string> {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac("sha256", key).update(`${event.id}.${timestamp}.${body}`).digest("base64");
  const headers = {
    "Content-Type": "application/json",
    "webhook-id": event.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
  const outcome = await fetch(address, { method: "POST", headers, body }).then(
    ({ status }) => String(status),
    (error: Error) => `not delivered: ${error.message}`,
  );
  return `${event.type} ${event.resourceId} ${outcome}`;
}

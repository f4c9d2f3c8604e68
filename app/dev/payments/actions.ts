"use server";
import { redirect } from "next/navigation";
import { localOnly } from "../local-only.ts";

const PAGE = "/dev/payments";

/** Pays the checkout and returns to the product, or stays on the page if the card is declined. */
export async function pay(sessionId: string, card: "good" | "declined"): Promise<void> {
  const { payCheckout, readCheckout } = await provider();
  const session = await readCheckout(sessionId);
  if (session?.status !== "open") redirect(`${PAGE}/checkout/${sessionId}`);
  if (card === "declined") redirect(`${PAGE}/checkout/${sessionId}?declined=1`);
  await payCheckout(sessionId);
  redirect(session.success_url);
}

/** Changes a subscription on the portal page. */
export async function change(portalId: string, subscriptionId: string, form: FormData): Promise<void> {
  const { changeSubscription } = await provider();
  const { portalChange } = await import("#server/payments/test-provider/actions.ts");
  const wanted = portalChange(form);
  if (wanted) await changeSubscription(subscriptionId, wanted);
  redirect(`${PAGE}/portal/${portalId}`);
}

/** Sends an event, for the first time or again. */
export async function sendEvent(id: string): Promise<void> {
  await provider();
  const { send } = await import("#server/payments/test-provider/delivery.ts");
  await send(id);
  redirect(PAGE);
}

/** Sets how events are delivered from now on. */
export async function switchDelivery(switches: { hold: boolean; twice: boolean }): Promise<void> {
  await provider();
  const { writeSwitches } = await import("#server/payments/test-provider/delivery.ts");
  await writeSwitches(switches);
  redirect(PAGE);
}

/** Returns the test provider, for visitors on this machine only. */
async function provider() {
  await localOnly("localPayments");
  return import("#server/payments/test-provider/actions.ts");
}

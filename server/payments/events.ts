import { z } from "zod";
import { askProvider, nullWhenMissing, stripe } from "./provider.ts";
import { type Interval, paymentSettings } from "./settings.ts";

/** What an event says of whom it concerns; what became of them is asked of the provider. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  /** The event as it came. */
  readonly payload: string;
};

/** A subscription as it stands at the provider. */
export type ProviderSubscription = {
  readonly id: string;
  readonly customerId: string;
  /** Whom it was bought for; null for one that no checkout of ours made. */
  readonly organizationId: string | null;
  /** Whose checkout began it; null where that isn't known. */
  readonly accountId: string | null;
  readonly status: string;
  readonly interval: Interval;
  readonly seats: number;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly createdAt: Date;
};

/**
 * The event of a body as it was sent, byte for byte; null where its signature is absent, wrong or older than five minutes, or where
 * it is no event.
 */
export async function signedEvent(body: string, signature: string): Promise<PaymentEvent | null> {
  const { webhooks } = await stripe();
  for (const secret of paymentSettings().webhookSecrets) {
    try {
      await webhooks.constructEventAsync(body, signature, secret);
      return eventOf(body);
    } catch {
      // Another accepted secret may have signed it.
    }
  }
  return null;
}

/** The event of a body. @throws where it is none */
export function eventOf(payload: string): PaymentEvent {
  const { id, type, data } = Event.parse(JSON.parse(payload));
  const { object, id: objectId, customer, subscription, parent } = data?.object ?? {};
  const subscriptionId =
    object === "subscription"
      ? (objectId ?? null)
      : idOf(subscription ?? parent?.subscription_details?.subscription);
  return { id, type, customerId: idOf(customer), subscriptionId, payload };
}

/** The subscription as it stands now; null where the provider has none of this id. @throws unavailable */
export async function readSubscription(id: string): Promise<ProviderSubscription | null> {
  const found = await askProvider((client) => client.subscriptions.retrieve(id).catch(nullWhenMissing));
  const item = found?.items.data[0];
  if (!found || !item) return null;
  return {
    id: found.id,
    customerId: idOf(found.customer) ?? "",
    organizationId: found.metadata.organizationId ?? null,
    accountId: found.metadata.accountId ?? null,
    status: found.status,
    interval: item.price.recurring?.interval === "year" ? "annual" : "monthly",
    seats: item.quantity ?? 0,
    currentPeriodEnd: new Date(item.current_period_end * 1_000),
    cancelAtPeriodEnd: found.cancel_at_period_end || found.cancel_at !== null,
    createdAt: new Date(found.created * 1_000),
  };
}

/** A field whose form is not known is as if it were not there: an event of any type is kept. */
function known<Field extends z.ZodType>(field: Field) {
  return field.nullish().catch(null);
}
/** The longest name that Stripe gives to anything. */
const NAME_MAX = 255;
/** What the database's text can't hold (NUL, half of a surrogate pair) is in no name that anybody gave. */
const Name = z.string().transform((name) => name.toWellFormed().replaceAll("\0", "\uFFFD"));
const Named = known(z.union([Name, z.object({ id: Name })]));
/** As far as an event says whom it concerns; a checkout, an invoice and a subscription each in its way. */
const Concerned = z.object({
  object: known(z.string()),
  id: known(Name),
  customer: Named,
  subscription: Named,
  parent: known(z.object({ subscription_details: known(z.object({ subscription: Named })) })),
});
const Event = z.object({
  id: Name.pipe(z.string().min(1).max(NAME_MAX)),
  type: Name.pipe(z.string().min(1)),
  data: known(z.object({ object: known(Concerned) })),
});

function idOf(named: z.infer<typeof Named>): string | null {
  return typeof named === "object" ? (named?.id ?? null) : (named ?? null);
}

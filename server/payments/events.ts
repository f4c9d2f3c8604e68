import { z } from "zod";
import { callProvider, nullWhenMissing, stripe } from "./provider.ts";
import { type Interval, paymentSettings } from "./settings.ts";

/**
 * A payment event with the ids of the objects that it concerns. The current state is read from the provider.
 */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  /** When it happened at the provider; null if the event doesn't say. */
  readonly happenedAt: Date | null;
  /** The event as received. */
  readonly payload: string;
};

/** A subscription as the provider has it. */
export type ProviderSubscription = {
  readonly id: string;
  readonly customerId: string;
  /** The organization that it was bought for; null if none of our checkouts created it. */
  readonly organizationId: string | null;
  /** The account that started the checkout; null if unknown. */
  readonly accountId: string | null;
  readonly status: string;
  readonly interval: Interval;
  readonly seats: number;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly createdAt: Date;
};

/**
 * Parses the event in a body, byte for byte as sent. Returns null if the signature is missing, wrong, or older than five minutes,
 * or if the body isn't an event.
 */
export async function signedEvent(body: string, signature: string): Promise<PaymentEvent | null> {
  const { webhooks } = await stripe();
  for (const secret of paymentSettings().webhookSecrets) {
    try {
      await webhooks.constructEventAsync(body, signature, secret);
      return eventOf(body);
    } catch {
      // The signature may belong to another accepted secret.
    }
  }
  return null;
}

/**
 * Parses the event in a body.
 * @throws if the body isn't an event
 */
export function eventOf(payload: string): PaymentEvent {
  const { id, type, data, created } = Event.parse(JSON.parse(payload));
  const { object, id: objectId, customer, subscription, parent } = data?.object ?? {};
  const subscriptionId =
    object === "subscription"
      ? (objectId ?? null)
      : idOf(subscription ?? parent?.subscription_details?.subscription);
  const happenedAt = created ? new Date(created * 1_000) : null;
  return { id, type, customerId: idOf(customer), subscriptionId, happenedAt, payload };
}

/** Returns the current subscription, or null if the provider has none with this id. @throws unavailable */
export async function readSubscription(id: string): Promise<ProviderSubscription | null> {
  const subscription = await callProvider((client) =>
    client.subscriptions.retrieve(id).catch(nullWhenMissing),
  );
  const item = subscription?.items.data[0];
  if (!subscription || !item) return null;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    organizationId: subscription.metadata.organizationId ?? null,
    accountId: subscription.metadata.accountId ?? null,
    status: subscription.status,
    interval: item.price.recurring?.interval === "year" ? "annual" : "monthly",
    seats: item.quantity ?? 0,
    currentPeriodEnd: new Date(item.current_period_end * 1_000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    createdAt: new Date(subscription.created * 1_000),
  };
}

/** Treats a field of unknown form as missing, so that events of any type are stored. */
function optional<Field extends z.ZodType>(field: Field) {
  return field.nullish().catch(null);
}
/** The last second that a date can represent. */
const LAST_SECOND = 8_640_000_000_000;
/** The longest name that Stripe uses. */
const NAME_MAX = 255;
/** Real names have no characters that the database's text can't store (NUL, half of a surrogate pair). */
const Name = z.string().transform((name) => name.toWellFormed().replaceAll("\0", "\uFFFD"));
const Named = optional(z.union([Name, z.object({ id: Name })]));
/**
 * The ids of the objects that an event concerns, in the different forms of checkouts, invoices, and
 * subscriptions.
 */
const Concerned = z.object({
  object: optional(z.string()),
  id: optional(Name),
  customer: Named,
  subscription: Named,
  parent: optional(z.object({ subscription_details: optional(z.object({ subscription: Named })) })),
});
const Event = z.object({
  id: Name.pipe(z.string().min(1).max(NAME_MAX)),
  type: Name.pipe(z.string().min(1)),
  created: optional(z.int().positive().max(LAST_SECOND)),
  data: optional(z.object({ object: optional(Concerned) })),
});

function idOf(named: z.infer<typeof Named>): string | null {
  return typeof named === "object" ? (named?.id ?? null) : (named ?? null);
}

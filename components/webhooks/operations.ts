import { createContext, use } from "react";
import { api, type Inputs, type Outputs, trpc } from "#components/api/client.ts";
import {
  EVENT_KINDS,
  EVENT_TYPES,
  type EventKind,
  type EventType,
  ORGANIZATION_EVENT_KINDS,
  ORGANIZATION_EVENT_TYPES,
  type OrganizationEventKind,
} from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";

export type Webhook = Outputs["webhooks"]["list"]["data"][number];
export type Webhooks = Outputs["webhooks"]["list"];
export type Delivery = Outputs["webhooks"]["listDeliveries"]["data"][number];
type OfWebhook = { webhookId: string };
type OfDelivery = OfWebhook & { deliveryId: string };
type OfLog = OfWebhook & { cursor?: string };
/** The values of the form; the types are those that the owner can have. */
export type Values = {
  url: string;
  description: Inputs["webhooks"]["create"]["description"];
  eventTypes: EventType[];
};

const MOST = { limit: LIMITS.requests.pageSizeMost };
const PAGE = { limit: LIMITS.requests.pageSize };

/** The operations on webhooks, the same for a person's and an organization's. */
export type Operations = ReturnType<typeof ofPerson>;

/** Returns the operations on the signed-in person's webhooks. */
export function ofPerson() {
  const { webhooks } = api;
  return {
    /** The owner: "own" for the person, or the slug of an organization. */
    owner: "own",
    kinds: EVENT_KINDS as readonly (EventKind | OrganizationEventKind)[],
    types: EVENT_TYPES as readonly EventType[],
    all: () => trpc.webhooks.pathFilter(),
    listKey: (): readonly unknown[] => trpc.webhooks.list.queryKey(MOST),
    list: () => webhooks.list.query(MOST),
    logKey: (of: OfWebhook): readonly unknown[] => trpc.webhooks.listDeliveries.infiniteQueryKey(of),
    log: (of: OfLog) => webhooks.listDeliveries.query({ ...of, ...PAGE }),
    deliveryKey: (of: OfDelivery): readonly unknown[] => trpc.webhooks.getDelivery.queryKey(of),
    delivery: (of: OfDelivery) => webhooks.getDelivery.query(of),
    create: (values: Values) =>
      webhooks.create.mutate(values as Values & { eventTypes: (typeof EVENT_TYPES)[number][] }),
    update: (change: OfWebhook & Partial<Values> & { status?: "active" | "paused" }) =>
      webhooks.update.mutate(change as typeof change & { eventTypes?: (typeof EVENT_TYPES)[number][] }),
    remove: (of: OfWebhook) => webhooks.delete.mutate(of),
    rotate: (of: OfWebhook) => webhooks.rotateSecret.mutate(of),
    test: (of: OfWebhook) => webhooks.sendTest.mutate(of),
    resend: (of: OfDelivery) => webhooks.resend.mutate(of),
  };
}

/** Returns the operations on an organization's webhooks. */
export function ofOrganization(organizationSlug: string): Operations {
  const { organizationWebhooks } = api;
  const keys = trpc.organizationWebhooks;
  type Change = { eventTypes?: (typeof ORGANIZATION_EVENT_TYPES)[number][] };
  return {
    owner: organizationSlug,
    kinds: ORGANIZATION_EVENT_KINDS,
    types: ORGANIZATION_EVENT_TYPES,
    all: () => keys.pathFilter(),
    listKey: () => keys.list.queryKey({ organizationSlug, ...MOST }),
    list: () => organizationWebhooks.list.query({ organizationSlug, ...MOST }),
    logKey: (of) => keys.listDeliveries.infiniteQueryKey({ organizationSlug, ...of }),
    log: (of) => organizationWebhooks.listDeliveries.query({ organizationSlug, ...of, ...PAGE }),
    deliveryKey: (of) => keys.getDelivery.queryKey({ organizationSlug, ...of }),
    delivery: (of) => organizationWebhooks.getDelivery.query({ organizationSlug, ...of }),
    create: (values) =>
      organizationWebhooks.create.mutate({ organizationSlug, ...(values as Values & Required<Change>) }),
    update: (change) =>
      organizationWebhooks.update.mutate({ organizationSlug, ...(change as typeof change & Change) }),
    remove: (of) => organizationWebhooks.delete.mutate({ organizationSlug, ...of }),
    rotate: (of) => organizationWebhooks.rotateSecret.mutate({ organizationSlug, ...of }),
    test: (of) => organizationWebhooks.sendTest.mutate({ organizationSlug, ...of }),
    resend: (of) => organizationWebhooks.resend.mutate({ organizationSlug, ...of }),
  };
}

export const OperationsContext = createContext<Operations | null>(null);

/** Returns the operations on the webhooks that the page shows. */
export function useOperations(): Operations {
  const operations = use(OperationsContext);
  if (operations === null) throw new Error("Webhooks must be shown within a provider of their operations");
  return operations;
}

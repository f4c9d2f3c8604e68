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
/** What the form asks; the types are those that the owner can have. */
export type Values = {
  url: string;
  description: Inputs["webhooks"]["create"]["description"];
  eventTypes: EventType[];
};

const MOST = { limit: LIMITS.requests.pageSizeMost };
const PAGE = { limit: LIMITS.requests.pageSize };

/** What can be done with webhooks: the same of a person's and of an organization's. */
export type Operations = ReturnType<typeof ofPerson>;

/** The operations on the webhooks of the person who is signed in. */
export function ofPerson() {
  const { webhooks } = api;
  return {
    /** Whose they are: the person's own, or the slug of an organization. */
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

/** The operations on the webhooks of an organization. */
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

/** The operations on the webhooks that the page shows. */
export function useOperations(): Operations {
  const operations = use(OperationsContext);
  if (operations === null) throw new Error("Webhooks are shown without saying whose they are");
  return operations;
}

import { eventOf } from "#server/payments/events.ts";
import { receivePaymentEvent, reprocessPaymentEvent } from "#server/resources/billing/payment-events.ts";
import { setComplimentarySeats } from "#server/resources/organizations/service.ts";
import { makeCoaching } from "../membership.ts";
import { eventsOf, makePayingOrganization } from "../payments.ts";

async function paid() {
  const paying = await makePayingOrganization(10);
  const [event] = await eventsOf(paying.customer);
  const received = eventOf(JSON.stringify(event));
  return { organizationId: paying.id, received, by: paying.owner.person.accountId };
}

/** Expectations for seats, which members can't change by a call. */
export const seatActions = {
  complimentary_seats_changed: async () => {
    const { organizationSlug, owner, id } = await makeCoaching();
    const { name } = await owner.api.ok("organizations.get", { organizationSlug });
    return {
      act: () => setComplimentarySeats(organizationSlug, 12),
      expected: () => ({
        organizationId: id,
        by: "Support",
        subjectLabel: name,
        details: { before: { complimentary: 5 }, after: { complimentary: 12 } },
      }),
    };
  },
  subscription_changed: async () => {
    const { organizationId, received, by } = await paid();
    const after = { status: "active", interval: "monthly", seats: 10, cancelAtPeriodEnd: false };
    return {
      act: () => receivePaymentEvent(received),
      expected: () => ({ organizationId, by, details: { via: "checkout", before: null, after } }),
    };
  },
  billing_portal_opened: async () => {
    const { id: organizationId, organizationSlug, owner } = await makeCoaching();
    return {
      act: () => owner.api.ok("billing.create_portal_session", { organizationSlug }),
      expected: () => ({ organizationId, by: owner.person.accountId, details: {} }),
    };
  },
  payment_event_reprocessed: async () => {
    const { organizationId, received } = await paid();
    await receivePaymentEvent(received);
    return {
      act: () => reprocessPaymentEvent(received.id),
      expected: () => ({
        organizationId,
        by: "Support",
        subjectLabel: received.id,
        details: { type: received.type },
      }),
    };
  },
};

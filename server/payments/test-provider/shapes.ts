/** The parts of Stripe's objects that the product reads, as the test provider returns them. */
export type TestCheckout = {
  id: string;
  object: "checkout.session";
  customer: string;
  created: number;
  status: "open" | "complete" | "expired";
  url: string | null;
  success_url: string;
  cancel_url: string;
  subscription: string | null;
  subscription_data: { metadata: Record<string, string> };
  /** The purchased items. Stripe returns them only on request. */
  line_items: { price: string; quantity: number }[];
};

export type TestPortal = {
  id: string;
  object: "billing_portal.session";
  customer: string;
  url: string;
  return_url: string;
};

export type TestSubscription = {
  id: string;
  object: "subscription";
  customer: string;
  status: "active" | "past_due" | "canceled";
  created: number;
  metadata: Record<string, string>;
  latest_invoice: TestInvoice;
  cancel_at: null;
  cancel_at_period_end: boolean;
  items: { object: "list"; data: [TestItem] };
};

/** Stripe returns payments only on request. */
type TestInvoice = {
  id: string;
  object: "invoice";
  payments: {
    object: "list";
    data: {
      id: string;
      status: "paid";
      payment: { type: "payment_intent"; payment_intent: string };
    }[];
  };
};

export type TestRefund = { id: string; object: "refund"; payment_intent: string };

type TestItem = {
  id: string;
  quantity: number;
  current_period_end: number;
  price: { id: string; recurring: { interval: "month" | "year" } };
};

export type TestEvent = {
  id: string;
  object: "event";
  type: string;
  created: number;
  livemode: false;
  data: { object: object };
};

/** An event with the state of its delivery. */
export type TestDelivery = {
  event: TestEvent;
  /** Held by the switch until it is sent by hand. */
  state: "held" | "delivered" | "failed";
  deliveries: number;
};

export type TestSwitches = { hold: boolean; twice: boolean };

/** The parts of Stripe's objects that the product reads, as the test provider shows them. */
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
  /** What is bought; Stripe shows it on demand only. */
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

/** Payments are Stripe's to show on demand only. */
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

/** An event with how its delivery went. */
export type TestDelivery = {
  event: TestEvent;
  /** Held: by the switch, until somebody sends it. */
  state: "held" | "delivered" | "failed";
  deliveries: number;
};

export type TestSwitches = { hold: boolean; twice: boolean };

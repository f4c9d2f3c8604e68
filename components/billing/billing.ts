import type { Outputs } from "#components/api/client.ts";

export type Billing = Outputs["billing"]["get"];

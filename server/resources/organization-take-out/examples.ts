import type { Examples } from "#server/resources/example-rows.ts";
import type { organizationTakeOut } from "./contract.ts";

export const examples: Examples<typeof organizationTakeOut> = {
  allow: ({ organizationSlug }) => [{ organizationSlug }],
  read: ({ organizationSlug }) =>
    (["accounts", "coach_notes", "audit_events"] as const).map((file) => ({ organizationSlug, file })),
};

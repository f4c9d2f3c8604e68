import { z } from "zod";
import { SECURITY_EVENT_GROUPS, SECURITY_EVENT_KINDS } from "#server/auth/security-log/events.ts";
import { instantOut } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";

/** An event as shown to its owner. */
const SecurityLogEntry = z.object({
  id: z.string(),
  kind: z.enum(SECURITY_EVENT_KINDS),
  at: instantOut,
  network: z.string().nullable(),
  device: z.string().nullable(),
  requestId: z.string().nullable(),
  credentialId: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const securityLog = defineOperations("security_log", {
  list: {
    ...PAGES.accountRead,
    input: z.strictObject({ group: z.enum(SECURITY_EVENT_GROUPS).optional(), ...pageFields }),
    output: pageOf(SecurityLogEntry),
  },
});

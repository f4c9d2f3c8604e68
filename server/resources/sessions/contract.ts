import { z } from "zod";
import { id, instantOut } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";

/** A browser in which the person is signed in. */
export const Session = z.object({
  id: z.string(),
  device: z.string().nullable(),
  network: z.string().nullable(),
  createdAt: instantOut,
  lastSeenAt: instantOut,
});

// Ending sessions requires reauthentication: a person who finds an open browser must not sign its owner out elsewhere (ASVS 7.5.2).
export const sessions = defineOperations("sessions", {
  list: {
    ...PAGES.accountRead,
    output: z.array(
      Session.extend({
        isCurrent: z.boolean(),
        made: z.int().describe("The number of webhooks and calendar feeds that it created."),
      }),
    ),
  },
  end: {
    ...PAGES.identityChange,
    input: z.strictObject({
      sessionId: id("session", "The session's ID; null for all others.").nullable(),
      isForeign: z
        .boolean()
        .optional()
        .describe(
          "True if someone else used the session: the webhooks and calendar feed it created are deleted too.",
        ),
    }),
  },
  endAll: {
    ...PAGES.identityChange,
    signsOut: true,
  },
  switchEnvironment: {
    ...PAGES.callerChange,
    transaction: "own",
    input: z.strictObject({ environment: z.enum(["live", "sandbox"]) }),
  },
});

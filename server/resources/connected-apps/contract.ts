import { z } from "zod";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { id, instantOut } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";

/** The organizations that a key or an app can't reach, although its owner is on their staff. */
export const blockedBy = z
  .array(z.string())
  .describe("The names of the organizations whose owners ended its access.");

/** An app that a person has connected, as shown to them. */
export const ConnectedApp = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string().describe("Empty for an app that signed in with a device code."),
  environment: z.enum(["live", "sandbox"]),
  organization: z.string().nullable().describe("The organization the app is restricted to, if any."),
  scopes: z.array(z.enum(ALL_SCOPES)),
  connectedAt: instantOut,
  lastUsedAt: instantOut.nullable(),
  webhooksAllowed: z.boolean().describe("True if the app may create webhooks."),
  webhooks: z.int().describe("The number of webhooks that the app created."),
  blockedBy,
});

/** If true, ending a key or an app passes its webhooks to the person instead of deleting them. */
export const keepsWebhooks = z
  .boolean()
  .optional()
  .describe("If true, keeps the webhooks it created, now in your name. If omitted, they're deleted.");

export const connectedApps = defineOperations("connected_apps", {
  list: {
    ...PAGES.callerRead,
    output: z.array(ConnectedApp),
  },
  disconnect: {
    ...PAGES.callerChange,
    transaction: "own",
    input: z.strictObject({ id: id("oauthGrant", "The ID of the app's grant."), keepsWebhooks }),
  },
});

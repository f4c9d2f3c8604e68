import { z } from "zod";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { Done, id, instantOut } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";

/** What a person sees of an app that they let in. */
export const ConnectedApp = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  environment: z.enum(["live", "sandbox"]),
  organization: z.string().nullable().describe("The one organization that it reaches, if it is restricted."),
  scopes: z.array(z.enum(ALL_SCOPES)),
  connectedAt: instantOut,
  lastUsedAt: instantOut.nullable(),
});

export const connectedApps = {
  list: defineOperation({
    audience: "pages",
    name: "connected_apps.list",
    method: "GET",
    actsOn: "caller",
    summary: "The apps that the person let in; from within a sandbox its own only",
    errors: [],
    input: z.strictObject({}),
    output: z.array(ConnectedApp),
  }),
  disconnect: defineOperation({
    audience: "pages",
    name: "connected_apps.disconnect",
    method: "POST",
    actsOn: "caller",
    transaction: "own",
    summary: "Take an app's access away at once",
    errors: ["not_found"],
    input: z.strictObject({ id: id("oauthGrant", "What the app was allowed, by id.") }),
    output: Done,
  }),
};

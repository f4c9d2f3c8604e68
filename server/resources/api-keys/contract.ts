import { z } from "zod";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { id, instantOut, title } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
import { blockedBy, keepsWebhooks } from "#server/resources/connected-apps/contract.ts";

const Environment = z.enum(["live", "sandbox"]);

/** A key without its secret. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  environment: Environment,
  displayPrefix: z.string(),
  scopes: z.array(z.enum(ALL_SCOPES)),
  organization: z
    .object({ name: z.string(), slug: z.string() })
    .nullable()
    .describe("The organization the key is restricted to, if any."),
  expiresAt: instantOut.nullable(),
  lastUsedAt: instantOut.nullable(),
  lastUsedFrom: z.string().nullable().describe("The network of the last use, shortened."),
  lastUsedBy: z.string().nullable().describe("The program or browser of the last use."),
  createdAt: instantOut,
  webhooks: z.int().describe("The number of webhooks that the key created."),
  blockedBy,
});

/** A new key with its secret. Only this response contains it: these operations don't store their responses. */
const NewKey = z.object({ id: z.string(), key: z.string() });
const keyId = id("apiKey", "The key's ID.");

const changing = { ...PAGES.callerChange, transaction: "own" } as const;

export const apiKeys = defineOperations("api_keys", {
  list: {
    ...PAGES.callerRead,
    output: z.array(ApiKey),
  },
  listOrganizations: {
    ...PAGES.callerRead,
    input: z.strictObject({ environment: Environment }),
    output: z.array(z.object({ id: z.string(), name: z.string() })),
  },
  create: {
    ...changing,
    reauthentication: "always",
    input: z.strictObject({
      name: title(),
      environment: Environment,
      scopes: z.array(z.enum(ALL_SCOPES)).min(1, "Select at least one."),
      organizationId: id("organization", "The organization to restrict the key to.").nullable(),
      expiresInDays: z.int().min(1).max(3_650).nullable(),
    }),
    output: NewKey,
  },
  createForReference: {
    ...changing,
    output: z.object({ key: z.string() }),
  },
  revoke: {
    ...changing,
    input: z.strictObject({ id: keyId, keepsWebhooks }),
  },
  rotate: {
    ...changing,
    reauthentication: "always",
    input: z.strictObject({ id: keyId }),
    output: NewKey,
  },
});

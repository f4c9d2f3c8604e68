import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { RegistrationResponse } from "#server/auth/passkeys/response.ts";
import { id, instantOut, title } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  isSynced: z.boolean().describe("Saved in a password manager that syncs it to other devices."),
  createdAt: instantOut,
  lastUsedAt: instantOut.nullable(),
});

/** The options for a browser to create a passkey, in WebAuthn's JSON form. */
const CreationOptions = z.looseObject({
  challenge: z.string(),
}) as unknown as z.ZodType<PublicKeyCredentialCreationOptionsJSON>;

/**
 * The recovery codes that come with the first factor. Only this response contains them: these operations don't store their responses.
 */
const FactorAdded = z.object({ recoveryCodes: z.array(z.string()).nullable() });
const passkeyId = id("passkey", "The passkey's ID.");
const passkeyName = title(LIMITS.text.passkeyName);

// Operations that change how a person signs in require reauthentication. A person can't add a factor before confirming their email, because
// the first confirmation ends all earlier sign-in methods, and would also end a factor in use.
export const factors = defineOperations("factors", {
  get: {
    ...PAGES.accountRead,
    output: z.object({
      passkeys: z.array(Passkey),
      app: z.object({ createdAt: instantOut, lastUsedAt: instantOut.nullable() }).nullable(),
      recoveryCodes: z.int(),
    }),
  },
  passkeyOptions: {
    ...PAGES.identityChange,
    needsConfirmedAddress: true,
    output: CreationOptions,
  },
  registerPasskey: {
    ...PAGES.identityChange,
    needsConfirmedAddress: true,
    input: z.strictObject({ name: passkeyName, response: RegistrationResponse }),
    output: FactorAdded,
  },
  namePasskey: {
    ...PAGES.accountChange,
    input: z.strictObject({ id: passkeyId, name: passkeyName }),
  },
  remove: {
    ...PAGES.identityChange,
    input: z.strictObject({ passkeyId: passkeyId.nullable().describe("Null for the app.") }),
  },
  beginApp: {
    ...PAGES.identityChange,
    needsConfirmedAddress: true,
    output: z.object({ secret: z.string(), address: z.string(), qrCode: z.string() }),
  },
  confirmApp: {
    ...PAGES.identityChange,
    needsConfirmedAddress: true,
    input: z.strictObject({ code: z.string().max(20) }),
    output: FactorAdded,
  },
  renewCodes: {
    ...PAGES.identityChange,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  },
});

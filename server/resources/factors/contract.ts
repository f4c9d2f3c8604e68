import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { RegistrationResponse } from "#server/auth/passkeys/response.ts";
import { Done, id, instantOut, title } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  isSynced: z.boolean().describe("Kept by a password manager that carries it to other devices."),
  createdAt: instantOut,
  lastUsedAt: instantOut.nullable(),
});

/** What a browser needs to make a passkey, as WebAuthn writes it in JSON. */
const CreationOptions = z.looseObject({
  challenge: z.string(),
}) as unknown as z.ZodType<PublicKeyCredentialCreationOptionsJSON>;

/** With the first factor come recovery codes, in this answer only: its operations store none. */
const FactorAdded = z.object({ recoveryCodes: z.array(z.string()).nullable() });
const passkeyId = id("passkey", "The passkey's id.");
const passkeyName = title(LIMITS.text.passkeyName);

// What changes how somebody gets in asks them to prove who they are.
export const factors = {
  get: defineOperation({
    audience: "pages",
    name: "factors.get",
    method: "GET",
    actsOn: "caller",
    environment: "live",
    summary:
      "The person's passkeys, authenticator app, and how many recovery codes are left: no secret among them",
    errors: [],
    input: z.strictObject({}),
    output: z.object({
      passkeys: z.array(Passkey),
      app: z.object({ createdAt: instantOut, lastUsedAt: instantOut.nullable() }).nullable(),
      recoveryCodes: z.int(),
    }),
  }),
  passkeyOptions: defineOperation({
    audience: "pages",
    name: "factors.passkey_options",
    method: "POST",
    actsOn: "caller",
    environment: "live",
    transaction: "own",
    reauthentication: "always",
    summary: "What a browser needs to make a passkey",
    errors: ["validation_failed"],
    input: z.strictObject({}),
    output: CreationOptions,
  }),
  registerPasskey: defineOperation({
    audience: "pages",
    name: "factors.register_passkey",
    method: "POST",
    actsOn: "caller",
    environment: "live",
    transaction: "own",
    reauthentication: "always",
    summary: "Keep the passkey that the browser made",
    errors: ["validation_failed"],
    input: z.strictObject({ name: passkeyName, response: RegistrationResponse }),
    output: FactorAdded,
  }),
  namePasskey: defineOperation({
    audience: "pages",
    name: "factors.name_passkey",
    method: "POST",
    actsOn: "caller",
    environment: "live",
    transaction: "own",
    summary: "Give a passkey another name",
    errors: ["not_found"],
    input: z.strictObject({ id: passkeyId, name: passkeyName }),
    output: Done,
  }),
  removePasskey: defineOperation({
    audience: "pages",
    name: "factors.remove_passkey",
    method: "POST",
    actsOn: "caller",
    environment: "live",
    transaction: "own",
    reauthentication: "always",
    summary: "Remove a passkey; without any factor left the recovery codes go too",
    errors: ["not_found"],
    input: z.strictObject({ id: passkeyId }),
    output: Done,
  }),
  beginApp: defineOperation({
    audience: "pages",
    name: "factors.begin_app",
    method: "POST",
    actsOn: "caller",
    environment: "live",
    transaction: "own",
    reauthentication: "always",
    summary: "The secret of an app to be set up, as text and picture: in this answer only",
    errors: ["validation_failed"],
    input: z.strictObject({}),
    output: z.object({ secret: z.string(), address: z.string(), qrCode: z.string() }),
  }),
  confirmApp: defineOperation({
    audience: "pages",
    name: "factors.confirm_app",
    method: "POST",
    actsOn: "caller",
    environment: "live",
    transaction: "own",
    reauthentication: "always",
    summary: "Take the app into use by its first code",
    errors: ["validation_failed", "rate_limited"],
    input: z.strictObject({ code: z.string().max(20) }),
    output: FactorAdded,
  }),
  removeApp: defineOperation({
    audience: "pages",
    name: "factors.remove_app",
    method: "POST",
    actsOn: "caller",
    environment: "live",
    transaction: "own",
    reauthentication: "always",
    summary: "Remove the authenticator app; without any factor left the recovery codes go too",
    errors: ["not_found"],
    input: z.strictObject({}),
    output: Done,
  }),
  renewCodes: defineOperation({
    audience: "pages",
    name: "factors.renew_codes",
    method: "POST",
    actsOn: "caller",
    environment: "live",
    transaction: "own",
    reauthentication: "always",
    summary: "Ten new recovery codes in place of the old, in this answer only",
    errors: ["validation_failed"],
    input: z.strictObject({}),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
};

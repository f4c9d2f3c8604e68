import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { AssertionResponse } from "#server/auth/passkeys/response.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";

/** The options for a browser to ask for a passkey, in WebAuthn's JSON form. */
const RequestOptions = z.looseObject({
  challenge: z.string(),
}) as unknown as z.ZodType<PublicKeyCredentialRequestOptionsJSON>;

const confirming = { ...PAGES.callerChange, silent: true, transaction: "own" } as const;

export const reauthentication = defineOperations("reauthentication", {
  get: {
    ...PAGES.callerRead,
    output: z.object({
      email: z.string(),
      password: z.boolean(),
      passkey: z.boolean(),
      app: z.boolean(),
      link: z.boolean(),
      isRecent: z.boolean(),
    }),
  },
  confirm: {
    ...confirming,
    input: z.strictObject({
      password: z.string().max(LIMITS.text.passwordTyped).optional(),
      code: z.string().max(20).optional(),
      passkey: AssertionResponse.optional(),
    }),
  },
  passkeyOptions: {
    ...confirming,
    output: RequestOptions,
  },
  mailLink: {
    ...confirming,
  },
});

import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { AssertionResponse } from "#server/auth/passkeys/response.ts";
import { defineOperation, PAGES } from "#server/core/operation.ts";

/** The options for a browser to ask for a passkey, in WebAuthn's JSON form. */
const RequestOptions = z.looseObject({
  challenge: z.string(),
}) as unknown as z.ZodType<PublicKeyCredentialRequestOptionsJSON>;

export const reauthentication = {
  get: defineOperation({
    ...PAGES.callerRead,
    name: "reauthentication.get",
    output: z.object({
      email: z.string(),
      password: z.boolean(),
      passkey: z.boolean(),
      app: z.boolean(),
      link: z.boolean(),
      isRecent: z.boolean(),
    }),
  }),
  confirm: defineOperation({
    ...PAGES.callerChange,
    name: "reauthentication.confirm",
    silent: true,
    transaction: "own",
    input: z.strictObject({
      password: z.string().max(LIMITS.text.passwordTyped).optional(),
      code: z.string().max(20).optional(),
      passkey: AssertionResponse.optional(),
    }),
  }),
  passkeyOptions: defineOperation({
    ...PAGES.callerChange,
    name: "reauthentication.passkey_options",
    silent: true,
    transaction: "own",
    output: RequestOptions,
  }),
  mailLink: defineOperation({
    ...PAGES.callerChange,
    name: "reauthentication.mail_link",
    silent: true,
    transaction: "own",
  }),
};

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";

/** More than any authenticator sends. The longest part would be attestation certificates, which we don't request. */
const Encoded = z.string().max(8_000);
const CredentialId = z
  .string()
  .max(1_400)
  .regex(/^[\w-]*$/, "Must be base64url.");
const Credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  /** Unused, because we request no extension. */
  clientExtensionResults: z.looseObject({}) as unknown as z.ZodType<object>,
};

const Registration = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

const Assertion = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: z.string().max(200).nullish(),
  }),
});

/** A browser's response after creating a passkey, in WebAuthn's JSON. */
export const RegistrationResponse = Registration.transform(
  (response) => response as RegistrationResponseJSON,
);

/** A browser's response after asking for a passkey. */
export const AssertionResponse = Assertion.transform(({ response, ...rest }) => {
  const { userHandle, ...signed } = response;
  return {
    ...rest,
    response: { ...signed, ...(userHandle ? { userHandle } : {}) },
  } as AuthenticationResponseJSON;
});

/** Parses a response to a passkey request from a form's text. Returns null if it is invalid. */
export function readAssertion(text: string): AuthenticationResponseJSON | null {
  try {
    return AssertionResponse.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";

/** Beyond what any authenticator sends; attestation certificates, of which we ask for none, would be the longest. */
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
  /** Read by nobody: we ask for no extension. */
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

/** What a browser answers that made a passkey, as WebAuthn writes it in JSON. */
export const RegistrationResponse = Registration.transform((given) => given as RegistrationResponseJSON);

/** What a browser answers that asked for a passkey. */
export const AssertionResponse = Assertion.transform(({ response, ...rest }) => {
  const { userHandle, ...signed } = response;
  return {
    ...rest,
    response: { ...signed, ...(userHandle ? { userHandle } : {}) },
  } as AuthenticationResponseJSON;
});

/** The same as a form carries it, as text; null where it is none. */
export function readAssertion(text: string): AuthenticationResponseJSON | null {
  try {
    return AssertionResponse.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";

/** As the server made them; what goes through the API loses the types of bytes that JSON has none for. */
type Options = () => PromiseLike<unknown>;

/**
 * Has the browser make a passkey; the library is loaded for it.
 * @returns its answer, or why there is none: the browser can't, or the person closed its question
 */
export async function makePasskey(
  options: Options,
): Promise<RegistrationResponseJSON | "unsupported" | "unanswered"> {
  const { browserSupportsWebAuthn, startRegistration } = await import("@simplewebauthn/browser");
  if (!browserSupportsWebAuthn()) return "unsupported";
  const optionsJSON = (await options()) as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(() => "unanswered" as const);
}

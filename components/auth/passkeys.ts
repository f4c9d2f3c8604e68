import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";

/** Reads the passkey options. They are untyped, because JSON has no type for bytes. */
type Options = () => PromiseLike<unknown>;

/** The pending offer in the browser's autofill. A browser handles one request at a time, so the button's request aborts this one. */
let offer: AbortController | null = null;

/**
 * Makes the browser ask for a passkey, and loads the library for it.
 * @returns the browser's response as JSON; null if the person closed the dialog, the browser doesn't support passkeys,
 * or the server has no options
 */
export async function askForPasskey(options: Options): Promise<string | null> {
  offer?.abort();
  const { browserSupportsWebAuthn, startAuthentication } = await import("@simplewebauthn/browser");
  if (!browserSupportsWebAuthn()) return null;
  const optionsJSON = (await options()) as PublicKeyCredentialRequestOptionsJSON | null;
  if (optionsJSON === null) return null;
  const assertion = await startAuthentication({ optionsJSON }).catch(() => null);
  return assertion === null ? null : JSON.stringify(assertion);
}

/**
 * Makes the browser's autofill offer passkeys through the browser's own API (WebAuthn Level 3, 5.1.8 and 5.1.4): the
 * page loads nothing for it.
 * @returns the browser's response as JSON; null if the browser has no such autofill, or the server offers no passkeys
 * @throws DOMException if the offer was aborted
 */
export async function offerPasskeys(options: Options, signal: AbortSignal): Promise<string | null> {
  if (typeof PublicKeyCredential !== "function") return null;
  if (!("parseRequestOptionsFromJSON" in PublicKeyCredential)) return null;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return null;
  const json = (await options()) as
    | Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0]
    | null;
  if (json === null || signal.aborted) return null;
  offer = new AbortController();
  const credential = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json),
    mediation: "conditional",
    signal: AbortSignal.any([offer.signal, signal]),
  });
  // Some password managers return their own object, which can't be written as JSON.
  return credential instanceof PublicKeyCredential ? JSON.stringify(credential) : null;
}

/**
 * Makes the browser create a passkey, and loads the library for it.
 * @returns the browser's response; "unsupported" if the browser doesn't support passkeys, "unanswered" if the person
 * closed the dialog
 */
export async function makePasskey(
  options: Options,
): Promise<RegistrationResponseJSON | "unsupported" | "unanswered"> {
  const { browserSupportsWebAuthn, startRegistration } = await import("@simplewebauthn/browser");
  if (!browserSupportsWebAuthn()) return "unsupported";
  const optionsJSON = (await options()) as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(() => "unanswered" as const);
}

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";

/** What comes through the API has lost the types of bytes that JSON has none for. */
type Options = () => PromiseLike<unknown>;

/** What waits in the browser's autofill. A browser answers one question at a time: the button's ends it. */
let offer: AbortController | null = null;

/**
 * Has the browser ask for a passkey, and gives its answer as the server reads it; the library is loaded for it.
 * @returns null where the person closed the browser's question, or the browser or the server asks for none
 */
export async function askForPasskey(options: Options): Promise<string | null> {
  offer?.abort();
  const { browserSupportsWebAuthn, startAuthentication } = await import("@simplewebauthn/browser");
  if (!browserSupportsWebAuthn()) return null;
  const optionsJSON = (await options()) as PublicKeyCredentialRequestOptionsJSON | null;
  if (optionsJSON === null) return null;
  const answer = await startAuthentication({ optionsJSON }).catch(() => null);
  return answer === null ? null : JSON.stringify(answer);
}

/**
 * Has the browser's autofill offer passkeys, by what the browser has of its own (WebAuthn Level 3, 5.1.8 and 5.1.4): the page
 * loads nothing for it.
 * @returns null where nobody took one, the browser has no such autofill, or the server offers none
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
  // Some password managers answer with an object of their own, which has no such form.
  return credential instanceof PublicKeyCredential ? JSON.stringify(credential) : null;
}

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

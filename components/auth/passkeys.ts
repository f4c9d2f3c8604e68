import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";

/** What comes through the API has lost the types of bytes that JSON has none for. */
type Options = () => PromiseLike<unknown>;

/**
 * Has the browser ask for a passkey, and gives its answer as the server reads it; the library is loaded for it.
 * @returns null where the person closed the browser's question, or the browser or the server asks for none
 */
export async function askForPasskey(options: Options, inAutofill = false): Promise<string | null> {
  const { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill, startAuthentication } = await import(
    "@simplewebauthn/browser"
  );
  if (!browserSupportsWebAuthn() || (inAutofill && !(await browserSupportsWebAuthnAutofill()))) return null;
  const optionsJSON = (await options()) as PublicKeyCredentialRequestOptionsJSON | null;
  if (optionsJSON === null) return null;
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: inAutofill }).catch(() => null);
  return answer === null ? null : JSON.stringify(answer);
}

/** Whether the browser has an autofill that could offer passkeys; asked before the library is loaded. */
export function canFillPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" && "isConditionalMediationAvailable" in PublicKeyCredential
  );
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

import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";

type Options = () => Promise<PublicKeyCredentialRequestOptionsJSON | null>;

/**
 * Has the browser ask for a passkey, and gives its answer as the server reads it; the library is loaded for it.
 * @returns null where the person closed the browser's question, or the browser or the server asks for none
 */
export async function askForPasskey(options: Options, inAutofill = false): Promise<string | null> {
  const { browserSupportsWebAuthn, startAuthentication } = await import("@simplewebauthn/browser");
  if (!browserSupportsWebAuthn()) return null;
  const optionsJSON = await options();
  if (optionsJSON === null) return null;
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: inAutofill }).catch(() => null);
  return answer === null ? null : JSON.stringify(answer);
}

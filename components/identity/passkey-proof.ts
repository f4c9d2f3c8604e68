import { api, type Inputs } from "#components/api/client.ts";
import { askForPasskey } from "#components/auth/passkeys.ts";

type Response = Inputs["reauthentication"]["confirm"]["passkey"];

/** Confirms the person's identity by a passkey. @returns false if they closed the browser's dialog */
export async function proveByPasskey(): Promise<boolean> {
  const assertion = await askForPasskey(() => api.reauthentication.passkeyOptions.mutate({}));
  if (assertion === null) return false;
  await api.reauthentication.confirm.mutate({ passkey: JSON.parse(assertion) as Response });
  return true;
}

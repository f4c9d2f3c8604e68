import { api, type Inputs } from "#components/api/client.ts";
import { askForPasskey } from "#components/auth/passkeys.ts";

type Response = Inputs["reauthentication"]["confirm"]["passkey"];

/** Confirms who sits before the page by a passkey. @returns false where the person closed the browser's question */
export async function proveByPasskey(): Promise<boolean> {
  const answer = await askForPasskey(() => api.reauthentication.passkeyOptions.mutate({}));
  if (answer === null) return false;
  await api.reauthentication.confirm.mutate({ passkey: JSON.parse(answer) as Response });
  return true;
}

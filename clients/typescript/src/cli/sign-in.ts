import { createOfferlane } from "../client.ts";
import { OfferlaneError } from "../errors.ts";
import { CommandError } from "./command-error.ts";
import { readKey } from "./key-input.ts";
import {
  awaitConnection,
  beginDevice,
  type DeviceRequest,
  OAuthError,
  registerApp,
  revoke,
} from "./oauth.ts";
import { say } from "./output.ts";
import { assertPrivate, forget, keep, keepClient, kept, keptClient, type Settings } from "./settings.ts";

type SignInOptions = { readonly url?: string | undefined; readonly key?: boolean | undefined };

/** Signs in with a code that the user enters in a browser, or with an API key. @throws CommandError */
export async function signIn({ url, key }: SignInOptions): Promise<void> {
  const address = url ?? process.env.OFFERLANE_URL ?? (await kept())?.origin;
  if (!address)
    throw new CommandError("Say where Offerlane is: offerlane sign-in --url https://offerlane.example");
  if (!URL.canParse(address))
    throw new CommandError(`“${address}” isn't an address. It begins with https://.`);
  const { origin } = new URL(address);
  assertPrivate(origin);
  const settings = key ? { origin, credential: await readKey() } : await withCode(origin);
  const credential = "credential" in settings ? settings.credential : settings.connection.accessToken;
  const { user, environment } = await createOfferlane({ origin, credential }).me.get();
  const before = await keep(settings);
  if (before) await end(before);
  say(`Signed in as ${user.email} (${environment}).`);
}

/** Ends the connection and deletes it, or deletes the API key, on this computer. */
export async function signOut(): Promise<void> {
  const before = await forget();
  if (before === null) return say("You weren't signed in.");
  if (await end(before)) return say("Signed out.");
  say(
    `Signed out here. Couldn't reach ${before.origin}: disconnect the app there under Settings, Connected apps.`,
  );
}

async function withCode(origin: string): Promise<Settings> {
  const { clientId, request } = await begin(origin);
  say(`Open ${request.address} in a browser and enter the code ${request.userCode}`);
  say(`Or open ${request.addressWithCode} and compare the code.`);
  say("Waiting for your answer…");
  const connection = await awaitConnection(origin, clientId, request).catch((error: unknown) => {
    if (!(error instanceof OAuthError)) throw error;
    if (error.code === "access_denied") throw new CommandError("Access was denied in the browser.");
    if (error.code === "expired_token")
      throw new CommandError("The code has expired. Run offerlane sign-in again.");
    throw error;
  });
  return { origin, connection };
}

/**
 * Begins a sign-in with a code. Uses the app that was registered before, or registers a new one if the origin deleted
 * it, as it does with apps that have no connection.
 */
async function begin(origin: string): Promise<{ clientId: string; request: DeviceRequest }> {
  const known = await keptClient(origin);
  if (known !== undefined) {
    try {
      return { clientId: known, request: await beginDevice(origin, known) };
    } catch (error) {
      if (!(error instanceof OAuthError) || error.code !== "invalid_client") throw error;
    }
  }
  const clientId = await registerApp(origin);
  await keepClient(origin, clientId);
  return { clientId, request: await beginDevice(origin, clientId) };
}

/**
 * Ends a connection at its origin. Returns false if that failed. A key stays valid, because it may be used elsewhere.
 */
async function end(settings: Settings): Promise<boolean> {
  if (!("connection" in settings)) return true;
  try {
    await revoke(settings.origin, settings.connection);
    return true;
  } catch (error) {
    if (error instanceof OfferlaneError) return false;
    throw error;
  }
}

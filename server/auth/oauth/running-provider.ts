import type { Provider } from "oidc-provider";
import { processGlobal } from "#server/lib/process-global.ts";

type Make = () => Promise<Provider>;
type Running = { make: Make | null; provider: Promise<Provider> | null };

const running = () => processGlobal("oauth-provider", (): Running => ({ make: null, provider: null }));

/** Sets how this process creates its authorization server, which happens at the next use. */
export function provideOAuth(make: Make): void {
  Object.assign(running(), { make, provider: null });
}

/**
 * Returns the authorization server of this process. Pages get it here, so that Next doesn't load a second
 * oidc-provider besides the running one.
 */
export async function oauthProvider(): Promise<Provider> {
  const state = running();
  if (state.make === null) throw new Error("No authorization server runs in this process.");
  state.provider ??= state.make();
  return state.provider;
}

import type { Provider } from "oidc-provider";
import { processGlobal } from "#server/lib/process-global.ts";

type Make = () => Promise<Provider>;
type Running = { make: Make | null; provider: Promise<Provider> | null };

const running = () => processGlobal("oauth-provider", (): Running => ({ make: null, provider: null }));

/** Says how this process makes its authorization server, which it loads and makes at the next use. */
export function provideOAuth(make: Make): void {
  Object.assign(running(), { make, provider: null });
}

/**
 * The authorization server of this process. Pages reach it here: Next loads no second oidc-provider beside the one that
 * serves.
 */
export async function oauthProvider(): Promise<Provider> {
  const state = running();
  if (state.make === null) throw new Error("No authorization server runs in this process.");
  state.provider ??= state.make();
  return state.provider;
}

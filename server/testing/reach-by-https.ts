import { oauthProvider } from "#server/auth/oauth/running-provider.ts";
import { env } from "#server/lib/env.ts";
import "#server/transports/oauth.ts";

/**
 * Sets an https address as `PUBLIC_URL` until the test ends, so that responses have `Strict-Transport-Security`. Makes the
 * authorization server first, since it keeps the address that it is made with.
 */
export async function reachByHttps(): Promise<void> {
  await oauthProvider();
  env().PUBLIC_URL = "https://offerlane.example";
}

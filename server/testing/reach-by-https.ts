import { onTestFinished } from "vitest";
import { oauthProvider } from "#server/auth/oauth/running-provider.ts";
import { env } from "#server/lib/env.ts";
import "#server/surfaces/oauth.ts";

/**
 * Has the product reached by HTTPS for the length of a test, so that `Strict-Transport-Security` belongs to its answers. The
 * authorization server keeps the address that it is made with, and serves the other tests of this worker: it is made before.
 */
export async function reachByHttps(): Promise<void> {
  await oauthProvider();
  const before = env().PUBLIC_URL;
  env().PUBLIC_URL = "https://offerlane.example";
  onTestFinished(() => {
    env().PUBLIC_URL = before;
  });
}

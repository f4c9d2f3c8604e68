import type { Page } from "@playwright/test";

/**
 * Adds a platform authenticator, such as a phone's or laptop's, to the browser.
 * @returns a function that sets whether the user touches it from now on
 */
export async function addAuthenticator(page: Page): Promise<(isTouched: boolean) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (enabled) => {
    await client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  };
}

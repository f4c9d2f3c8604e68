import type { Page } from "@playwright/test";

/**
 * Gives the browser a platform authenticator of its own, as a phone or laptop has one.
 * @returns lets the person touch it from now on, or not
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

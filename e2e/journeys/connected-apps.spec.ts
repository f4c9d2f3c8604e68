import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as client from "openid-client";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

/** Starts the app's listener for returning users, on the user's own machine. */
async function listen() {
  const server = createServer((_request, response) => response.end("Back at the app"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, redirectUri: `http://${host}/callback` };
}

/** Registers an app. Returns it with the URL to which it sends users. */
async function makeApp(baseURL: string) {
  const { host, redirectUri } = await listen();
  const config = await client.dynamicClientRegistration(
    new URL(baseURL),
    { redirect_uris: [redirectUri], client_name: "Job Robot", token_endpoint_auth_method: "none" },
    client.None(),
    { algorithm: "oauth2", execute: [client.allowInsecureRequests] },
  );
  const verifier = client.randomPKCECodeVerifier();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: "boards:read boards:write applications:read",
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  const redeem = (back: string) =>
    client.authorizationCodeGrant(config, new URL(back), { pkceCodeVerifier: verifier });
  return { host, redirectUri, url: url.href, redeem };
}

test("an app is connected with the permissions that the person chooses, works, and is disconnected", async ({
  account,
  baseURL,
  page,
}) => {
  const app = await makeApp(baseURL ?? "");
  await page.context().clearCookies();
  await page.goto(app.url);

  // Signing in comes first and leads to the consent page.
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Connect Job Robot?" })).toBeVisible();
  await expect(page.getByText(app.host)).toBeVisible();
  await expectNoFindings(page, "the question whether an app may");

  await page.getByLabel("Create, edit, share, and delete boards").uncheck();
  await page.getByRole("button", { name: "Allow" }).click();
  await page.waitForURL((url) => url.host === app.host);
  const { access_token: token, scope } = await app.redeem(page.url());
  expect(scope).toBe("applications:read boards:read");
  const headers = { Authorization: `Bearer ${token}` };
  const boards = () => fetch(`${baseURL}/api/v1/boards`, { headers });
  expect((await boards()).status).toBe(200);

  await page.goto("/settings/connected-apps");
  const row = page.getByRole("listitem").filter({ hasText: "Job Robot" }).first();
  await row.getByText("2 permissions").click();
  await expect(row.getByText("View your boards, their settings, and who they're shared with")).toBeVisible();
  await expectNoFindings(page, "the connected apps");
  await row.getByRole("button", { name: "Disconnect Job Robot" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("No apps connected")).toBeVisible();
  expect((await boards()).status).toBe(401);
});

test("a consent whose response is lost can be given again, with the same choices", async ({
  account: _account,
  baseURL,
  page,
}) => {
  const app = await makeApp(baseURL ?? "");
  await page.goto(app.url);
  await page.getByLabel("Create, edit, share, and delete boards").uncheck();
  await page.route("**/oauth/consent/**", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Something went wrong" })).toBeVisible();
  await page.unroute("**/oauth/consent/**");
  await page.getByRole("button", { name: "Allow" }).click();
  await page.waitForURL((url) => url.host === app.host);
  expect((await app.redeem(page.url())).scope).toBe("applications:read boards:read");
});

test("an app that is denied is told so, and its consent request can't be used again", async ({
  account: _account,
  baseURL,
  page,
}) => {
  const app = await makeApp(baseURL ?? "");
  await page.goto(app.url);
  await page.getByRole("button", { name: "Deny" }).waitFor();
  const question = page.url();
  await page.getByRole("button", { name: "Deny" }).click();
  await page.waitForURL(/error=access_denied/);
  await page.goto(question);
  await expect(page.getByRole("heading", { name: "This request has expired" })).toBeVisible();
  await page.goto(app.url.replace("%2Fcallback", "%2Felsewhere"));
  await expect(page.getByRole("heading", { name: "This app can't be connected" })).toBeVisible();
});

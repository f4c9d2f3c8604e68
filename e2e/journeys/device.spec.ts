import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

const DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";
type Answer = Record<string, string>;

/** Starts an app in a terminal that requests a code. */
async function beginInTerminal(origin: string) {
  const send = async (path: string, body: URLSearchParams | string) => {
    const type = typeof body === "string" ? "application/json" : "application/x-www-form-urlencoded";
    const response = await fetch(origin + path, { method: "POST", body, headers: { "content-type": type } });
    return (await response.json()) as Answer;
  };
  const metadata = {
    client_name: "Night Shift",
    grant_types: [DEVICE_GRANT, "refresh_token"],
    token_endpoint_auth_method: "none",
  };
  const { client_id = "" } = await send("/oauth/register", JSON.stringify(metadata));
  const scope = "boards:read boards:write applications:read";
  const shown = await send("/oauth/device", new URLSearchParams({ client_id, scope }));
  const { user_code = "", device_code = "", verification_uri = "", verification_uri_complete = "" } = shown;
  const ask = () => {
    return send("/oauth/token", new URLSearchParams({ grant_type: DEVICE_GRANT, client_id, device_code }));
  };
  return { code: user_code, address: verification_uri, addressWithCode: verification_uri_complete, ask };
}

test("entering a terminal's code connects its app after signing in, and a wrong code is reported", async ({
  account,
  baseURL,
  page,
}) => {
  const terminal = await beginInTerminal(baseURL ?? "");
  await page.context().clearCookies();
  await page.goto(terminal.address);
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Connect a device or terminal" })).toBeVisible();
  await expectNoFindings(page, "the page for a code");

  const field = page.getByLabel("Code");
  await expect(field).toBeFocused();
  await page.keyboard.type("BBBB BBBB");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No app is waiting with this code")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("BBBB BBBB");
  await expectNoFindings(page, "a code that is wrong");

  await field.fill(terminal.code.toLowerCase().replace("-", ""));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Connect Night Shift?" })).toBeVisible();
  await expect(page.getByText("The app waits on the device or in the terminal")).toBeVisible();
  await expectNoFindings(page, "the question of a device");
  expect((await terminal.ask()).error).toBe("authorization_pending");

  await page.getByLabel("Create, edit, share, and delete boards").uncheck();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("heading", { name: "App connected" })).toBeVisible();
  await expect(page.getByText("Go back to your device or terminal")).toBeVisible();
  await expectNoFindings(page, "the end of a device's question");
  const { access_token: token = "", scope = "" } = await terminal.ask();
  expect(scope.split(" ").sort()).toEqual(["applications:read", "boards:read"]);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await fetch(`${baseURL}/api/v1/boards`, { headers })).status).toBe(200);

  await page.getByRole("link", { name: "See connected apps" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Night Shift" }).first();
  await expect(row.getByText("Connected with a code from a device or terminal")).toBeVisible();
});

test("a code from the address is compared first, and an app that is denied is told so", async ({
  account: _account,
  baseURL,
  page,
}) => {
  const terminal = await beginInTerminal(baseURL ?? "");
  await page.goto(terminal.addressWithCode);
  await expect(page.getByText("Check that this is the code your app shows.")).toBeVisible();
  await expect(page.getByLabel("Code")).toHaveValue(terminal.code);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByRole("heading", { name: "Access denied" })).toBeVisible();
  expect((await terminal.ask()).error).toBe("access_denied");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "This request has expired" })).toBeVisible();
});

test("a code can be entered in a browser without scripts", async ({
  account: _account,
  baseURL,
  browser,
  page,
}) => {
  const terminal = await beginInTerminal(baseURL ?? "");
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  await plain.goto(terminal.address);
  await plain.getByLabel("Code").fill("BBBB-BBBB");
  await plain.getByRole("button", { name: "Continue" }).click();
  await expect(plain.getByText("No app is waiting with this code")).toBeVisible();
  await plain.getByLabel("Code").fill(terminal.code);
  await plain.getByRole("button", { name: "Continue" }).click();
  await expect(plain.getByRole("heading", { name: "Connect Night Shift?" })).toBeVisible();
  await context.close();
});

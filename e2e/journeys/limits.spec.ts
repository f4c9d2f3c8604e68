import type { Browser, Page, Response } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { startLimitedServer } from "../own-server.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";

const WRONG_PASSWORDS = 10;
const SANDBOXES = 10;
const FORMS = 300;

let server: Awaited<ReturnType<typeof startLimitedServer>>;
test.beforeAll(async () => {
  server = await startLimitedServer();
});
test.afterAll(() => server.stop());

let networks = 0;
/** Opens a page in a browser with a different network address: the server trusts the proxy on this machine. */
async function pageFromNewNetwork(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  networks += 1;
  const address = `198.51.100.${networks}`;
  const extraHTTPHeaders = { "X-Forwarded-For": address };
  const context = await browser.newContext({ baseURL: server.address, javaScriptEnabled, extraHTTPHeaders });
  return context.newPage();
}

/** Presses the button and returns the response to the form. The page may request a passkey challenge at the same time. */
async function responseTo(page: Page, button: string): Promise<Response> {
  const answered = page.waitForResponse(async (response) => {
    const type = (await response.request().headerValue("content-type")) ?? "";
    return response.request().method() === "POST" && !type.startsWith("text/plain");
  });
  await new SignInForms(page).press(button);
  return answered;
}

/** Repeats the browser's request byte for byte, from the same network but without its cookies. */
async function repeat(received: Response, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1)
    expect([200, 303]).toContain((await sendAgain(received)).status);
}

/** Repeats it once, to the same page or another one. */
async function sendAgain(received: Response, path?: string) {
  const sent = received.request();
  const { cookie: _cookie, ...headers } = await sent.allHeaders();
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(:|host$|connection$|content-length$)/.test(name),
  );
  const body = new Uint8Array(sent.postDataBuffer() ?? []);
  const url = path === undefined ? sent.url() : new URL(path, sent.url());
  const response = await fetch(url, { method: "POST", headers: kept, body, redirect: "manual" });
  await response.body?.cancel();
  return response;
}

function expectTooMany(response: { status(): number; headers(): Record<string, string> }): void {
  expect(response.status()).toBe(429);
  expect(response.headers()["retry-after"]).toMatch(/^\d+$/);
}

async function tryPassword(page: Page, email: string, password: string): Promise<Response> {
  await new SignInForms(page).fill({ email, password });
  return responseTo(page, "Sign in");
}

for (const scripts of ["with", "without"] as const) {
  test(`${scripts} scripts, too many wrong passwords return 429 with a message, and the owner signs in from elsewhere`, async ({
    account,
    browser,
  }) => {
    const page = await pageFromNewNetwork(browser, scripts === "with");
    await page.goto("/sign-in");
    const first = await tryPassword(page, account.email, "not the password");
    await expect(page.getByText("That email and password don't match.")).toBeVisible();
    await repeat(first, WRONG_PASSWORDS - 1);
    expectTooMany(await tryPassword(page, account.email, account.password));
    await expect(page.getByText(/Too many attempts\. Try again in \d+ minutes\./)).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(account.email);

    const owner = await pageFromNewNetwork(browser, scripts === "with");
    await owner.goto("/sign-in");
    await tryPassword(owner, account.email, account.password);
    await owner.waitForURL((url) => url.pathname !== "/sign-in");
  });

  test(`${scripts} scripts, too many sandboxes return 429 with a message on the page`, async ({
    browser,
  }) => {
    const page = await pageFromNewNetwork(browser, scripts === "with");
    await page.goto("/try");
    const first = await responseTo(page, "Open the sandbox");
    await page.waitForURL(/\/boards/);
    await repeat(first, SANDBOXES - 1);
    await page.context().clearCookies();
    await page.goto("/try");
    expectTooMany(await responseTo(page, "Open the sandbox"));
    await expect(page.getByText(/Too many sandboxes were created from your network\./)).toBeVisible();
  });
}

test("an action posted to a page without it counts toward its visitor's limit, and its 429 arrives", async ({
  account,
  browser,
}) => {
  const page = await pageFromNewNetwork(browser, true);
  await page.goto("/sign-in");
  const first = await tryPassword(page, account.email, "not the password");
  for (let tried = 1; tried < WRONG_PASSWORDS; tried += 1) {
    expect((await sendAgain(first, "/docs")).status).toBe(200);
  }
  const rejected = await sendAgain(first, "/docs");
  expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([
    429,
    expect.stringMatching(/^\d+$/),
  ]);
  const elsewhere = await pageFromNewNetwork(browser, true);
  await elsewhere.goto("/sign-in");
  await tryPassword(elsewhere, account.email, account.password);
  await elsewhere.waitForURL((url) => url.pathname !== "/sign-in");
});

test("a flood of forms from one network returns 429 in the format that the client accepts", async ({
  browser,
}) => {
  const { request } = (await pageFromNewNetwork(browser, false)).context();
  const send = (accept: string, headers = {}) =>
    request.post("/favicon.ico", { form: { email: "" }, headers: { accept, ...headers } });
  for (let sent = 0; sent < FORMS; sent += 50) {
    const responses = await Promise.all(Array.from({ length: 50 }, () => send("*/*")));
    for (const received of responses) expect(received.status()).not.toBe(429);
  }
  const page = await send("text/html");
  expectTooMany(page);
  expect(await page.text()).toContain("<h1>Too many requests</h1>");
  const toScript = await send("*/*", { "next-action": "0" });
  expectTooMany(toScript);
  expect(await toScript.text()).toMatch(/^More than 300 forms in a minute\./);
  const toProgram = await send("application/json");
  expectTooMany(toProgram);
  expect(await toProgram.json()).toMatchObject({ code: "rate_limited" });
});

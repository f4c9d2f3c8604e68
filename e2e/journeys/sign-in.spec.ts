import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { linkIn, Mailbox } from "../pages/mailbox.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";
import { makeUser } from "../users.ts";

const password = "seven quiet rivers";
const newAddress = () => `sam-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
const onBoard = (page: Page) => page.waitForURL(/\/boards\/brd_/);
const onToday = (page: Page) => page.waitForURL(/\/today$/);
const onPath = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

test.describe("signing up", () => {
  test("shows errors beside their fields, keeps what was typed, and leads through the email to the board @smoke", async ({
    page,
  }) => {
    const signInForms = new SignInForms(page);
    const email = newAddress();
    await page.goto("/sign-up?callbackUrl=%2Fboards");
    await signInForms.fill({ email: "sam", password: "password123" });
    await signInForms.press("Create account");
    await expect(page.getByText("Enter your name.")).toBeVisible();
    await expect(page.getByText("Enter a full email address")).toBeVisible();
    await expect(page.getByText("lists that attackers try first")).toBeVisible();
    await expect(page.getByLabel("Your name")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue("sam");
    await signInForms.fill({ name: "Sam", email, password });
    await signInForms.press("Create account");
    await onPath(page, "/sign-in/check-mail");
    await expect(page.getByText(email)).toBeVisible();
    await page.goto(await linkIn(email, "Welcome to Offerlane"));
    await signInForms.press("Confirm and continue");
    await onBoard(page);
  });

  test("shows how strong the password is while it is typed, and why it isn't accepted", async ({ page }) => {
    const signInForms = new SignInForms(page);
    const strength = page.getByRole("status").filter({ hasText: "Password strength" });
    await page.goto("/sign-up");
    await signInForms.fill({ name: "Sam Winterbottom", email: newAddress(), password: "short" });
    await expect(strength).toContainText("Weak · Use at least 10 characters.");
    await signInForms.fill({ password: "winterbottom1" });
    await expect(strength).toContainText("Weak · This is easy to guess from your name or address.");
    await signInForms.fill({ password });
    await expect(strength).toHaveText("Password strength: Strong");
    await signInForms.fill({ password: "" });
    await expect(strength).toHaveCount(0);
  });

  test("gives no access until the emailed link is confirmed, and opening the link isn't enough", async ({
    page,
    browser,
  }) => {
    const signInForms = new SignInForms(page);
    const email = newAddress();
    await page.goto("/sign-up");
    await signInForms.fill({ name: "Sam", email, password });
    await signInForms.press("Create account");
    await onPath(page, "/sign-in/check-mail");
    const scanner = await (await browser.newContext()).newPage();
    await scanner.goto(await linkIn(email, "Welcome to Offerlane"));
    await expect(scanner.getByRole("button", { name: "Confirm and continue" })).toBeVisible();
    await page.goto("/sign-in");
    await signInForms.fill({ email, password });
    await signInForms.press("Sign in");
    await expect(page.getByText("don't match")).toBeVisible();
  });

  test("in another browser is completed only with the password of that sign-up", async ({
    page,
    browser,
  }) => {
    const email = newAddress();
    await page.goto("/sign-up");
    await new SignInForms(page).fill({ name: "Sam", email, password });
    await new SignInForms(page).press("Create account");
    await onPath(page, "/sign-in/check-mail");
    const phone = await (await browser.newContext()).newPage();
    const signInForms = new SignInForms(phone);
    await phone.goto(await linkIn(email, "Welcome to Offerlane"));
    await expect(phone.getByText("You opened this link in a different browser")).toBeVisible();
    await signInForms.fill({ password: "not this river" });
    await signInForms.press("Confirm and continue");
    await expect(phone.getByText("That isn't the password from that sign-up")).toBeVisible();
    await signInForms.fill({ password });
    await signInForms.press("Confirm and continue");
    await onBoard(phone);
  });

  test("keeps where the visitor was going, but only on this site", async ({ page }) => {
    const signInForms = new SignInForms(page);
    const email = newAddress();
    await page.goto("/settings/api-keys?from=mail");
    await onPath(page, "/sign-in");
    await page.getByRole("link", { name: "Sign up" }).click();
    await signInForms.fill({ name: "Sam", email, password });
    await signInForms.press("Create account");
    await onPath(page, "/sign-in/check-mail");
    await page.goto(await linkIn(email, "Welcome to Offerlane"));
    await signInForms.press("Confirm and continue");
    await expect(page).toHaveURL(/\/settings\/api-keys\?from=mail$/);
    await page.goto("/sign-in?callbackUrl=https%3A%2F%2Fexample.org%2F");
    await onToday(page);
  });

  test("with the address of an existing account looks like any other sign-up, and informs the owner by email", async ({
    account,
    browser,
  }) => {
    const seen = await Promise.all(
      [account.email, newAddress()].map(async (email) => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto("/sign-up");
        await new SignInForms(page).fill({ name: "Sam", email, password: "another quiet river" });
        await new SignInForms(page).press("Create account");
        await onPath(page, "/sign-in/check-mail");
        const text = ((await page.getByRole("main").textContent()) ?? "").replaceAll(email, "the address");
        const cookies = (await context.cookies()).map(({ name, path, sameSite }) => ({
          name,
          path,
          sameSite,
        }));
        return { text, cookies };
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    const page = await (await browser.newContext()).newPage();
    await new Mailbox(page).open(account.email, "You already have an Offerlane account");
  });

  test("can have its email sent again, and both links work until one is used", async ({ page }) => {
    const signInForms = new SignInForms(page);
    const email = newAddress();
    await page.goto("/sign-up");
    await signInForms.fill({ name: "Sam", email, password });
    await signInForms.press("Create account");
    await onPath(page, "/sign-in/check-mail");
    const first = await linkIn(email, "Welcome to Offerlane");
    await signInForms.press("Send again");
    await expect(page.getByText("Sent again.")).toBeVisible();
    await page.goto(first);
    await signInForms.press("Confirm and continue");
    await onBoard(page);
    await page.goto(first);
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });
});

test("signing up with someone else's address gives no access once the owner verifies it", async ({
  page,
  browser,
}) => {
  const email = newAddress();
  const squatter = { email, password: "the squatter's river" };
  await makeUser({ name: "Mallory", ...squatter }, false);
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto("/sign-in?callbackUrl=%2Fsettings");
  await new SignInForms(theirs).fill(squatter);
  await new SignInForms(theirs).press("Sign in");
  await expect(theirs.getByText("Not confirmed")).toBeVisible();
  const signInForms = new SignInForms(page);
  await page.goto("/sign-up?callbackUrl=%2Fsettings");
  await signInForms.fill({ name: "Olive", email, password: "the owner's river" });
  await signInForms.press("Create account");
  await onPath(page, "/sign-in/check-mail");
  await page.goto(await linkIn(email, "Welcome to Offerlane"));
  await signInForms.press("Confirm and continue");
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Olive");
  await theirs.reload();
  await onPath(theirs, "/sign-in");
  await new SignInForms(theirs).fill(squatter);
  await new SignInForms(theirs).press("Sign in");
  await expect(theirs.getByText("don't match")).toBeVisible();
});

test.describe("signing in", () => {
  test("with the password returns to the exact page; a wrong one says so", async ({ account, page }) => {
    const signInForms = new SignInForms(page);
    const address = "/companies?search=Smith+%26+Co";
    await page.goto("/today");
    await signInForms.signOut();
    await page.goto(address);
    await onPath(page, "/sign-in");
    await signInForms.fill({ email: account.email.toUpperCase(), password: "not this river" });
    await signInForms.press("Sign in");
    await expect(page.getByText("don't match")).toBeVisible();
    await signInForms.fill({ password: account.password });
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel("Search companies")).toHaveValue("Smith & Co");
  });

  test("by emailed link creates an account if there is none, and each link works once", async ({ page }) => {
    const signInForms = new SignInForms(page);
    const email = newAddress();
    await page.goto("/sign-in?callbackUrl=%2Fcompanies");
    await signInForms.fill({ email });
    await signInForms.press("Email me a sign-in link");
    await onPath(page, "/sign-in/check-mail");
    const link = await linkIn(email, "Your Offerlane sign-in link");
    await page.goto(link);
    await signInForms.press("Sign in");
    await onPath(page, "/companies");
    await signInForms.signOut();
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });

  test("by emailed link in another browser asks whether the person requested it, and works without scripts", async ({
    account,
    browser,
  }) => {
    const asking = await (await browser.newContext()).newPage();
    await asking.goto("/sign-in?callbackUrl=%2Fcompanies");
    await new SignInForms(asking).fill({ email: account.email });
    await new SignInForms(asking).press("Email me a sign-in link");
    await onPath(asking, "/sign-in/check-mail");
    const link = await linkIn(account.email, "Your Offerlane sign-in link");
    // Email scanners open links like this, which must not use them up or sign anyone in.
    const scanner = await browser.newContext();
    for (const method of ["HEAD", "GET", "GET"]) {
      expect((await scanner.request.fetch(link, { method })).status()).toBe(200);
    }
    expect((await scanner.cookies()).map(({ name }) => name).join()).not.toContain("session-token");
    const phone = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await phone.goto(link);
    await new SignInForms(phone).press("Sign in");
    await expect(phone.getByText("Select the box to continue in this browser.")).toBeVisible();
    await phone.getByLabel("I requested this link and want to continue here").check();
    await new SignInForms(phone).press("Sign in");
    await onPath(phone, "/companies");
  });

  test("works without scripts", async ({ account, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const signInForms = new SignInForms(page);
    await page.goto("/sign-in?callbackUrl=%2Fcompanies");
    await signInForms.fill({ email: account.email, password: "not this river" });
    await signInForms.press("Sign in");
    await expect(page.getByText("don't match")).toBeVisible();
    await signInForms.fill({ email: account.email, password: account.password });
    await signInForms.press("Sign in");
    await onPath(page, "/companies");
  });
});

test("an emailed link replaces a forgotten password, ends sessions, and removes other credentials left selected", async ({
  account,
  api,
  browser,
  page,
  request,
}) => {
  const scopes = ["profile:read"];
  const key = { environment: "live", scopes, organizationId: null, expiresInDays: null };
  const made = await api.change<{ key: string }>("apiKeys.create", { name: "Robot", ...key });
  const other = await (await browser.newContext()).newPage();
  await other.goto("/sign-in");
  await other.getByRole("link", { name: "Forgot password?" }).click();
  await expect(other.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  const signInForms = new SignInForms(other);
  await signInForms.fill({ email: account.email });
  await signInForms.press("Email me a link");
  await onPath(other, "/sign-in/check-mail");
  const link = await linkIn(account.email, "Reset your Offerlane password");
  await other.goto(link);
  await expect(other.getByText("API key “Robot”")).toBeVisible();
  await expect(other.getByLabel("Remove it")).toBeChecked();
  await expect(other.getByLabel("The calendar feed")).toHaveCount(0);
  await signInForms.fill({ password: "eight loud rivers" });
  await signInForms.press("Save and sign in");
  await onToday(other);
  await page.goto("/companies");
  await onPath(page, "/sign-in");
  const response = await request.get("/api/v1/me", { headers: { Authorization: `Bearer ${made.key}` } });
  expect(response.status()).toBe(401);
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("a form from an older build reloads its page", async ({ page, pageErrors }) => {
  pageErrors.expect(/UnrecognizedActionError/);
  await page.goto("/sign-in");
  await page.route("**/sign-in", (route) => {
    const headers = route.request().headers();
    return route.continue(
      headers["next-action"] ? { headers: { ...headers, "next-action": "00".repeat(21) } } : {},
    );
  });
  await page.getByLabel("Email", { exact: true }).fill("older@people.example");
  const loadedAgain = page.waitForEvent("load");
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await loadedAgain;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
});

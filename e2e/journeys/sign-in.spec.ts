import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { Entrance } from "../pages/entrance.ts";
import { Mailbox } from "../pages/mailbox.ts";

const newAddress = () => `sam-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
const onToday = (page: Page) => page.waitForURL(/\/today$/);
const onPath = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

test.describe("signing up", () => {
  test("says beside each field what is wrong, keeps what was typed, and leads to what there is to do", async ({
    page,
  }) => {
    const entrance = new Entrance(page);
    await page.goto("/sign-up");
    await entrance.fill({ email: "sam", password: "password123" });
    await entrance.press("Create account");
    await expect(page.getByText("Enter your name.")).toBeVisible();
    await expect(page.getByText("This is not a whole email address")).toBeVisible();
    await expect(page.getByText("every list of common passwords")).toBeVisible();
    await expect(page.getByLabel("Your name")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue("sam");
    await entrance.fill({ name: "Sam", email: newAddress(), password: "seven quiet rivers" });
    await entrance.press("Create account");
    await onToday(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Today");
  });

  test("keeps where the visitor was going, on this site only", async ({ page }) => {
    const entrance = new Entrance(page);
    await page.goto("/settings/api-keys");
    await onPath(page, "/sign-in");
    await page.goto("/sign-in?callbackUrl=%2Fsettings%2Fapi-keys");
    await page.getByRole("link", { name: "Sign up" }).click();
    await entrance.fill({ name: "Sam", email: newAddress(), password: "seven quiet rivers" });
    await entrance.press("Create account");
    await onPath(page, "/settings/api-keys");
    await page.goto("/sign-in?callbackUrl=https%3A%2F%2Fexample.org%2F");
    await onToday(page);
  });

  test("with an address that has an account looks like any other, and tells by mail", async ({
    account,
    browser,
  }) => {
    const page = await (await browser.newContext()).newPage();
    const entrance = new Entrance(page);
    await page.goto("/sign-up");
    await entrance.fill({ ...account, password: "another quiet river" });
    await entrance.press("Create account");
    await onPath(page, "/sign-in/check-mail");
    await new Mailbox(page).open(account.email, "You already have an Offerlane account");
  });
});

test.describe("signing in", () => {
  test("with the password works, and with another it says so", async ({ account, page }) => {
    const entrance = new Entrance(page);
    await entrance.signOut();
    await page.goto("/sign-in");
    await entrance.fill({ email: account.email.toUpperCase(), password: "not this river" });
    await entrance.press("Sign in");
    await expect(page.getByText("don't belong together")).toBeVisible();
    await entrance.fill({ password: account.password });
    await page.keyboard.press("Enter");
    await onToday(page);
  });

  test("by mailed link makes an account where there is none, and each link works once", async ({ page }) => {
    const entrance = new Entrance(page);
    const email = newAddress();
    await page.goto("/sign-in?callbackUrl=%2Fcompanies");
    await entrance.fill({ email });
    await entrance.press("Mail me a link instead");
    await onPath(page, "/sign-in/check-mail");
    const link = await new Mailbox(page).linkIn(email, "Your link to sign in to Offerlane");
    await page.goto(link);
    await onPath(page, "/companies");
    await entrance.signOut();
    await page.goto(link);
    await onPath(page, "/sign-in");
    await expect(page.getByText("This link was used already or is too old.")).toBeVisible();
  });

  test("works without scripts", async ({ account, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const entrance = new Entrance(page);
    await page.goto("/sign-in?callbackUrl=%2Fcompanies");
    await entrance.fill({ email: account.email, password: "not this river" });
    await entrance.press("Sign in");
    await expect(page.getByText("don't belong together")).toBeVisible();
    await entrance.fill({ email: account.email, password: account.password });
    await entrance.press("Sign in");
    await onPath(page, "/companies");
  });
});

test("a forgotten password is replaced by mailed link, which ends all other sessions", async ({
  account,
  browser,
  page,
}) => {
  const other = await (await browser.newContext()).newPage();
  await other.goto("/sign-in");
  await other.getByRole("link", { name: "Forgot it?" }).click();
  await expect(other.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  const entrance = new Entrance(other);
  await entrance.fill({ email: account.email });
  await entrance.press("Mail me a link");
  await expect(other.getByText("on its way")).toBeVisible();
  const link = await new Mailbox(other).linkIn(account.email, "Set a new password for Offerlane");
  await other.goto(link);
  await entrance.fill({ password: "eight loud rivers" });
  await entrance.press("Save and sign in");
  await onToday(other);
  await page.goto("/companies");
  await onPath(page, "/sign-in");
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

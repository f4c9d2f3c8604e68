import type { Browser, Page } from "@playwright/test";
import { addAuthenticator } from "../authenticator.ts";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { linkIn } from "../pages/mailbox.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";

type Account = { email: string; password: string };

/** Signs an intruder who knows the password in to a new browser. A passkey created there stays there. */
async function breakIn(browser: Browser, { email, password }: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await addAuthenticator(page);
  await page.goto("/sign-in");
  const forms = new SignInForms(page);
  await forms.fill({ email, password });
  await forms.press("Sign in");
  await page.waitForURL((url) => url.pathname !== "/sign-in");
  return page;
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto("/settings/sign-in");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Phone");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText("Phone", { exact: true })).toBeVisible();
}

/** Checks that the intruder is signed out and that their passkey, although offered, is unknown. */
async function expectLockedOut(intruder: Page): Promise<void> {
  await expect
    .poll(async () => {
      await intruder.goto("/settings");
      return new URL(intruder.url()).pathname;
    })
    .toBe("/sign-in");
  await expect(intruder.getByRole("button", { name: "Use a passkey" })).toBeVisible();
  await intruder.getByRole("button", { name: "Use a passkey" }).click();
  await expect(intruder.getByRole("alert").filter({ hasText: /passkey/i })).toBeVisible();
}

test("undoing an address change removes the intruder's passkey, and asks for no passkey", async ({
  account,
  browser,
  page,
}) => {
  const intruder = await breakIn(browser, account);
  await addPasskey(intruder);
  const email = `theirs-${account.email}`;
  await intruder.goto("/settings");
  await intruder.getByRole("button", { name: "Change address" }).click();
  await intruder.getByLabel("New email address").fill(email);
  await intruder.getByRole("button", { name: "Send link" }).click();
  await expect(intruder.getByText(`Check ${email}.`)).toBeVisible();
  await intruder.goto(await linkIn(email, "Confirm your new email address for Offerlane"));
  await intruder.getByRole("button", { name: "Use this address" }).click();
  await expect(intruder.getByText(email)).toBeVisible();
  const undo = await linkIn(account.email, "Your Offerlane email address was changed");
  await page.context().clearCookies();
  await page.goto(undo);
  await expect(page.getByText("Passkey “Phone”")).toBeVisible();
  await expectNoFindings(page, "the undo of an address change");
  await page.getByRole("button", { name: "Restore my address" }).click();
  await page.waitForURL((url) => url.pathname === "/settings");
  await expect(page.getByText(account.email)).toBeVisible();
  await expectLockedOut(intruder);
});

test("a password reset removes the passkey of an intruder who knew the password, and asks for no passkey", async ({
  account,
  browser,
  page,
}) => {
  const intruder = await breakIn(browser, account);
  await addPasskey(intruder);
  await page.context().clearCookies();
  await page.goto("/reset");
  const forms = new SignInForms(page);
  await forms.fill({ email: account.email });
  await forms.press("Email me a link");
  await page.waitForURL((url) => url.pathname === "/sign-in/check-mail");
  await page.goto(await linkIn(account.email, "Reset your Offerlane password"));
  await expect(page.getByText("Passkey “Phone”")).toBeVisible();
  await expectNoFindings(page, "a reset with what was added");
  await forms.fill({ password: "eight loud rivers" });
  await forms.press("Save and sign in");
  await page.waitForURL((url) => url.pathname === "/today");
  await expectLockedOut(intruder);
});

test("“This wasn't me” in an email shows what was added, and recovers the account with a single button", async ({
  account,
  browser,
  page,
}) => {
  const intruder = await breakIn(browser, account);
  await addPasskey(intruder);
  const link = await linkIn(account.email, "A passkey was added to your Offerlane account");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText("Passkey “Phone”")).toBeVisible();
  await expectNoFindings(page, "this wasn't me");
  await intruder.goto("/settings/sign-in");
  await expect(intruder.getByText("Phone", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Secure my account" }).click();
  await page.waitForURL((url) => url.pathname === "/settings");
  await page.goto("/settings/sign-in");
  await expect(page.getByText("No passkeys yet")).toBeVisible();
  await expectLockedOut(intruder);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

import { expect, test } from "../fixtures.ts";
import { linkIn } from "../pages/mailbox.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";

test("an email address changes with a link sent to the new one, and the old one can undo it", async ({
  account,
  page,
  browser,
}) => {
  const email = `new-${account.email}`;
  await page.goto("/settings");
  await page.getByRole("button", { name: "Change address" }).click();
  await page.getByLabel("New email address").fill(account.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("This is already your email address.", { exact: true })).toBeVisible();
  await page.getByLabel("New email address").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(`Check ${email}.`)).toBeVisible();
  const link = await linkIn(email, "Confirm your new email address for Offerlane");
  const outsider = await (await browser.newContext()).newPage();
  await outsider.goto(link);
  await outsider.waitForURL((url) => url.pathname === "/sign-in");
  await page.goto(link);
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByText(email)).toBeVisible();
  const undo = await linkIn(account.email, "Your Offerlane email address was changed");
  await outsider.goto(undo);
  await outsider.getByRole("button", { name: "Restore my address" }).click();
  await outsider.waitForURL((url) => url.pathname === "/settings");
  await expect
    .poll(async () => {
      await page.goto("/settings");
      return new URL(page.url()).pathname;
    })
    .toBe("/sign-in");
  await new SignInForms(page).fill({ email: account.email, password: account.password });
  await new SignInForms(page).press("Sign in");
  await expect(page.getByText("don't match")).toBeVisible();
});

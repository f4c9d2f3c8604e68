import { expect, test } from "../fixtures.ts";
import { Entrance } from "../pages/entrance.ts";
import { Mailbox } from "../pages/mailbox.ts";

test("an address changes by a link to the new one, and the old one can undo it", async ({
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
  const link = await new Mailbox(page).linkIn(email, "Confirm your new email address for Offerlane");
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await stranger.waitForURL((url) => url.pathname === "/sign-in");
  await page.goto(link);
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByText(email)).toBeVisible();
  const undo = await new Mailbox(stranger).linkIn(account.email, "Your Offerlane email address was changed");
  await stranger.goto(undo);
  await stranger.getByRole("button", { name: "Restore my address" }).click();
  await expect(stranger.getByText(account.email)).toBeVisible();
  await expect
    .poll(async () => {
      await page.goto("/settings");
      return new URL(page.url()).pathname;
    })
    .toBe("/sign-in");
  await new Entrance(page).fill({ email: account.email, password: account.password });
  await new Entrance(page).press("Sign in");
  await expect(page.getByText("don't match")).toBeVisible();
});

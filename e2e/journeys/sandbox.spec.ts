import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";

test("a visitor without an account tries a board and a roster, resets the sandbox, and can create an account", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Try it without an account" }).first().click();
  await page.waitForURL(/\/boards\/brd_/);
  const banner = page.getByRole("complementary", { name: "Sandbox" });
  await expect(banner).toContainText("Nothing here is kept");
  await expect(page.getByRole("region", { name: /^Applied/ }).first()).toBeVisible();
  await page.goto("/o/harbor-career-coaching");
  await expect(page.getByRole("main")).toContainText("Roster");

  await page.goto("/o/harbor-career-coaching/billing");
  await expect(
    page.getByText("A sandbox takes no payments. Create an account", { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Go to checkout" })).toHaveCount(0);
  const signUp = page.getByRole("main").getByRole("link", { name: "Create account" });
  await expect(signUp).toHaveAttribute("href", "/sign-up?callbackUrl=%2Fo%2Fnew");

  await page.goto("/settings");
  await expect(page.getByText("You don't have an account yet", { exact: false })).toBeVisible();
  await expect(page.getByLabel("Current password")).toHaveCount(0);

  await page.goto("/settings/sandbox");
  await page.getByRole("button", { name: "Reset sandbox" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset sandbox" }).click();
  await expect(page.getByText("Sandbox reset")).toBeVisible();
  await expect(page.getByRole("button", { name: "Leave the sandbox" })).toHaveCount(0);

  // Coming back leads to the same sandbox, both ways.
  await page.goto("/");
  await page.waitForURL("/today");
  await page.goto("/try");
  await page.waitForURL(/\/boards\/brd_/);

  await banner.getByRole("link", { name: "Create account" }).click();
  await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
});

test("a person enters their sandbox and leaves it, on a phone too", async ({ account, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A user with an account doesn't also become a guest.
  await page.goto("/try");
  await page.waitForURL("/settings/sandbox");
  await expectNoFindings(page, "the sandbox in the settings");
  await page.getByRole("button", { name: "Open the sandbox" }).click();
  await page.waitForURL(/\/boards\/brd_/);
  await expect(page.getByText("You're in your sandbox.", { exact: false })).toBeVisible();
  await expectNoFindings(page, "a board in the sandbox");
  await page.goto("/settings");
  await expect(page.getByText(account.email)).toHaveCount(0);
  await expectNoFindings(page, "the account in the sandbox");
  await page.goto("/settings/api-keys");
  await page.getByRole("button", { name: "Create API key" }).first().click();
  await expect(page.getByRole("radio", { name: /^Live/ })).toHaveCount(0);
  await page.getByLabel("What it can access").selectOption({ index: 1 });
  await expect(page.getByText("or profile, or to other organizations", { exact: false })).toBeVisible();
  await expectNoFindings(page, "a new key in the sandbox");
  await page.goto("/settings/sandbox");
  await expectNoSidewaysScroll(page);
  // Every page has a link that leads out of the sandbox.
  await page
    .getByRole("complementary", { name: "Sandbox" })
    .getByRole("button", { name: "Leave the sandbox" })
    .click();
  await page.waitForURL("/today");
  await expect(page.getByRole("complementary", { name: "Sandbox" })).toHaveCount(0);
  await page.goto("/settings");
  await expect(page.getByText(account.email).first()).toBeVisible();
});

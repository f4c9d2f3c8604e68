import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";

test("a person ends another browser's session from the list, and then every session", async ({
  account,
  browser,
  page,
}) => {
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
  const other = await (await browser.newContext({ userAgent })).newPage();
  const signInForms = new SignInForms(other);
  await other.goto("/sign-in?callbackUrl=%2Fsettings%2Factivity");
  await signInForms.fill({ email: account.email, password: account.password });
  await signInForms.press("Sign in");
  await expect(other.getByText("Firefox on Windows").first()).toBeVisible();

  await page.goto("/settings/activity");
  await page.getByRole("button", { name: "End session in Firefox on Windows" }).click();
  await expect(page.getByText("Session ended")).toBeVisible();
  await expect(page.getByRole("button", { name: "End session in Firefox on Windows" })).toHaveCount(0);
  await other.reload();
  await other.waitForURL((url) => url.pathname === "/sign-in");

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL((url) => url.pathname === "/sign-in");
});

test("a person reads the security log, and what to do about activity that isn't theirs", async ({
  account,
  browser,
  page,
}) => {
  const outsider = await (await browser.newContext()).newPage();
  const signInForms = new SignInForms(outsider);
  await outsider.goto("/sign-in");
  await signInForms.fill({ email: account.email, password: "not their password" });
  await signInForms.press("Sign in");
  await expect(outsider.getByText("That email and password don't match.")).toBeVisible();

  await page.goto("/settings/activity");
  const log = page.getByRole("list", { name: "Security log" });
  await expect(log.getByText("A sign-in failed: wrong password")).toBeVisible();
  await page.getByLabel("Filter by type").selectOption("data");
  await expect(page.getByText("No activity yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Change password" })).toBeVisible();
  await expectNoFindings(page, "activity");
});

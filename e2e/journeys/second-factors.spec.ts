import type { Locator, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { addAuthenticator } from "../authenticator.ts";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";
import { expireIdentityProof } from "../users.ts";

const onPath = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** Returns the code that an authenticator app with this secret shows, the given number of steps from now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) }).generate({ timestamp });
}

async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto("/settings/sign-in");
  await page.getByRole("button", { name: "Set up an app" }).click();
  const secret = (await page.getByTestId("authenticator-secret").textContent()) ?? "";
  await expectNoFindings(page, "setting up an authenticator app");
  await page.getByLabel("Six-digit code").fill(codeOf(secret));
  await page.getByRole("button", { name: "Confirm and turn on" }).click();
  const shown = page.getByTestId("recovery-codes").getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await expectNoFindings(page, "recovery codes");
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText("10 codes left")).toBeVisible();
  return { secret, codes };
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto("/settings/sign-in");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Work laptop");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText("Work laptop")).toBeVisible();
}

test("an authenticator app is set up and required at the next sign-in, and a recovery code replaces it once", async ({
  account,
  page,
}) => {
  const { secret, codes } = await setUpApp(page);
  const signInForms = new SignInForms(page);
  await signInForms.signOut();
  await page.goto("/sign-in?callbackUrl=%2Fcompanies");
  await signInForms.fill({ email: account.email, password: account.password });
  await signInForms.press("Sign in");
  await onPath(page, "/sign-in/verify");
  await expectNoFindings(page, "the second factor");
  await page.goto("/companies");
  await onPath(page, "/sign-in");
  await page.goto("/sign-in/verify");
  await page.getByLabel("Verification code").fill("000000");
  await signInForms.press("Verify");
  await expect(page.getByText("That code is wrong")).toBeVisible();
  await page.getByLabel("Verification code").fill(codeOf(secret, 1));
  await signInForms.press("Verify");
  await onPath(page, "/companies");
  await signInForms.signOut();
  for (const outcome of ["works", "was used"]) {
    await page.goto("/sign-in?callbackUrl=%2Fcompanies");
    await signInForms.fill({ email: account.email, password: account.password });
    await signInForms.press("Sign in");
    await page.getByRole("link", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(codes[0] ?? "");
    await signInForms.press("Verify");
    if (outcome === "was used") await expect(page.getByText("or was already used")).toBeVisible();
    else {
      await onPath(page, "/companies");
      await signInForms.signOut();
    }
  }
});

test("a passkey is added, signs in on its own, and is required in addition to the password", async ({
  account,
  page,
}) => {
  const touch = await addAuthenticator(page);
  await addPasskey(page);
  await expectNoFindings(page, "the sign-in settings");
  const signInForms = new SignInForms(page);
  await signInForms.signOut();
  await page.goto("/sign-in?callbackUrl=%2Fcompanies");
  // The browser's autofill offers the passkey, and a touch of the authenticator uses it.
  await onPath(page, "/companies");
  await signInForms.signOut();
  await touch(false);
  await page.goto("/sign-in?callbackUrl=%2Fcompanies");
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeVisible();
  await signInForms.fill({ email: account.email, password: account.password });
  await signInForms.press("Sign in");
  await onPath(page, "/sign-in/verify");
  await touch(true);
  await signInForms.press("Use a passkey");
  await onPath(page, "/companies");
  await page.goto("/settings/sign-in");
  await page.getByRole("button", { name: "Actions for Work laptop" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("No passkeys yet")).toBeVisible();
});

test("a person who signed in a while ago confirms their identity, and what they typed is kept", async ({
  account,
  page,
}) => {
  await page.goto("/settings/api-keys");
  await page.getByRole("button", { name: "Create API key" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Weekly export");
  await page.evaluate(requireReauthenticationOnce);
  await page.getByRole("dialog").getByRole("button", { name: "Create key" }).click();
  const question = page.getByRole("dialog", { name: "Confirm it's you" });
  await question.getByLabel("Your password").fill("not this river");
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(question.getByText("That's not your password.")).toBeVisible();
  await expectNoFindings(page, "the question who it is");
  await question.getByLabel("Your password").fill(account.password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByTestId("api-key")).toBeVisible();
  await page.getByRole("button", { name: "I've saved it" }).click();
  await expect(page.getByText("Weekly export")).toBeVisible();
});

async function askToDelete(page: Page, email: string): Promise<Locator> {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  return dialog;
}

async function expectDeleted(page: Page): Promise<void> {
  await onPath(page, "/sign-in");
  await expect(page.getByText("Your account and everything in it were deleted.")).toBeVisible();
  await page.goto("/settings");
  await onPath(page, "/sign-in");
}

test("an account with a second factor is deleted after one confirmation, and the next page says so", async ({
  account,
  page,
}) => {
  await setUpApp(page);
  await expireIdentityProof(account.email);
  const dialog = await askToDelete(page, account.email);
  await expectNoFindings(page, "the deletion of an account");
  await dialog.getByLabel("Your password").fill("not this river");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByText("That's not your password.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(account.password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expectDeleted(page);
});

for (const factor of ["an app", "a passkey"]) {
  test(`an account without a password is deleted after one confirmation with ${factor}`, async ({
    account,
    page,
  }) => {
    await addAuthenticator(page);
    const secret = factor === "an app" ? (await setUpApp(page)).secret : null;
    if (secret === null) await addPasskey(page);
    await expireIdentityProof(account.email, { takesPassword: true });
    const dialog = await askToDelete(page, account.email);
    if (secret !== null) await dialog.getByLabel("Verification code").fill(codeOf(secret, 1));
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expectDeleted(page);
  });
}

test("an organization that requires a second factor leads its staff to set one up, and then back", async ({
  account: _account,
  page,
}) => {
  await addAuthenticator(page);
  await setUpApp(page);
  await page.goto("/o/new");
  await page.getByLabel("Name").fill(`River School ${Date.now()}`);
  await page.getByLabel("Start with a sample cohort").uncheck();
  await page.getByRole("button", { name: "Create organization" }).click();
  await page.waitForURL(/\/o\/river-school/);
  const slug = new URL(page.url()).pathname.split("/")[2];
  await page.goto(`/o/${slug}/settings`);
  await page.getByRole("switch", { name: /Require a second factor/ }).check();
  await expect(page.getByText("Second factor required")).toBeVisible();
  await page.goto("/settings/sign-in");
  await page.getByRole("button", { name: "Remove app" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove app" }).click();
  await expect(page.getByText("Not set up")).toBeVisible();
  await page.goto(`/o/${slug}`);
  await onPath(page, "/second-factor");
  await expectNoFindings(page, "an organization's requirement");
  await page.getByRole("link", { name: "Set it up" }).click();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Laptop");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "I've saved them" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.getByRole("link", { name: /^Go to/ }).click();
  await page.waitForURL(new RegExp(`/o/${slug}`));
});

/**
 * Makes the creation of a key fail once, with the server's response ten minutes after sign-in. Runs within the page:
 * changes are sent with `keepalive`, and Playwright's responses to such requests sometimes fail as if offline.
 */
function requireReauthenticationOnce(): void {
  const { fetch: send } = window;
  const problem = { code: "reauthentication_required", status: 403, title: "", detail: "" };
  window.fetch = async (address, init) => {
    if (!String(address).endsWith("/api/trpc/apiKeys.create")) return send(address, init);
    window.fetch = send;
    return Response.json({ error: { data: { problem } } }, { status: 403 });
  };
}

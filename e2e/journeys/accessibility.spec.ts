import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { linkIn, Mailbox } from "../pages/mailbox.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";

const bootcamp = () => ({ name: `Harbor ${Date.now()}`, type: "bootcamp" });

test.describe("axe finds no issues", () => {
  test("on the pages for signed-out visitors", async ({ page }) => {
    for (const path of [
      "/",
      "/sign-in",
      "/sign-up",
      "/reset",
      "/reset/nothing",
      "/sign-in/check-mail",
      "/sign-in/link/nothing",
      "/welcome/nothing",
      "/try",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoFindings(page, path);
    }
  });

  test("on the settings", async ({ page, account: _account }) => {
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoFindings(page, "the account");
    await page.goto("/settings/preferences");
    await expectNoFindings(page, "the preferences");
    await page.goto("/settings/api-keys");
    await page.getByRole("button", { name: "Create API key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /^Custom/ }).check();
    await dialog.getByRole("button", { name: "Create key" }).click();
    await expect(dialog.getByText("Select at least one scope.")).toBeVisible();
    await expectNoFindings(page, "a rejected key");
    await dialog.getByLabel("Name").fill("Weekly export");
    await dialog.getByRole("radio", { name: /^Full access/ }).check();
    await dialog.getByRole("button", { name: "Create key" }).click();
    await expect(page.getByRole("dialog", { name: "Copy your key now" })).toBeVisible();
    await expectNoFindings(page, "a key that is shown once");
    await page.getByRole("button", { name: "I've saved it" }).click();
    await page.getByText("24 scopes").click();
    await expectNoFindings(page, "the list of keys");
  });

  test("on the pages of an organization", async ({ account: _account, api, page }) => {
    await page.goto("/o/new");
    await page.getByRole("button", { name: "Create organization" }).click();
    await expectNoFindings(page, "an organization that lacks its name");
    const { slug } = await api.change<{ slug: string }>("organizations.create", bootcamp());
    for (const section of ["", "/cohorts", "/contact-log", "/messages", "/insights", "/outcomes", "/audit"]) {
      await page.goto(`/o/${slug}${section}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoFindings(page, `a new organization${section}`);
    }
    await page.getByLabel("About: name or address").fill("nobody");
    await expect(page.getByText("No entries match these filters.")).toBeVisible();
    await page.getByLabel("From").fill("99/99/2026");
    await page.getByLabel("From").press("Enter");
    await expect(page.getByLabel("From")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("No entries match these filters.")).toBeVisible();
    await expectNoFindings(page, "a filtered audit log");
  });

  test("on the forms of an organization", async ({ account: _account, api, page }) => {
    const { slug } = await api.change<{ slug: string }>("organizations.create", bootcamp());
    await page.goto(`/o/${slug}/messages`);
    await page.getByRole("button", { name: "Set up" }).click();
    await page.getByRole("dialog", { name: "Weekly nudge" }).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Choose who sends it.", { exact: true })).toBeVisible();
    await expectNoFindings(page, "a nudge that lacks its sender");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add template" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save template" }).click();
    await expect(page.getByText("Enter a name.")).toBeVisible();
    await expectNoFindings(page, "a message template that lacks its name");
    await api.change("cohorts.create", { organizationSlug: slug, name: "Autumn" });
    await page.goto(`/o/${slug}/cohorts`);
    await page.getByRole("button", { name: "Autumn", exact: true }).click();
    await page.getByRole("button", { name: "Add template" }).click();
    const template = page.getByRole("dialog", { name: "Add a task template" });
    await template.getByLabel("Due", { exact: true }).selectOption("Days after joining");
    await expectNoFindings(page, "a task template");
    await page.goto(`/o/${slug}/settings`);
    await page
      .getByLabel("Delete records about people who left")
      .selectOption("6 months after the last record");
    await expect(page.getByText("This would delete no one's records today.")).toBeVisible();
    await expectNoFindings(page, "whose records a retention deletes");
    await page.getByRole("button", { name: "Delete organization" }).click();
    await expectNoFindings(page, "deleting an organization");
  });

  test("on inviting people, and on an invitation", async ({ account, api, page }) => {
    const made = bootcamp();
    const { slug } = await api.change<{ slug: string }>("organizations.create", made);
    await page.goto(`/o/${slug}/members`);
    await page.getByRole("button", { name: "Invite people" }).click();
    const dialog = page.getByRole("dialog");
    const email = `kim-${Date.now()}@example.com`;
    await dialog.getByLabel("Addresses").fill(`${email}\n${account.email}\nnobody`);
    await expect(dialog.getByText("Line 3: nobody")).toBeVisible();
    await expectNoFindings(page, "inviting");
    await dialog.getByRole("button", { name: "Send invitations" }).click();
    await expect(dialog.getByText("Already a member")).toBeVisible();
    await expectNoFindings(page, "the verdicts");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("heading", { name: "Invitations" })).toBeVisible();
    await expectNoFindings(page, "members and invitations");
    const link = await linkIn(email, `Invitation to join ${made.name}`);
    await page.goto(link);
    await expectNoFindings(page, "an invitation for another address");
    await page.context().clearCookies();
    await page.goto(link);
    await expectNoFindings(page, "an invitation");
  });

  test("on the local mailbox and the pages that its links open", async ({ page, browser }) => {
    const email = `kim-${Date.now()}@example.com`;
    const signInForms = new SignInForms(page);
    await page.goto("/sign-up");
    await signInForms.fill({ name: "Kim", email, password: "seven quiet rivers" });
    await signInForms.press("Create account");
    await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
    await expectNoFindings(page, "waiting for the email");
    const link = await linkIn(email, "Welcome to Offerlane");
    await page.goto(link);
    await expectNoFindings(page, "the link of a sign-up");
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expectNoFindings(other, "the link of a sign-up in another browser");
    await new Mailbox(page).open(email, "Welcome to Offerlane");
    // The message itself runs no scripts, so axe would wait for it forever.
    await page.locator("iframe").evaluate((frame) => frame.remove());
    await expectNoFindings(page, "a message");
    await page.goto("/dev/mail");
    await expectNoFindings(page, "the list of messages");
  });
});

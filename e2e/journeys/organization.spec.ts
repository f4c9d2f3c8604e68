import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { Entrance } from "../pages/entrance.ts";
import { Mailbox } from "../pages/mailbox.ts";

async function found(page: Page, name: string): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("link", { name: "Found an organization" }).click();
  await page.getByRole("button", { name: "Found organization" }).click();
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Kind").selectOption("bootcamp");
  await page.getByRole("button", { name: "Found organization" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
}

test.describe("an organization", () => {
  test("an owner founds it, invites by a pasted list, and a person signs up through the mailed link", async ({
    account,
    page,
    browser,
  }, testInfo) => {
    const kim = `kim-${testInfo.testId}-${Date.now()}@example.com`;
    const name = `Harbour Careers ${Date.now()}`;
    await found(page, name);
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })).toBeVisible();

    await page.getByRole("button", { name: "Invite people" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Send invitations" }).click();
    await expect(dialog.getByText("Name at least one address.")).toBeVisible();
    await dialog.getByLabel("Addresses").fill(`name,email\nKim Sol,${kim}\nLee\nRobin,${account.email}`);
    await expect(dialog.getByText("Line 3: Lee")).toBeVisible();
    await expect(dialog.getByText("2 of 5")).toBeVisible();
    await dialog.getByRole("button", { name: "Send invitations" }).click();
    await expect(dialog.getByRole("listitem").filter({ hasText: kim })).toContainText("Sent");
    await expect(dialog.getByRole("listitem").filter({ hasText: account.email })).toContainText(
      "A member already",
    );
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: kim })).toContainText("Applicant");

    const theirs = await (await browser.newContext()).newPage();
    const link = await new Mailbox(theirs).linkIn(kim, `${account.name} invites you to ${name}`);
    await theirs.goto(link);
    await expect(theirs.getByRole("heading", { level: 1, name: `Join ${name}` })).toBeVisible();
    await expect(theirs.getByText("Nothing is shared by joining.")).toBeVisible();
    await theirs.getByRole("link", { name: "Create an account" }).click();
    await expect(theirs.getByLabel("Email")).toHaveValue(kim);
    const entrance = new Entrance(theirs);
    await entrance.fill({ name: "Kim Sol", password: "seven quiet rivers" });
    await entrance.press("Create account");
    await theirs.getByRole("button", { name: "Accept invitation" }).click();
    await theirs.waitForURL("**/today");
    await theirs.goto(link);
    await expect(theirs.getByRole("heading", { level: 1, name: "You have joined" })).toBeVisible();
    await theirs.goto("/settings");
    await expect(theirs.getByText("Confirmed", { exact: true })).toBeVisible();
    await theirs.getByRole("link", { name }).click();
    await expect(theirs.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();

    await page.reload();
    await expect(page.getByRole("row").filter({ hasText: "Kim Sol" })).toBeVisible();
    await expect(page.getByText("1 of 5 applicant seats in use.")).toBeVisible();
    await page.getByLabel("Role of Kim Sol").selectOption("coach");
    await page.getByRole("alertdialog").getByRole("button", { name: "Change role" }).click();
    await expect(page.getByText("0 of 5 applicant seats in use.")).toBeVisible();
    await page.getByRole("button", { name: "Remove Kim Sol" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Kim Sol" })).toBeHidden();
    // The row goes before the answer has come.
    await expect(async () => {
      await theirs.reload();
      await expect(theirs.getByRole("heading", { level: 1, name: "Settings" })).toBeHidden({
        timeout: 1_000,
      });
    }).toPass();
  });

  test("an invitation is sent again, withdrawn, and is for nobody else", async ({
    account,
    page,
  }, testInfo) => {
    const lee = `lee-${testInfo.testId}-${Date.now()}@example.com`;
    const name = `Short ${Date.now()}`;
    await found(page, name);
    await page.getByRole("button", { name: "Invite people" }).click();
    await page.getByRole("dialog").getByLabel("Addresses").fill(lee);
    await page.getByRole("dialog").getByLabel("As").selectOption("coach");
    await page.getByRole("dialog").getByRole("button", { name: "Send invitations" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    const members = page.url();
    const link = await new Mailbox(page).linkIn(lee, `${account.name} invites you to ${name}`);
    await page.goto(link);
    await expect(page.getByText(`You are signed in as ${account.email}`)).toBeVisible();

    await page.goto(members);
    await page.getByRole("button", { name: `Send again ${lee}` }).click();
    await expect(page.getByText(`Sent to ${lee} again`)).toBeVisible();
    await page.getByRole("button", { name: `Withdraw ${lee}` }).click();
    await expect(page.getByRole("heading", { name: "Invitations" })).toBeHidden();
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Join");
  });

  test("its details change, its last owner can't leave, and it is deleted by typing its name", async ({
    account: _account,
    page,
  }) => {
    await found(page, "Before");
    await page.getByRole("link", { name: "Settings" }).last().click();
    await page.getByLabel("Website").fill("no address");
    await page.getByRole("button", { name: "Save details" }).click();
    await expect(page.getByLabel("Website")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Website").fill("https://after.example");
    await page.getByRole("textbox", { name: "Name" }).fill("After");
    await page.getByRole("button", { name: "Save details" }).click();
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "After" }),
    ).toBeVisible();

    await page.getByRole("button", { name: "Leave organization" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Leave organization" }).click();
    await expect(page.getByText("This is the organization's last owner.").first()).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("button", { name: "Delete organization" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete After?" });
    await dialog.getByRole("button", { name: "Delete organization" }).click();
    await expect(dialog.getByText("That is not its name.")).toBeVisible();
    await dialog.getByLabel(/^Type/).fill("After");
    await dialog.getByRole("button", { name: "Delete organization" }).click();
    await page.waitForURL("**/today");
    await expect(page.getByRole("link", { name: "After" })).toBeHidden();
  });
});

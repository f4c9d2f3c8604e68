import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { linkIn } from "../pages/mailbox.ts";
import { OrganizationScreen } from "../pages/organization-screen.ts";
import { undoFromToast } from "../pages/toast.ts";

test.describe("an organization", () => {
  test("opens its pages to a member by role, and closes them when the member is removed", async ({
    api,
    page,
    otherUser: kim,
  }) => {
    const { slug } = await api.change<{ slug: string }>("organizations.create", {
      name: `Harbor Careers ${Date.now()}`,
      type: "bootcamp",
    });
    await join(api, slug, "applicant", kim);
    await page.goto(`/o/${slug}/members`);
    await expect(page.getByText("1 of 5 applicant seats in use.")).toBeVisible();
    await kim.page.goto(`/o/${slug}/members`);
    await expect(kim.page.getByRole("heading", { name: "This page is for staff" })).toBeVisible();
    await expect(page.getByText("The only owner.")).toBeVisible();
    await page.getByLabel(`Role of ${kim.account.name}`).selectOption("coach");
    await page.getByRole("alertdialog").getByRole("button", { name: "Change role" }).click();
    // Users can't reach the page behind the dialog, but a journey can.
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(page.getByText("0 of 5 applicant seats in use.")).toBeVisible();
    // Their page reloads.
    await expect(kim.page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
    await page.getByLabel(`Role of ${kim.account.name}`).selectOption("admin");
    await undoFromToast(page, `${kim.account.name}'s role is now Admin`);
    await expect(page.getByText(`${kim.account.name}'s role is Coach again`)).toBeVisible();
    await page.getByRole("button", { name: `Remove ${kim.account.name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("row").filter({ hasText: kim.account.email })).toBeHidden();
    // The row disappears before the response arrives.
    await expect(async () => {
      await kim.page.goto(`/o/${slug}/members`);
      await expect(kim.page.getByRole("heading", { level: 1 })).not.toHaveText("Members", { timeout: 1_000 });
    }).toPass();
  });

  test("resends and revokes an invitation, which works for no one but the invited person", async ({
    account,
    page,
  }, testInfo) => {
    const lee = `lee-${testInfo.testId}-${Date.now()}@example.com`;
    const name = `Short ${Date.now()}`;
    await new OrganizationScreen(page).createOrganization(name);
    await page.getByRole("button", { name: "Invite people" }).click();
    await page.getByRole("dialog").getByLabel("Addresses").fill(lee);
    await page.getByRole("dialog").getByLabel("Role", { exact: true }).selectOption("coach");
    await page.getByRole("dialog").getByRole("button", { name: "Send invitations" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    const members = page.url();
    const link = await linkIn(lee, `Invitation to join ${name}`);
    await page.goto(link);
    await expect(page.getByText(`you're signed in as ${account.email}`)).toBeVisible();

    await page.goto(members);
    await page.getByRole("button", { name: `Resend ${lee}` }).click();
    await expect(page.getByText(`Resent the invitation to ${lee}`)).toBeVisible();
    await page.getByRole("button", { name: `Revoke ${lee}` }).click();
    await expect(page.getByRole("heading", { name: "Invitations" })).toBeHidden();
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Join");
  });

  test("corrects a line without an address in place, resends many invitations, and finds them by search", async ({
    account: _account,
    page,
  }, testInfo) => {
    const address = (name: string) => `${name}-${testInfo.testId}-${Date.now()}@example.com`;
    const [kim, lee] = [address("kim"), address("lee")];
    await new OrganizationScreen(page).createOrganization(`Corrected ${Date.now()}`);
    await page.getByRole("button", { name: "Invite people" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Addresses").fill(`Kim Sol, ${kim}, S-1042\nlee at example.com`);
    await expect(dialog.getByText("The text beside 1 address isn't kept")).toBeVisible();
    await dialog.getByRole("button", { name: "Send invitations" }).click();
    await expect(dialog.getByText("1 invitation was sent.")).toBeVisible();

    // A correction that wasn't sent isn't taken for the same line of another list.
    await dialog.getByLabel("Line 2").fill("someone@example.com");
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Invite people" }).click();
    await dialog.getByLabel("Addresses").fill(`${kim}\nlee by example.com`);
    await dialog.getByRole("button", { name: "Send invitations" }).click();
    await expect(dialog.getByLabel("Line 2")).toHaveValue("lee by example.com");
    await dialog.getByLabel("Line 2").fill(lee);
    await dialog.getByRole("button", { name: "Invite corrected addresses" }).click();
    await expect(dialog.getByText("1 invitation was sent", { exact: false })).toBeVisible();
    await expect(dialog.getByLabel("Line 2")).toBeHidden();
    await dialog.getByRole("button", { name: "Done" }).click();

    await expect(page.getByText("2 unanswered invitations")).toBeVisible();
    await page.getByLabel("Select all 2 shown").check();
    await page.getByRole("button", { name: "Resend 2 invitations" }).click();
    await expect(page.getByText("Resent 2 invitations")).toBeVisible();
    await page.getByLabel("Name or email").fill("kim-");
    await expect(page.getByText("1 matches your search.")).toBeVisible();
    await expect(page.getByText(lee)).toBeHidden();

    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type(lee);
    await page.getByRole("option", { name: lee }).first().click();
    await expect(page).toHaveURL(/members\?invitation=inv_\w+$/);
    await expect(page.getByLabel("Name or email")).toHaveValue(lee);
    await expect(page.getByText("1 matches your search.")).toBeVisible();
  });

  test("confirms a bulk change even if its rows leave the filter", async ({ api, page, otherUser: noor }) => {
    const { slug } = await api.change<{ slug: string }>("organizations.create", {
      name: `Bulk ${Date.now()}`,
      type: "bootcamp",
    });
    await join(api, slug, "applicant", noor);
    await api.change("cohorts.create", { organizationSlug: slug, name: "Autumn" });
    await page.goto(`/o/${slug}?cohort=none`);
    await page.getByRole("row", { name: noor.account.name }).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Add to cohort…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add to cohort" }).click();
    await expect(page.getByText("Added 1 applicant to Autumn")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No matching applicants" })).toBeVisible();
    await expect(page.getByText("Showing 0 of 1 applicant").first()).toBeVisible();
  });

  test("changes its details, keeps its last owner, and is deleted by typing its name", async ({
    account: _account,
    page,
  }) => {
    await new OrganizationScreen(page).createOrganization("Before");
    await page.getByRole("link", { name: "Outcomes" }).click();
    await expect(page.getByRole("heading", { name: "No outcomes yet" })).toBeVisible();
    await page.getByRole("link", { name: "Insights" }).click();
    await expect(page.getByRole("heading", { name: "No applicants yet" })).toBeVisible();
    await expect(page.getByText("0 of 0")).toBeHidden();
    await page.getByRole("link", { name: "Settings" }).last().click();
    await page.getByLabel("Website").fill("no address");
    await page.getByRole("button", { name: "Save details" }).click();
    await expect(page.getByLabel("Website")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Website").fill("www.after.example");
    await page.getByRole("textbox", { name: "Name" }).fill("After");
    await page.getByRole("button", { name: "Save details" }).click();
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "After" }),
    ).toBeVisible();

    await expect(page.getByRole("button", { name: "Leave organization" })).toBeHidden();
    await expect(page.getByText("You're the only owner, so you can't leave yet.")).toBeVisible();

    await page.getByRole("button", { name: "Delete organization" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete After?" });
    await dialog.getByRole("button", { name: "Delete organization" }).click();
    await expect(dialog.getByText("That doesn't match the name.")).toBeVisible();
    await dialog.getByLabel(/^Type/).fill("After");
    await dialog.getByRole("button", { name: "Delete organization" }).click();
    await page.waitForURL("**/today");
    await expect(page.getByRole("link", { name: "After" })).toBeHidden();
  });
});

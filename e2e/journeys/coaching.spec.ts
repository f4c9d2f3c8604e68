import type { Page } from "@playwright/test";
import { Api } from "../api.ts";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";
import { BoardScreen } from "../pages/board-screen.ts";
import { DrawerScreen } from "../pages/drawer-screen.ts";
import { linkIn } from "../pages/mailbox.ts";
import { OrganizationScreen } from "../pages/organization-screen.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";

/** Checks that nothing is wider than a phone's screen, and makes further checks at that size. */
async function expectFitsPhone(page: Page, also: () => Promise<void> = async () => {}): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await also();
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Checks that the page fits a phone and that axe finds nothing. */
const expectAccessibleOnPhone = (page: Page, where: string) =>
  expectFitsPhone(page, () => expectNoFindings(page, where));

test("an invited applicant shares a board, a coach triages by keyboard and adds notes, and loses access when sharing stops @smoke", async ({
  account: owner,
  api,
  page,
  browser,
  otherUser: coach,
}, testInfo) => {
  const email = `kim-${testInfo.testId}-${Date.now()}@example.com`;
  const name = `Harbor Careers ${Date.now()}`;
  const office = new OrganizationScreen(page);
  const slug = await office.createOrganization(name);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })).toBeVisible();
  await join(api, slug, "coach", coach);

  await page.getByRole("button", { name: "Invite people" }).click();
  await office.sendInvitations();
  await expect(office.dialog.getByText("Enter at least one email address.")).toBeVisible();
  await office.dialog.getByLabel("Addresses").fill(`name,email\nKim Sol,${email}\nLee\nRobin,${owner.email}`);
  await expect(office.dialog.getByText("Line 3: Lee")).toBeVisible();
  await expect(office.dialog.getByText("2 of 5")).toBeVisible();
  await office.sendInvitations();
  await expect(office.verdict(email)).toContainText("Sent");
  await expect(office.verdict(owner.email)).toContainText("Already a member");
  await expect(office.dialog.getByLabel("Line 3")).toHaveValue("Lee");

  const context = await browser.newContext();
  const theirs = await context.newPage();
  const theirApi = new Api(theirs.request);
  const link = await linkIn(email, `Invitation to join ${name}`);
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { level: 1, name: `Join ${name}` })).toBeVisible();
  await expect(theirs.getByText("Joining shares nothing.")).toBeVisible();
  await theirs.getByRole("link", { name: "Create an account" }).click();
  await expect(theirs.getByText(`Then you can join ${name}.`)).toBeVisible();
  await expect(theirs.getByLabel("Email")).toHaveValue(email);
  const signInForms = new SignInForms(theirs);
  await signInForms.fill({ name: "Kim Sol", password: "seven quiet rivers" });
  await signInForms.press("Create account");
  await theirs.getByRole("button", { name: "Accept invitation" }).click();
  await expect(theirs.getByText("Can't see any of your boards")).toBeVisible();
  await theirs.getByRole("button", { name: "Leave organization" }).click();
  const leaving = theirs.getByRole("alertdialog", { name: `Leave ${name}?` });
  await expect(leaving).toContainText("your upcoming appointments are canceled");
  await leaving.getByRole("button", { name: "Cancel" }).click();
  await theirs.goto(link);
  await theirs.getByRole("link", { name: `Open ${name}` }).click();
  await expect(theirs).toHaveURL(`/o/${slug}`);

  await theirApi.addCards({
    title: "Cook",
    status: "applied",
    compensation: { payAmount: 41_000, currency: "EUR" },
  });
  await theirs.getByRole("button", { name: "Share a board" }).click();
  const sharing = theirs.getByRole("dialog", { name: `Share a board with ${name}` });
  await expect(sharing).toContainText("including pay, your notes, and attached résumés");
  await sharing.getByRole("button", { name: "Share board" }).click();
  await expect(theirs.getByRole("list", { name: `Shared with ${name}` })).toContainText("My job search");
  await expectFitsPhone(theirs);

  await coach.page.goto("/today");
  const places = coach.page.getByRole("navigation", { name: "Main" });
  await expect(coach.page.getByRole("heading", { name })).toBeVisible();
  await expect(places.getByRole("link", { name })).toBeVisible();
  await expect(places.getByRole("link", { name: "Interviews" })).toBeHidden();
  const desk = new OrganizationScreen(coach.page);
  await coach.page.goto(`/o/${slug}`);
  const row = desk.applicant(email);
  await expect(row).toBeVisible();
  await expectAccessibleOnPhone(coach.page, "the roster");
  await coach.page.keyboard.press("j");
  await expect(row).toBeFocused();
  for (const isSelected of ["true", "false"]) {
    await coach.page.keyboard.press("Space");
    await expect(row).toHaveAttribute("aria-selected", isSelected);
  }
  await coach.page.keyboard.press("Enter");
  const card = desk.dialog.getByRole("region", { name: "Cook at Acme" });
  await desk.dialog.getByRole("button", { name: /^Cook/ }).press("Enter");
  await expect(card).toContainText("€41K");
  await card.getByRole("button", { name: "Add note" }).press("Enter");
  await expect(card.getByText("Enter a note.")).toBeVisible();
  await card.getByLabel("Write a note").fill("Ask about the night shift.");
  await card.getByRole("button", { name: "Add note" }).press("Enter");
  await card.getByRole("button", { name: "Edit note by Noor Haddad" }).press("Enter");
  await card.getByLabel("Note", { exact: true }).fill("Ask about the night shifts.");
  await card.getByRole("button", { name: "Save" }).press("Enter");
  await expect(card.getByRole("list", { name: "Coach notes" })).toContainText("Ask about the night shifts.");
  await expect(card.getByRole("list", { name: "History" })).toContainText("Applied");
  await expectAccessibleOnPhone(coach.page, "an applicant's panel");
  await coach.page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(coach.page.getByRole("button", { name: /^Cook/ })).toBeFocused();
  await coach.page.keyboard.press("Escape");
  await expect(row).toBeFocused();

  const board = new BoardScreen(theirs);
  await board.open();
  await expect(theirs.getByRole("listitem").filter({ hasText: "Cook" })).toContainText("1 coach note");
  await board.card("Cook").click();
  const notes = new DrawerScreen(theirs).dialog.getByRole("list", { name: "Coach notes" });
  await expect(notes).toContainText(`Noor Haddad, ${name}`);
  await expect(notes).toContainText("Ask about the night shifts.");

  const { data } = await coach.api.read<{ data: { id: string }[] }>("organizationShares.list", {
    organizationSlug: slug,
  });
  await coach.page.goto(`/o/${slug}/shares/${data[0]?.id}`);
  await expect(coach.page.getByRole("button", { name: /^Cook/ })).toBeVisible();
  await theirs.goto("/sharing");
  await theirs.getByRole("button", { name: `Stop sharing My job search with ${name}` }).click();
  await theirs.getByRole("alertdialog").getByRole("button", { name: "Stop sharing" }).click();
  await expect(theirs.getByText("Can't see any of your boards")).toBeVisible();
  await expect(coach.page.getByText("This board is no longer shared")).toBeVisible();
  await expect(coach.page.getByText(email)).toBeHidden();
  await coach.page.reload();
  await expect(coach.page.getByRole("heading", { name: "This board is no longer shared" })).toBeVisible();
  await expect(coach.page).toHaveTitle(/^This board is no longer shared/);
  await desk.go("Roster");
  await expect(row).toContainText("Not sharing");
  await board.open();
  await board.card("Cook").click();
  await expect(notes).toContainText("Ask about the night shifts.");
  await context.close();
});

import { expect, test } from "../fixtures.ts";
import { Mailbox } from "../pages/mailbox.ts";
import { shareBoard } from "../sharing.ts";

test.describe("sharing", () => {
  test("a person is invited, shares, reads the coach's note, and stops: then the coach sees nothing", async ({
    account,
    api,
    board,
    drawer,
    page,
    somebodyElse: coach,
  }) => {
    await api.addCards({ title: "Cook", compensation: { payAmount: 41_000, currency: "EUR" } });
    await page.goto("/sharing");
    await expect(page.getByText("Nobody sees your search")).toBeVisible();

    const confirmation = await new Mailbox(page).linkIn(account.email, "Welcome to Offerlane");
    await page.goto(confirmation);
    const { slug } = await coach.api.change<{ slug: string }>("organizations.create", {
      name: "Harbour Careers",
      type: "career_coach",
    });
    await coach.api.change("organizationInvitations.create", {
      organizationSlug: slug,
      emails: [account.email],
      role: "applicant",
    });
    await page.goto("/sharing");
    await expect(page.getByText("Noor Haddad invites you to be coached here.")).toBeVisible();
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(page.getByText("Sees nothing of your search")).toBeVisible();
    await page.getByRole("button", { name: "Share a board" }).click();
    const dialog = page.getByRole("dialog", { name: "Share a board with Harbour Careers" });
    await expect(dialog).toContainText("with pay, your notes and the résumés on them");
    await dialog.getByRole("button", { name: "Share board" }).click();
    const shared = page.getByRole("list", { name: "Shared with Harbour Careers" });
    await expect(shared).toContainText("My job search");

    const { data } = await coach.api.read<{ data: { id: string }[] }>("organizationShares.list", {
      organizationSlug: slug,
    });
    const path = `/o/${slug}/shares/${data[0]?.id}`;
    await coach.page.goto(path);
    await coach.page.getByRole("button", { name: /^Cook/ }).click();
    const card = coach.page.getByRole("region", { name: "Cook at Acme" });
    await expect(card).toContainText("€41K");
    await card.getByRole("button", { name: "Add note" }).click();
    await expect(card.getByText("Write something first.")).toBeVisible();
    await card.getByLabel("Write a note").fill("Ask about the night shift.");
    await board.open();
    await card.getByRole("button", { name: "Add note" }).click();
    await card.getByRole("button", { name: "Edit the note of Noor Haddad" }).click();
    await card.getByLabel("Note", { exact: true }).fill("Ask about the night shifts.");
    await card.getByRole("button", { name: "Save" }).click();
    await expect(card.getByRole("listitem")).toContainText("Ask about the night shifts.");

    await expect(page.getByRole("listitem").filter({ hasText: "Cook" })).toContainText("1 coach note");
    await board.card("Cook").click();
    const notes = drawer.dialog.getByRole("list", { name: "Coach notes" });
    await expect(notes).toContainText("Noor Haddad, Harbour Careers");
    await expect(notes).toContainText("Ask about the night shifts.");

    await page.goto("/sharing");
    await page.getByRole("button", { name: "Stop sharing My job search with Harbour Careers" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stop sharing" }).click();
    await expect(page.getByText("Sees nothing of your search")).toBeVisible();
    await coach.page.reload();
    await expect(card).toBeHidden();
    await expect(coach.page.getByRole("heading", { level: 1 })).not.toContainText("My job search");
    await board.open();
    await board.card("Cook").click();
    await expect(notes).toContainText("Ask about the night shifts.");
  });

  test("on a phone a card takes the place of the board, and gives it back", async ({
    account,
    api,
    page,
    somebodyElse: coach,
  }) => {
    await api.addCards({ title: "Cook" }, { title: "Pilot", company: "Skyways", status: "offer" });
    await page.goto(await new Mailbox(page).linkIn(account.email, "Welcome to Offerlane"));
    const path = await shareBoard(coach.api, api, account.email);
    await coach.page.setViewportSize({ width: 390, height: 844 });
    await coach.page.goto(path);
    await coach.page.getByRole("button", { name: /^Cook/ }).click();
    await expect(coach.page.getByRole("heading", { name: "Cook" })).toBeFocused();
    await expect(coach.page.getByRole("button", { name: /^Pilot/ })).toBeHidden();
    await coach.page.getByRole("button", { name: "Back to the board" }).click();
    await expect(coach.page.getByRole("button", { name: /^Cook/ })).toBeFocused();
  });
});

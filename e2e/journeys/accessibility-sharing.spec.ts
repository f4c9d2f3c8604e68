import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { shareBoard } from "../sharing.ts";

test.describe("axe finds no issues", () => {
  test("on the sharing page and a shared board", async ({ account, api, page, otherUser: coach }) => {
    await page.goto("/sharing");
    await expectNoFindings(page, "nothing is shared");
    const [applicationId] = await api.addCards({
      title: "Cook",
      applicationLink: "https://jobs.example/1",
    });
    const path = await shareBoard(coach.api, api, account.email);
    await page.goto("/sharing");
    await expect(page.getByText("Can see 1 board")).toBeVisible();
    await expectNoFindings(page, "a shared board");
    await page.getByRole("button", { name: /^Stop sharing/ }).click();
    await expectNoFindings(page, "the question before a share ends");
    await coach.api.change("coachNotes.create", { applicationId, body: "Ask about the night shifts." });
    await coach.page.goto(path);
    await coach.page.getByRole("button", { name: /^Cook/ }).click();
    await expect(coach.page.getByText("Ask about the night shifts.")).toBeVisible();
    await expectNoFindings(coach.page, "a shared board with a card and its notes");
    await coach.page.getByRole("button", { name: /^Edit note by/ }).click();
    await expectNoFindings(coach.page, "a note that is edited");
    await page.goto(`/boards/${await api.boardId()}?card=${applicationId}`);
    await expect(page.getByRole("list", { name: "Coach notes" })).toBeVisible();
    await expectNoFindings(page, "the notes in the drawer");
    await expect(page.getByRole("dialog").getByText(/^Seen by .*: 1 owner$/)).toBeVisible();
    await page.goto("/sharing");
    await expect(page.getByRole("region", { name: "Who looked at your boards" })).toContainText(
      coach.account.name,
    );
    await expectNoFindings(page, "who looked at a board");
    await page.goto("/today");
    await expect(page.getByRole("region", { name: "New notes from your coaches" })).toContainText("Cook");
    await expectNoFindings(page, "a new note on Today");
    await page.goto(path.replace(/\/shares\/.*/, ""));
    await expect(page.getByRole("list", { name: "Messages" })).toContainText("night shifts");
    await expectNoFindings(page, "an applicant's organization");
    await coach.page.goto("/today");
    await expect(coach.page.getByRole("link", { name: "Open roster" })).toBeVisible();
    await expectNoFindings(coach.page, "the day of staff");
  });
});

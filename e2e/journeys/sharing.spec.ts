import { expect, test } from "../fixtures.ts";
import { shareBoard } from "../sharing.ts";

test.describe("sharing", () => {
  test("shows a card in place of the board on a phone, and then the board again", async ({
    account,
    api,
    otherUser: coach,
  }) => {
    await api.addCards({ title: "Cook" }, { title: "Pilot", company: "Skyways", status: "offer" });
    const path = await shareBoard(coach.api, api, account.email);
    await coach.page.setViewportSize({ width: 390, height: 844 });
    await coach.page.goto(path);
    await coach.page.getByRole("button", { name: /^Cook/ }).click();
    await expect(coach.page.getByRole("heading", { name: "Cook" })).toBeFocused();
    await expect(coach.page.getByRole("button", { name: /^Pilot/ })).toBeHidden();
    await coach.page.getByRole("button", { name: "Back to board" }).click();
    await expect(coach.page.getByRole("button", { name: /^Cook/ })).toBeFocused();
  });

  test("closes a dialog with the first press on a page, while the first toast is drawn", async ({
    account,
    api,
    page,
    otherUser: coach,
  }) => {
    const path = await shareBoard(coach.api, api, account.email);
    const [share] = (await api.read<{ data: { id: string }[] }>("shares.list", {})).data;
    await api.change("shares.delete", { shareId: share?.id });
    await page.goto(path.slice(0, path.indexOf("/shares")));
    const dialog = page.getByRole("dialog");
    // Not a click: neither pointer nor key starts loading the toasts.
    await page.getByRole("button", { name: "Share a board" }).dispatchEvent("click");
    await dialog.getByRole("button", { name: "Share board" }).click();
    await expect(page.getByRole("list", { name: "Shared with Harbor Careers" })).toContainText(
      "My job search",
    );
    await expect(page.getByText("Shared My job search with")).toBeVisible();
  });
});

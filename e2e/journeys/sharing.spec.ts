import { expect, test } from "../fixtures.ts";
import { shareBoard } from "../sharing.ts";

test.describe("sharing", () => {
  test("on a phone a card takes the place of the board, and gives it back", async ({
    account,
    api,
    somebodyElse: coach,
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
});

import { expect, test } from "../fixtures.ts";

test("a card moves from its menu, without dragging", async ({ api, board, page }) => {
  await api.addCards({ title: "Cook" }, { title: "Baker" });
  await board.open();
  await page.getByRole("button", { name: "Actions for Baker at Acme" }).click();
  await page.getByRole("menuitem", { name: "Move to top" }).click();
  await board.expectColumn("saved", ["Baker", "Cook"]);
  await board.card("Baker").focus();
  await page.keyboard.press("m");
  await page.getByRole("menuitem", { name: "Accepted" }).click();
  await board.expectColumn("accepted", ["Baker"]);
  await expect(board.card("Baker")).toBeFocused();
});

test("a menu opened right after a move stays open", async ({ api, board, page }) => {
  await api.addCards({ title: "Cook" }, { title: "Baker" });
  await board.open();
  // The moved card takes the focus in the next frame, which a busy browser draws late.
  await page.evaluate(() => {
    const soon = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => window.setTimeout(() => soon(run), 500);
  });
  await page.getByRole("button", { name: "Actions for Baker at Acme" }).click();
  await page.getByRole("menuitem", { name: "Move to top" }).click();
  await board.card("Baker").focus();
  await page.keyboard.press("m");
  const item = page.getByRole("menuitem", { name: "Accepted" });
  await expect(item).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => window.requestAnimationFrame(drawn)));
  await expect(item).toBeVisible();
});

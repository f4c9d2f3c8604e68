import { expect, test } from "../fixtures.ts";

const titles = Array.from({ length: 300 }, (_, index) => `Posting ${String(index + 1).padStart(3, "0")}`);

test.describe("a board of many cards", () => {
  test("draws only the visible cards, and reaches every card", async ({ api, board, page }) => {
    await api.addCards(...titles.map((title) => ({ title })));
    await board.open();
    expect(await page.locator("[data-card]").count()).toBeLessThan(40);
    await expect(board.column("saved").getByRole("heading", { level: 2 })).toContainText("300");

    await board.card("Posting 001").focus();
    await page.keyboard.press("End");
    await expect(board.card("Posting 300")).toBeFocused();
    await expect(board.card("Posting 300")).toBeInViewport();

    await page.keyboard.press("Space");
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await expect(board.announcements).toHaveText("Posting 300 at Acme moved within Saved, position 1 of 300");
    await expect(board.card("Posting 300")).toBeFocused();
    await expect(board.card("Posting 300")).toBeInViewport();
    await expect
      .poll(async () => (await api.columns()).saved?.slice(0, 2))
      .toEqual(["Posting 300", "Posting 001"]);
  });

  test("moves more cards together than fit in one batch", async ({ api, board, page }) => {
    await api.addCards(...titles.slice(0, 230).map((title) => ({ title })));
    await board.open();
    await board.column("saved").hover();
    await page.getByRole("button", { name: "Select all cards in Saved" }).click();
    const selection = page.getByRole("region", { name: "Selected cards" });
    await expect(selection).toContainText("230 selected");
    await selection.getByRole("button", { name: "Archive" }).click();
    await expect(board.column("archived").getByRole("heading", { level: 2 })).toContainText("230");
    await expect.poll(async () => (await api.columns()).archived).toEqual(titles.slice(0, 230));
  });

  test("is in the page before any script runs, except for cards in columns out of sight", async ({
    api,
    board,
    page,
    browser,
  }) => {
    await api.addCards(
      { title: "Cook" },
      { title: "Pilot", status: "interviewing" },
      { title: "Sailor", status: "archived" },
    );
    await board.open();
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const bare = await context.newPage();
    await bare.goto(page.url());
    await expect(bare.getByRole("link", { name: "Cook at Acme" })).toBeVisible();
    await expect(bare.getByRole("link", { name: "Pilot at Acme" })).toBeVisible();
    await expect(bare.getByRole("heading", { name: "Archived 1 card" })).toBeAttached();
    await expect(bare.getByRole("link", { name: "Sailor at Acme" })).toHaveCount(0);
    await context.close();
  });
});

import { expect, type Page } from "@playwright/test";
import { test } from "../fixtures.ts";
import type { BoardScreen } from "../pages/board-screen.ts";

test.describe("while a card is dragged", () => {
  test("the board doesn't scroll, except near its own edge", async ({ api, board, page }) => {
    await api.addCards({ title: "Cook" }, { title: "Pilot", status: "applied" });
    await board.open();
    const strip = page.locator("[data-board-strip]");
    await strip.evaluate((element) => {
      element.addEventListener("scroll", () => element.setAttribute("data-scrolled", ""));
    });
    const { x, y } = await lift(page, board, "Cook");
    const beside = (await centerOf(page, "interviewing")).x;
    for (const _ of [1, 2, 3, 4]) {
      await page.mouse.move(beside, y, { steps: 12 });
      await page.mouse.move(x, y, { steps: 12 });
    }
    await expect(strip).not.toHaveAttribute("data-scrolled");
    const { width } = page.viewportSize() ?? { width: 0 };
    await page.mouse.move(width - 20, y, { steps: 12 });
    await expect(board.column("archived")).toBeInViewport();
    await page.mouse.up();
    await expect.poll(() => api.columns()).toMatchObject({ saved: [] });
  });

  test("a long column scrolls near its end, so that the card can be dropped there", async ({
    api,
    board,
    page,
  }) => {
    const titles = Array.from({ length: 30 }, (_, index) => `Pilot ${index}`);
    await api.addCards({ title: "Cook" }, ...titles.map((title) => ({ title, status: "applied" as const })));
    await board.open();
    const { y } = await lift(page, board, "Cook");
    const { x, bottom } = await centerOf(page, "applied");
    await page.mouse.move(x, y, { steps: 8 });
    await page.mouse.move(x, bottom - 20, { steps: 8 });
    await expect(board.card("Pilot 29")).toBeInViewport();
    await page.mouse.up();
    await expect.poll(async () => (await api.columns()).applied?.slice(-5)).toContain("Cook");
  });
});

/** Picks up a card. Returns the point where it is held. */
async function lift(page: Page, board: BoardScreen, title: string) {
  const box = await board.card(title).locator("xpath=ancestor::article").boundingBox();
  if (!box) throw new Error(`${title} isn't in sight`);
  const at = { x: box.x + box.width / 2, y: box.y + 20 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 10, at.y + 6, { steps: 3 });
  return at;
}

async function centerOf(page: Page, status: string) {
  const box = await page.locator(`[data-column="${status}"]`).boundingBox();
  if (!box) throw new Error(`${status} isn't in sight`);
  return { x: box.x + box.width / 2, bottom: box.y + box.height };
}

import { expect, test } from "../fixtures.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("columns are panes to switch between, and the menu moves a card", async ({ api, board, page }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" }, { title: "Pilot", status: "offer" });
    await board.open();
    await expect(board.card("Cook")).toBeInViewport();
    await expect(board.card("Pilot")).not.toBeInViewport();
    const columns = page.getByRole("navigation", { name: "Columns" });
    await columns.getByRole("button", { name: "Offer" }).tap();
    await expect(board.card("Pilot")).toBeInViewport();
    await expect(columns.getByRole("button", { name: "Offer" })).toHaveAttribute("aria-current", "true");

    await columns.getByRole("button", { name: "Saved" }).tap();
    await page.getByRole("button", { name: "Actions for Cook at Acme" }).tap();
    await page.getByRole("menuitem", { name: "Applied" }).tap();
    await board.expectColumn("applied", ["Cook"]);

    await board.card("Baker").tap();
    await expect(page.getByRole("dialog").getByLabel("Job title")).toHaveValue("Baker");

    // The message about Cook doesn't cover the buttons of a dialog.
    await page.getByRole("button", { name: "Add task" }).tap();
    const adding = page.getByRole("dialog", { name: "Add a task" });
    const message = adding.locator("[data-sonner-toast]").filter({ hasText: "moved to Applied" });
    await expect(message).toBeInViewport();
    const footer = await adding.locator("footer").boundingBox();
    const covered = await message.boundingBox();
    expect((covered?.y ?? 0) + (covered?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
  });

  test("a long press lifts a card, which can be moved to another place", async ({ api, board, page }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" }, { title: "Waiter" });
    await board.open();
    const from = await board.card("Waiter").boundingBox();
    const to = await board.card("Cook").boundingBox();
    if (!from || !to) throw new Error("no cards to touch");
    const touch = await page.context().newCDPSession(page);
    const at = (x: number, y: number) => [{ x, y }];
    const x = from.x + 30;
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(x, from.y + 5) });
    await expect(board.announcements).toContainText("Picked up Waiter at Acme");
    for (let step = 1; step <= 10; step++) {
      const y = from.y + 5 + ((to.y - from.y) * step) / 10;
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x, y) });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await board.expectColumn("saved", ["Waiter", "Cook", "Baker"]);
  });

  test("nothing is wider than the window", async ({ api, board, page }) => {
    await api.addCards({ title: "A".repeat(120), company: "B".repeat(150) });
    await board.open();
    for (const path of [new URL(page.url()).pathname, "/companies", "/today", "/save"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
});

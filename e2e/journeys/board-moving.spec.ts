import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { undoFromToast } from "../pages/toast.ts";

test.describe("moving cards", () => {
  test("by mouse works to another column and to any place, and lasts", async ({ api, board }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" }, { title: "Waiter" });
    await api.addCards({ title: "Pilot", status: "applied" }, { title: "Nurse", status: "applied" });
    await board.open();

    await board.drag("Baker", { onto: "Nurse" });
    await board.expectColumn("saved", ["Cook", "Waiter"]);
    await board.expectColumn("applied", ["Pilot", "Baker", "Nurse"]);
    await expect(board.announcements).toHaveText(
      "Baker at Acme moved from Saved to Applied, position 2 of 3",
    );

    await board.drag("Waiter", { onto: "Cook" });
    await board.expectColumn("saved", ["Waiter", "Cook"]);

    // Farther to the right, the board would scroll on a slow machine.
    await board.drag("Cook", { column: "interviewing" });
    await board.expectColumn("interviewing", ["Cook"]);

    // A drop beside the last column goes into it.
    await board.page.setViewportSize({ width: 3_400, height: 720 });
    await board.drag("Cook", { beside: "archived" });
    await board.expectColumn("archived", ["Cook"]);
    await board.drag("Cook", { column: "offer" });
    await board.expectColumn("offer", ["Cook"]);

    await expect
      .poll(() => api.columns())
      .toMatchObject({
        saved: ["Waiter"],
        applied: ["Pilot", "Baker", "Nurse"],
        offer: ["Cook"],
      });
    await board.page.reload();
    await board.expectColumn("applied", ["Pilot", "Baker", "Nurse"]);
  });

  test("by keyboard works within and across columns, and announces each place", async ({
    api,
    board,
    page,
  }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" }, { title: "Pilot", status: "applied" });
    await board.open();

    await board.card("Cook").focus();
    await page.keyboard.press("ArrowDown");
    await expect(board.card("Baker")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(board.announcements).toHaveText("Picked up Baker at Acme. Saved, position 2 of 2.");
    await page.keyboard.press("/");
    await expect(board.filter).not.toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(board.announcements).toHaveText("Applied, position 2 of 2");
    await page.keyboard.press("ArrowUp");
    await expect(board.announcements).toHaveText("Applied, position 1 of 2");
    await page.keyboard.press("Space");

    await board.expectColumn("applied", ["Baker", "Pilot"]);
    await expect(board.announcements).toHaveText(
      "Baker at Acme moved from Saved to Applied, position 1 of 2",
    );
    await expect(board.card("Baker")).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("End");
    await page.keyboard.press("Space");
    await board.expectColumn("applied", ["Pilot", "Baker"]);
    await expect(board.announcements).toHaveText("Baker at Acme moved within Applied, position 2 of 2");
    await expect.poll(() => api.columns()).toMatchObject({ saved: ["Cook"], applied: ["Pilot", "Baker"] });
  });

  test("by keyboard before the drag code has loaded takes effect once it has", async ({
    api,
    board,
    page,
  }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" }, { title: "Pilot", status: "applied" });
    const arrive = await delayDragCode(page);
    await board.card("Baker").focus();
    for (const key of ["Space", "ArrowRight", "ArrowUp", "Space"]) await page.keyboard.press(key);
    await board.expectColumn("saved", ["Cook", "Baker"]);
    arrive();
    await board.expectColumn("applied", ["Baker", "Pilot"]);
    // Chunks that are still loading would fail the next journey.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("while the drag code is loading leaves a card where it is released", async ({ api, board, page }) => {
    await api.addCards({ title: "Cook" }, { title: "Pilot", status: "applied" });
    const arrive = await delayDragCode(page);
    // The move is replayed in slow steps, so that the release falls between them.
    await page.evaluate(() => {
      const { setTimeout: wait } = window;
      window.setTimeout = ((act: () => void, ms?: number) =>
        wait(act, ms === 20 ? 400 : ms)) as typeof window.setTimeout;
      window.addEventListener("mousedown", ({ isTrusted }) => {
        if (!isTrusted) document.documentElement.dataset.taken = "again";
      });
    });
    await board.card("Cook").hover();
    await page.mouse.down();
    await board.card("Pilot").hover({ force: true });
    arrive();
    await page.waitForFunction(() => document.documentElement.dataset.taken, undefined, { polling: 1 });
    await page.mouse.up();
    await board.expectColumn("saved", []);
    await expect.poll(() => api.columns()).toMatchObject({ saved: [] });
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("is canceled by Escape, and nothing is written", async ({ api, board, page }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" });
    await board.open();
    const changes: string[] = [];
    page.on("request", (request) => {
      // Every page stores the browser's time zone until the server has one, at an unpredictable moment.
      const isOwnDoing = request.url().endsWith("/preferences.prefill");
      if (request.method() === "POST" && !isOwnDoing) changes.push(request.url());
    });

    await board.card("Cook").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");

    await expect(board.announcements).toHaveText("Move canceled. Cook at Acme is back where it was.");
    await expect(board.card("Cook")).toBeFocused();
    await board.expectColumn("saved", ["Cook", "Baker"]);
    await page.reload();
    await board.expectColumn("saved", ["Cook", "Baker"]);
    expect(changes).toEqual([]);
  });

  test("can be undone by key and by the toast, and leaves no trace in the history", async ({
    api,
    board,
    page,
  }) => {
    const [, baker] = await api.addCards({ title: "Cook" }, { title: "Baker" }, { title: "Waiter" });
    await board.open();

    await board.drag("Baker", { column: "interviewing" });
    await board.expectColumn("interviewing", ["Baker"]);
    await board.undo();
    await board.expectColumn("saved", ["Cook", "Baker", "Waiter"]);

    await board.card("Baker").focus();
    await page.keyboard.press("e");
    await board.expectColumn("archived", ["Baker"]);
    await undoFromToast(page, "Baker at Acme archived");
    await board.expectColumn("saved", ["Cook", "Baker", "Waiter"]);
    await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
    await page.getByRole("button", { name: "Redo" }).click();
    await board.expectColumn("archived", ["Baker"]);
    await board.undo();
    await board.expectColumn("saved", ["Cook", "Baker", "Waiter"]);
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await board.expectColumn("archived", ["Baker"]);
    await board.undo();
    await expect
      .poll(() => api.columns())
      .toMatchObject({ saved: ["Cook", "Baker", "Waiter"], archived: [] });

    type History = { data: { status: string }[] };
    const statuses = async () => {
      const history = await api.read<History>("applications.getStatusHistory", { applicationId: baker });
      return history.data.map(({ status }) => status);
    };
    // A mistake that was undone immediately isn't part of the history.
    await expect.poll(statuses).toEqual(["saved"]);
  });

  test("offers no undo for a move that was undone while it was being saved", async ({ api, board, page }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" });
    await board.open();
    const held: Array<() => void> = [];
    await page.route("**/api/trpc/applications.moveCards", async (route) => {
      await new Promise<void>((resolve) => void held.push(resolve));
      await route.continue();
    });

    await board.drag("Baker", { column: "interviewing" });
    await expect.poll(() => held.length).toBe(1);
    await board.undo();
    await board.expectColumn("saved", ["Cook", "Baker"]);
    held[0]?.();
    await expect(board.announcements).toContainText("Baker at Acme moved from Saved to Interviewing");
    await expect.poll(() => held.length).toBe(2);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    held[1]?.();
    await expect(page.getByRole("button", { name: "Redo" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await expect.poll(() => api.columns()).toMatchObject({ saved: ["Cook", "Baker"], interviewing: [] });
  });

  test("works for several cards together: select, move, undo", async ({ api, board, page }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" }, { title: "Waiter" }, { title: "Clerk" });
    await api.addCards({ title: "Pilot", status: "applied" });
    await board.open();

    await board.card("Cook").click({ modifiers: ["ControlOrMeta"] });
    await board.card("Waiter").click({ modifiers: ["Shift"] });
    await board.card("Baker").click({ modifiers: ["ControlOrMeta"] });
    await board.card("Pilot").focus();
    await page.keyboard.press("x");
    const selection = page.getByRole("region", { name: "Selected cards" });
    await expect(selection).toContainText("3 selected");
    await selection.getByRole("button", { name: "Move to" }).click();
    await page.getByRole("menuitem", { name: "Interviewing" }).click();

    await board.expectColumn("interviewing", ["Cook", "Waiter", "Pilot"]);
    await board.expectColumn("saved", ["Baker", "Clerk"]);
    await expect(selection).toBeHidden();
    await expect(board.announcements).toHaveText("3 cards moved to Interviewing");
    await expect.poll(() => api.columns()).toMatchObject({ interviewing: ["Cook", "Waiter", "Pilot"] });

    await board.undo();
    await board.expectColumn("saved", ["Cook", "Baker", "Waiter", "Clerk"]);
    await board.expectColumn("applied", ["Pilot"]);
    await expect.poll(() => api.columns()).toMatchObject({ saved: ["Cook", "Baker", "Waiter", "Clerk"] });

    await board.card("Pilot").click({ modifiers: ["ControlOrMeta"] });
    await board.card("Cook").click({ modifiers: ["ControlOrMeta"] });
    await page.getByRole("button", { name: "Collapse Applied" }).click();
    await expect(selection).toContainText("2 selected");
    await board.card("Cook").focus();
    await page.keyboard.press("e");
    await expect.poll(() => api.columns()).toMatchObject({ archived: ["Cook", "Pilot"], applied: [] });
  });

  test("drags a selection together", async ({ api, board }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" }, { title: "Waiter" });
    await board.open();
    await board.card("Cook").click({ modifiers: ["ControlOrMeta"] });
    await board.card("Waiter").click({ modifiers: ["ControlOrMeta"] });
    await board.drag("Waiter", { column: "interviewing" });
    await board.expectColumn("interviewing", ["Cook", "Waiter"]);
    await board.expectColumn("saved", ["Baker"]);
  });

  test("puts a card back and says why when the move is rejected", async ({ api, board, page }) => {
    await api.addCards({ title: "Cook" });
    await board.open();
    await page.route("**/api/trpc/applications.moveCards", (route) =>
      route.fulfill({
        status: 409,
        json: {
          error: {
            message: "no",
            code: -32600,
            data: {
              problem: {
                status: 409,
                code: "x",
                title: "x",
                detail: "The card is locked today.",
                requestId: "r",
              },
            },
          },
        },
      }),
    );
    await board.drag("Cook", { column: "applied" });
    await board.expectColumn("saved", ["Cook"]);
    const notifications = page.getByRole("region", { name: "Notifications" });
    await expect(notifications).toContainText("Couldn't move Cook at Acme. It's back in its column.");
    await expect(notifications).toContainText("The card is locked today.");
  });
});

/** Opens the board with the drag-and-drop code held back. Returns a function that releases it. */
async function delayDragCode(page: Page): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/_next/static/chunks/**", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("DndLiveRegion")) await arrived;
    await route.fulfill({ response });
  });
  await page.goto("/boards", { waitUntil: "commit" });
  await expect(page.locator("[data-board-ready]")).toBeAttached();
  return arrive;
}

import { expect, test } from "../fixtures.ts";

test.use({ serviceWorkers: "allow" });

test("a link that is followed offline shows our own page, which recovers automatically", async ({
  account: _account,
  context,
  page,
  pageErrors,
}) => {
  // The link's own request always fails; scripts that the page preloads may.
  pageErrors.expect(/Failed to fetch RSC payload/);
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await page.goto("/boards");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Companies" }).click();
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  await expect(page).toHaveURL(/\/companies$/);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Companies", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/companies$/);
});

test("an open board works offline: changes wait, are counted, and are announced only once they are saved", async ({
  api,
  board,
  context,
  drawer,
  page,
}) => {
  await api.addCards({ title: "Cook" }, { title: "Baker" });
  await board.open();
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
    );
  const first = await scripts();
  // Waits until an idle page has loaded everything, including the dependencies of its last scripts.
  let before = first;
  const isAllThere = async () => {
    const now = await scripts();
    const rests = now > first && now === before;
    before = now;
    return rests;
  };
  await expect.poll(isAllThere, { intervals: [6_000], timeout: 60_000 }).toBe(true);
  await context.setOffline(true);
  const waiting = page.getByRole("status").filter({ hasText: "You're offline" });
  await expect(waiting).toContainText("What you change is saved when you reconnect.");

  await board.card("Cook").click();
  await expect(drawer.dialog).toContainText("This card opens when you reconnect.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add a card to Saved" }).click();
  await expect(page.getByRole("form", { name: "Add card" })).toBeVisible();
  await page.keyboard.press("Escape");

  await board.drag("Cook", { column: "applied" });
  await board.expectColumn("applied", ["Cook"]);
  await expect(waiting).toContainText("1 change is waiting to be saved.");
  await board.drag("Baker", { column: "interviewing" });
  await expect(waiting).toContainText("2 changes are waiting to be saved.");
  const moved = page.locator("[data-sonner-toast]").filter({ hasText: "moved to" });
  await expect(moved).toHaveCount(0);
  await expect(board.announcements).not.toContainText("moved from");
  expect(await api.columns()).toMatchObject({ applied: [] });

  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(moved.first()).toBeVisible();
  await expect.poll(() => api.columns()).toMatchObject({ applied: ["Cook"], interviewing: ["Baker"] });
  await board.card("Cook").click();
  await expect(drawer.field("Notes")).toBeVisible();
});

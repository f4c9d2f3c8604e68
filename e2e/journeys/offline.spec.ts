import { expect, test } from "../fixtures.ts";

test.use({ serviceWorkers: "allow" });

test("without a connection a followed link shows our own page, which comes back by itself", async ({
  account: _account,
  context,
  page,
  pageErrors,
}) => {
  // Also of scripts that the page loads ahead.
  pageErrors.expect(/Failed to fetch RSC payload/, /ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
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

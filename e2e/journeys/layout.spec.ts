import type { Locator } from "@playwright/test";
import { NO_COACH } from "#domain/values.ts";
import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";

const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? -1);

test("an organization's pages begin at the left edge of its navigation, however wide the window", async ({
  api,
  page,
}) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const section of ["", "/messages", "/cohorts", "/members", "/billing", "/settings"]) {
      await page.goto(`/o/${slug}${section}`);
      const edge = await leftOf(page.getByRole("main").getByText(name, { exact: true }).first());
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      expect(await leftOf(heading), `${section} at ${width} pixels`).toBe(edge);
    }
  }
});

test("the links to a board's views keep their place in every view", async ({ api, page }) => {
  await api.addCards({ title: "Cook" });
  const boardId = await api.boardId();
  await page.goto(`/boards/${boardId}`);
  const views = page.getByRole("navigation", { name: "Board views" });
  const left = await leftOf(views);
  for (const view of ["table", "insights", "import"]) {
    await page.goto(`/boards/${boardId}/${view}`);
    await expect(views).toBeVisible();
    expect(await leftOf(views), view).toBe(left);
  }
});

test("the weekly goal returns the focus to its button", async ({ account: _account, page }) => {
  await page.goto("/today");
  const button = page.getByRole("button", { name: "Set a weekly goal" });
  await button.press("Enter");
  await page.getByLabel("Applications each week").press("Escape");
  await expect(button).toBeFocused();
});

test("a phone shows applicants on the first screen of the roster, with the filters folded", async ({
  api,
  page,
  otherUser: kim,
}) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  await join(api, slug, "applicant", kim);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/o/${slug}`);
  const row = page.getByRole("row").filter({ hasText: kim.account.name });
  await expect(row).toBeInViewport();
  const state = page.getByLabel("State of the search");
  await expect(state).toBeHidden();
  const filters = page.getByRole("button", { name: /^Filters/ });
  await filters.press("Enter");
  await expect(filters).toHaveAttribute("aria-expanded", "true");
  await page.getByLabel("Coach", { exact: true }).selectOption(NO_COACH);
  await expect(filters).toHaveText("Filters (1)");
  await expect(state).toBeVisible();
});

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";
import { shareBoard } from "../sharing.ts";

/** Doubles the size of text, as a reader can in their browser, from the first paint on. */
async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const large = new CSSStyleSheet();
    large.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets.push(large);
  });
}

/** Returns how far the content of an element reaches beyond it, in pixels. */
const cutOff = (element: Locator) => element.evaluate((item) => item.scrollHeight - item.clientHeight);

test("rows grow with the reader's text", async ({ account, api, page, otherUser: coach }) => {
  await api.addCards({ title: "Cook" }, { title: "Baker" });
  const place = (await shareBoard(coach.api, api, account.email)).replace(/\/shares\/.*/, "");
  await doubleText(coach.page);
  const row = coach.page.getByRole("row").filter({ hasText: account.email });
  for (const width of [1920, 390]) {
    await coach.page.setViewportSize({ width, height: 900 });
    await coach.page.goto(place);
    await expect(row).toBeVisible();
    expect(await cutOff(row), `a row at ${width} pixels`).toBeLessThanOrEqual(0);
  }
  const named = await row.getByText(account.name).boundingBox();
  expect(named?.width, "the name beside the date").toBeGreaterThan(80);
  await row.click();
  const title = coach.page.getByRole("dialog").getByRole("heading", { name: account.name, exact: true });
  await expect(title).toBeVisible();
  expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBeLessThanOrEqual(0);

  await doubleText(page);
  await page.goto(`/boards/${await api.boardId()}/table`);
  const cells = page.getByRole("gridcell", { name: "Saved" });
  await expect(cells).toHaveCount(2);
  expect(await cutOff(cells.first())).toBeLessThanOrEqual(0);
  const [first, second] = await Promise.all([cells.first().boundingBox(), cells.last().boundingBox()]);
  expect((first?.y ?? 999) + (first?.height ?? 999)).toBeLessThanOrEqual((second?.y ?? 0) + 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test("a shared board and the documentation fit a window at 400 % zoom", async ({
  account,
  api,
  page,
  otherUser: coach,
}) => {
  await api.addCards({ title: "Cook" });
  const path = await shareBoard(coach.api, api, account.email);
  for (const each of [page, coach.page]) await each.setViewportSize({ width: 320, height: 640 });
  await page.goto("/docs");
  await expect(page.getByRole("link", { name: "Open Offerlane" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await coach.page.goto(path);
  const order = coach.page.getByText("Newest change first");
  await expect(order).toBeVisible();
  expect(await cutOff(order)).toBeLessThanOrEqual(0);
});

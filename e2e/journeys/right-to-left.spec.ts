import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const TITLE = "مهندس برمجيات";
const COMPANY = "شركة النهر";

/** Checks whether an element's text begins at its right edge. */
function startsAtRight(written: Locator): Promise<boolean> {
  return written.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!text) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [line, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return box.right - line.right < line.left - box.left;
  });
}

test("a right-to-left title starts at the right on the board, in the drawer, and in the table", async ({
  api,
  board,
  drawer,
  page,
  table,
}) => {
  await api.addCards({ title: TITLE, company: COMPANY }, { title: "Cook" });
  await board.open();
  const heading = (title: string) => board.card(title).locator("xpath=ancestor::h3");
  expect(await startsAtRight(heading(TITLE))).toBe(true);
  expect(await startsAtRight(heading("Cook"))).toBe(false);
  await board.card(TITLE).click();
  await expect(drawer.field("Job title")).toHaveCSS("direction", "rtl");
  await drawer.field("Notes").fill("ملاحظات");
  await expect(drawer.field("Notes")).toHaveCSS("direction", "rtl");
  await expect(drawer.field("Source")).toHaveCSS("direction", "ltr");
  expect(await startsAtRight(drawer.dialog.getByText(COMPANY, { exact: true }))).toBe(true);

  await table.open(await api.boardId());
  expect(await startsAtRight(table.cell(TITLE, "title"))).toBe(true);
  expect(await startsAtRight(table.cell(TITLE, "company"))).toBe(true);
  expect(await startsAtRight(table.cell("Cook", "title"))).toBe(false);
  await table.cell(TITLE, "title").dblclick();
  await expect(page.getByLabel("Edit Job title")).toHaveCSS("direction", "rtl");
});

test("a sentence that begins with a right-to-left name runs in the direction of its language", async ({
  api,
  page,
}) => {
  await api.change("account.rename", { name: "ליאת כהן" });
  const { slug } = await api.change<{ slug: string }>("organizations.create", {
    name: `Harbor Careers ${Date.now()}`,
    type: "bootcamp",
  });
  await page.goto(`/o/${slug}/audit`);
  expect(await startsAtRight(page.getByText("ליאת כהן created Harbor Careers"))).toBe(false);
});

import { expect, type Locator, type Page } from "@playwright/test";

/** The board as the user sees it. */
export class BoardScreen {
  readonly page: Page;
  readonly filter: Locator;
  readonly announcements: Locator;

  constructor(page: Page) {
    this.page = page;
    this.filter = page.getByRole("textbox", { name: "Filter cards on this board" });
    this.announcements = page.locator("[data-board-announcements]");
  }

  async open(): Promise<void> {
    await this.page.goto("/boards");
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(this.page.locator("[data-board-ready]")).toBeAttached();
    // Cards can be dragged a moment after they appear.
    const empty = this.page.getByRole("button", { name: "Add your first card" });
    await expect(this.page.locator("[id^=DndLiveRegion]").or(empty)).toBeAttached();
  }

  column(status: string): Locator {
    return this.page.locator(`section[data-column="${status}"]`);
  }

  /** Returns a card's link, which takes the focus and the keys. */
  card(title: string): Locator {
    return this.page.locator("[data-card-link]").filter({ hasText: title });
  }

  /** Returns the titles of a column from top to bottom. */
  async titles(status: string): Promise<string[]> {
    return this.column(status).locator("[data-card-link]").allInnerTexts();
  }

  async expectColumn(status: string, titles: string[]): Promise<void> {
    await expect.poll(() => this.titles(status), { message: `the cards of ${status}` }).toEqual(titles);
  }

  /** Drags by mouse onto the upper edge of a card, into the free space of a column, or to the right of a column. */
  async drag(title: string, to: { onto: string } | { column: string } | { beside: string }): Promise<void> {
    const from = await boxOf(this.card(title).locator("xpath=ancestor::article"));
    const target =
      "onto" in to
        ? await boxOf(this.card(to.onto).locator("xpath=ancestor::article"))
        : "beside" in to
          ? areaRightOf(await boxOf(this.column(to.beside)))
          : await boxOf(this.column(to.column).getByRole("list"));
    const grip = { x: from.x + from.width / 2, y: from.y + 20 };
    await this.page.mouse.move(grip.x, grip.y);
    await this.page.mouse.down();
    await this.page.mouse.move(grip.x + 10, grip.y + 6, { steps: 3 });
    const drop = { x: target.x + target.width / 2, y: target.y + 20 + ("column" in to ? target.height : 0) };
    await this.page.mouse.move(drop.x, drop.y, { steps: 12 });
    await this.page.mouse.move(drop.x, drop.y + 1);
    await this.page.mouse.up();
  }

  async undo(): Promise<void> {
    await this.page.keyboard.press("ControlOrMeta+z");
  }

  async redo(): Promise<void> {
    await this.page.keyboard.press("ControlOrMeta+Shift+z");
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("nothing to take hold of");
  return box;
}

/** Returns a narrow area to the right of a box. */
function areaRightOf({ x, y, width, height }: Awaited<ReturnType<typeof boxOf>>) {
  return { x: x + width + 10, y, width: 10, height };
}

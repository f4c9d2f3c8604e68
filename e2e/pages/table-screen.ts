import { expect, type Locator, type Page } from "@playwright/test";

/** A board's table as the user sees it. */
export class TableScreen {
  readonly page: Page;
  readonly grid: Locator;
  readonly announcements: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole("grid");
    this.announcements = page.locator("[data-board-announcements]");
  }

  async open(boardId: string): Promise<void> {
    await this.page.goto(`/boards/${boardId}/table`);
    await expect(this.page.locator("[data-board-ready]")).toBeAttached();
  }

  /** Returns a cell of a card's row, found by its job title. */
  cell(title: string, column: string): Locator {
    return this.grid
      .getByRole("row")
      .filter({ has: this.page.getByRole("rowheader", { name: title }) })
      .locator(`[data-column="${column}"]`);
  }

  /** Returns the texts of a column from top to bottom. */
  texts(column: string): Promise<string[]> {
    return this.grid.locator(`[data-row]:not([data-row="-1"]) [data-column="${column}"]`).allInnerTexts();
  }

  /** Pastes a text that another program put into the clipboard. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", data);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
}

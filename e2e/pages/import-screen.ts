import { expect, type Page } from "@playwright/test";
import type { Api } from "../api.ts";
import { PATIENCE } from "../patience.ts";

/** Returns a file for Playwright's file dialog. */
export function fileOf(name: string, content: string | Uint8Array) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(content) };
}

/** The page that imports a file into a board. */
export class ImportScreen {
  readonly #page: Page;
  readonly #api: Api;

  constructor(page: Page, api: Api) {
    this.#page = page;
    this.#api = api;
  }

  async open(): Promise<void> {
    await this.#page.goto(`/boards/${await this.#api.boardId()}/import`);
  }

  async choose(name: string, content: string | Uint8Array): Promise<void> {
    await this.#page.getByLabel("Choose a file", { exact: true }).last().setInputFiles(fileOf(name, content));
  }

  /** Goes from the matched columns to the verdicts. */
  async check(): Promise<void> {
    await this.#page.getByRole("button", { name: /^Review \d/ }).click();
  }

  /** Goes from the verdicts to the cards. */
  async import(): Promise<void> {
    await this.#page.getByRole("button", { name: /^Import \d/ }).click();
    await expect(this.#page.getByRole("status").filter({ hasText: /^Imported/ })).toBeVisible({
      timeout: 60_000 * PATIENCE,
    });
  }

  /** Presses Tab until a button or link has the focus, then activates it. */
  async pressByKeyboard(name: string): Promise<void> {
    const wanted = this.#page.locator("a, button").filter({ hasText: name }).last();
    await expect(wanted).toBeVisible();
    const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
    while (!(await isFocused())) await this.#page.keyboard.press("Tab");
    await this.#page.keyboard.press("Enter");
  }

  row(text: string) {
    return this.#page
      .getByRole("list", { name: "Rows and what happens to them" })
      .getByRole("listitem")
      .filter({ hasText: text });
  }
}

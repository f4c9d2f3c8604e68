import { expect, type Page } from "@playwright/test";

/** The product's local emails, as /dev/mail shows them. */
export class Mailbox {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Waits for a message to the address and opens it. */
  async open(email: string, subject: string): Promise<void> {
    await this.#page.goto(`/dev/mail?to=${encodeURIComponent(email)}`);
    await this.#page.getByRole("link", { name: subject }).first().click();
    await expect(this.#page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
    await expect(this.#page.getByRole("region", { name: "Plain text" })).not.toContainText(/[{}]/);
  }

  /**
   * Returns the path of a message's first link; one to unsubscribe may follow. Emails use the public address, which tests may reach by another name.
   */
  async linkIn(email: string, subject: string): Promise<string> {
    await this.open(email, subject);
    const link = this.#page.getByRole("region", { name: "Plain text" }).getByRole("link").first();
    const { pathname, search } = new URL((await link.getAttribute("href")) ?? "");
    return `${pathname}${search}`;
  }
}

import { expect, type Page } from "@playwright/test";
import { linksIn } from "#domain/web-address.ts";
import { listLocalMail, readLocalMail } from "#server/mail/local-mailbox.ts";

const POLLED_MS = 50;

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
}

/**
 * Waits for a message to the address, and returns the path of its first link; one to unsubscribe may follow. Reads what the mailbox's
 * pages show, without opening them. Emails use the public address, which tests may reach by another name.
 */
export async function linkIn(email: string, subject: string): Promise<string> {
  let text = "";
  const read = async () => {
    const newest = (await listLocalMail(email)).find((message) => message.subject.includes(subject));
    text = (newest && (await readLocalMail(newest.id))?.text) ?? "";
    return text;
  };
  await expect.poll(read, { message: `the text of “${subject}”`, intervals: [POLLED_MS] }).not.toBe("");
  expect(text).not.toMatch(/[{}]/);
  const href = linksIn(text).find((part) => part.href !== null)?.href;
  const { pathname, search } = new URL(href ?? "");
  return `${pathname}${search}`;
}

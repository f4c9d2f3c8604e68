import type { Page } from "@playwright/test";

/** The pages for signing in and signing up. */
export class SignInForms {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async fill(fields: { name?: string; email?: string; password?: string }): Promise<void> {
    if (fields.name !== undefined) await this.#page.getByLabel("Your name").fill(fields.name);
    if (fields.email !== undefined) await this.#page.getByLabel("Email").fill(fields.email);
    if (fields.password !== undefined) {
      await this.#page.getByRole("textbox", { name: "assword" }).fill(fields.password);
    }
  }

  async press(button: string): Promise<void> {
    await this.#page.getByRole("button", { name: button, exact: true }).click();
  }

  /** Signs out through the account menu, as a user does. */
  async signOut(): Promise<void> {
    await this.#page.getByRole("button", { name: /^Account/ }).click();
    await this.#page.getByRole("menuitem", { name: "Sign out" }).click();
    await this.#page.waitForURL((url) => url.pathname === "/");
  }
}

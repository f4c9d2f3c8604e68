import { expect, type Page } from "@playwright/test";

/** The pages for signing in and up. */
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

  /** By the account menu, as a person does. */
  async signOut(): Promise<void> {
    const menu = this.#page.getByRole("button", { name: /^Account/, includeHidden: true });
    const signOut = this.#page.getByRole("menuitem", { name: "Sign out" });
    // The page may be seen before its scripts are there; a person presses again.
    await expect(async () => {
      if ((await menu.getAttribute("aria-expanded")) !== "true") await menu.click();
      await expect(signOut).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await signOut.click();
    await this.#page.waitForURL((url) => url.pathname === "/");
  }
}

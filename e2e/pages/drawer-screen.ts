import type { Locator, Page } from "@playwright/test";

/** The drawer of a card. */
export class DrawerScreen {
  readonly dialog: Locator;
  readonly saved: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog");
    this.saved = this.dialog.getByText("Saved", { exact: true }).and(page.getByRole("status"));
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  async fill(label: string, text: string): Promise<void> {
    await this.unfold(label);
    await this.field(label).fill(text);
    await this.field(label).blur();
  }

  /** Expands the section that contains a field, if it is collapsed. */
  async unfold(label: string): Promise<void> {
    await this.field(label).waitFor({ state: "attached" });
    const field = this.dialog.page().getByLabel(label, { exact: true });
    const fold = this.dialog.locator("details:not([open])").filter({ has: field });
    if ((await fold.count()) > 0) await fold.locator("summary").click();
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole("button", { name });
  }
}

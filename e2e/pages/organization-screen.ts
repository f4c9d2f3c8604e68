import { expect, type Locator, type Page } from "@playwright/test";

/** An organization's pages as its staff see them. */
export class OrganizationScreen {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog");
  }

  /** Creates an organization without a sample cohort from the settings, as a user does. Returns its slug. */
  async createOrganization(name: string): Promise<string> {
    const { page } = this;
    await page.goto("/settings");
    await page.getByRole("link", { name: "Create an organization" }).click();
    await page.getByRole("button", { name: "Create organization" }).click();
    await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Type").selectOption("bootcamp");
    await page.getByLabel("Start with a sample cohort").uncheck();
    await page.getByRole("button", { name: "Create organization" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
    return new URL(page.url()).pathname.split("/")[2] ?? "";
  }

  /** Opens another page of the organization by its navigation. */
  async go(section: string): Promise<void> {
    const sections = this.page.getByRole("navigation", { name: /^Pages of/ });
    await sections.getByRole("link", { name: section }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: section })).toBeVisible();
  }

  /** Returns the row of an applicant in the roster. */
  applicant(text: string): Locator {
    return this.page.getByRole("row").filter({ hasText: text });
  }

  async sendInvitations(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Send invitations" }).click();
  }

  /** Returns the verdict for an address or a line. */
  verdict(text: string): Locator {
    return this.dialog.getByRole("listitem").filter({ hasText: text });
  }
}

import type { Locator, Page } from "@playwright/test";

/** The toast with this message; one that is on its way out no longer counts. */
function toastOf(page: Page, message: string | RegExp): Locator {
  return page.locator("[data-sonner-toast][data-removed=false]").filter({ hasText: message });
}

/** Presses "Undo" in the toast with this message, which a newer toast may cover until the pointer spreads them. */
export async function undoFromToast(page: Page, message: string | RegExp): Promise<void> {
  await toastOf(page, message).hover({ force: true });
  await toastOf(page, message).getByRole("button", { name: "Undo" }).click();
}

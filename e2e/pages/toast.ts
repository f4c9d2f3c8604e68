import { expect, type Locator, type Page } from "@playwright/test";

/** Returns the toast with this message, unless it is closing. */
function toastOf(page: Page, message: string | RegExp): Locator {
  return page.locator("[data-sonner-toast][data-removed=false]").filter({ hasText: message });
}

/**
 * Presses "Undo" in the toast with this message. A newer toast may cover it until the pointer spreads them.
 * @param message no earlier toast may have it: on a busy machine, one that was dismissed is still closing when the next opens
 */
export async function undoFromToast(page: Page, message: string | RegExp): Promise<void> {
  // A toast that was just dismissed stays on the page for two frames.
  await expect(toastOf(page, message)).toHaveCount(1);
  // A forced hover doesn't wait for that.
  await expect(toastOf(page, message)).toBeVisible();
  await toastOf(page, message).hover({ force: true });
  await toastOf(page, message).getByRole("button", { name: "Undo" }).click();
}

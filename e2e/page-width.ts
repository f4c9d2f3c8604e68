import { expect, type Page } from "@playwright/test";

/**
 * Fails if the page scrolls sideways. It compares with the size that the test chose, because a phone widens its viewport if something
 * doesn't fit.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

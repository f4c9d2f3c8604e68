import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Holds a page as it stands to WCAG 2.2 AA. */
export async function expectNoFindings(page: Page, where: string): Promise<void> {
  // Colours are judged when they have arrived.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  // What is scrolled half under the bar at the top is no small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`);
  expect(findings, where).toEqual([]);
}

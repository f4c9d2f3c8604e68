import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { atFullSpeed } from "./slow-processor.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules that a theme can break. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"] as const;
/** The page behind an open dialog or menu, which can't be used until it closes. It is checked when nothing is open. */
const BEHIND = '[data-aria-hidden="true"]';

/**
 * Waits for colors to settle. A theme that just changed starts its transitions with the next frame, and cancels those
 * it replaces. Endless animations aren't waited for, nor those that follow a scroll position.
 */
async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const ending = () =>
    document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      // Animations in collapsed content don't run.
      const isSeen = target?.checkVisibility() ?? true;
      const endsByTime = animation.timeline instanceof DocumentTimeline && end !== Number.POSITIVE_INFINITY;
      return isSeen && animation.playState === "running" && endsByTime;
    });
  do {
    const ended = Promise.allSettled(ending().map((animation) => animation.finished));
    // An animation that is paused in the meantime never finishes.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    await frame();
    await frame();
  } while (ending().length > 0);
}

/**
 * Checks a page in its current state for WCAG 2.2 AA, in both themes unless one is named. Leaves it in the light theme.
 */
export async function expectNoFindings(page: Page, where: string, themes: "both" | "light" = "both") {
  // An element half scrolled under the top bar would count as a small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Only the final look is checked, without animations.
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (themes === "both") {
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNone(page, `${where}, dark`, (axe) => axe.withRules([...COLOR_RULES]));
  }
  await page.emulateMedia({ colorScheme: "light" });
  await expectNone(page, where, (axe) => axe.withTags(rules));
  await page.emulateMedia({ reducedMotion: null });
}

async function expectNone(page: Page, where: string, by: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.evaluate(settle);
  // Without frames from other origins, axe can run entirely in the page. Passed rules need no report. A page that
  // already has axe doesn't load it again.
  const hasAxe = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(hasAxe ? { axeSource: "0" } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .exclude(BEHIND);
  const { violations } = await atFullSpeed(page, () => by(axe).analyze());
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`);
  expect(findings, where).toEqual([]);
}

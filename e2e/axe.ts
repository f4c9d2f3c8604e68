import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Those of the rules that a theme can break. */
const ofColors = ["color-contrast", "link-in-text-block"] as const;

/**
 * Colors are judged when they have arrived: a theme that was just changed starts its transitions with the next frame,
 * one that is overtaken is canceled, and what turns for ever is not waited for.
 */
async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const ending = () =>
    document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      // What is folded up doesn't run on.
      const isSeen = target?.checkVisibility() ?? true;
      return isSeen && animation.playState === "running" && end !== Number.POSITIVE_INFINITY;
    });
  do {
    await Promise.allSettled(ending().map((animation) => animation.finished));
    await frame();
    await frame();
  } while (ending().length > 0);
}

/** Holds a page as it stands to WCAG 2.2 AA, in both themes unless one is named; it is left in the light one. */
export async function expectNoFindings(page: Page, where: string, themes: "both" | "light" = "both") {
  // What is scrolled half under the bar at the top is no small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  // What is judged is how it looks in the end: nobody here watches it move there.
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (themes === "both") {
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNone(page, `${where}, dark`, (axe) => axe.withRules([...ofColors]));
  }
  await page.emulateMedia({ colorScheme: "light" });
  await expectNone(page, where, (axe) => axe.withTags(rules));
  await page.emulateMedia({ reducedMotion: null });
}

async function expectNone(page: Page, where: string, by: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.evaluate(settle);
  // Nothing is framed from elsewhere, so the page itself can run all of it; what passes needs no report. A page that has
  // axe from before needn't read it again.
  const hasAxe = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(hasAxe ? { axeSource: "0" } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  const { violations } = await by(axe).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`);
  expect(findings, where).toEqual([]);
}

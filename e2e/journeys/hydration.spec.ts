import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const PAUSED = "Hydration pauses";

test("a press while the page hydrates counts once", async ({ api, page }) => {
  const [applicationId] = await api.addCards({ title: "Cook" });
  await api.change("interviews.create", { applicationId, scheduledAt: new Date().toISOString() });
  await pauseInHydration(page);
  const release = await holdScripts(page);
  await page.goto("/interviews", { waitUntil: "commit" });
  await page.getByRole("button", { name: /^Actions/ }).hover();
  const isPaused = page.waitForEvent("console", (message) => message.text() === PAUSED);
  release();
  await isPaused;
  await page.mouse.down();
  await page.mouse.up();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  // A replay of the press would close the menu soon after.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(menu).toBeVisible();
});

test("hydration doesn't move the caret in a text area", async ({ account: _account, page }) => {
  await page.goto("/profile");
  const summary = page.getByLabel("Summary", { exact: true });
  await summary.fill("I cook");
  await summary.blur();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const release = await holdScripts(page);
  await page.goto("/profile", { waitUntil: "commit" });
  await expect(summary).toHaveValue("I cook");
  await summary.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(2, 2);
  });
  release();
  await expect
    .poll(() => summary.evaluate((field) => Object.keys(field).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await page.waitForLoadState("networkidle");
  expect(await summary.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(2);
});

/** Holds the scripts of the next page. Returns a function that lets them load. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    if (route.request().resourceType() === "script") await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Keeps the page busy for a moment once React has hydrated the frame of the page, and not yet its content: input waits in the browser,
 * and comes before React continues.
 */
async function pauseInHydration(page: Page): Promise<void> {
  await page.addInitScript((paused) => {
    const isHydrated = (selector: string) => {
      const element = document.querySelector(selector);
      return element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps"));
    };
    // React's scheduler posts a message to itself before each slice of work.
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
      Reflect.apply(post, this, given);
      if (!isHydrated("header button") || isHydrated("main li button")) return;
      MessagePort.prototype.postMessage = post;
      console.log(paused);
      const end = performance.now() + 1_500;
      while (performance.now() < end);
    };
  }, PAUSED);
}

import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./chromium.ts";

const recorded = { mode: "retain-on-failure", screenshots: false, sources: false } as const;

/**
 * Journeys through the running product. `BASE_URL` says where it runs; `CHROMIUM_PATH` names a browser, otherwise the
 * one that npm has installed is used.
 */
export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  // Two cores; with two, a quarter of the time is spent waiting for one another's pages and mails.
  workers: 3,
  // Where nobody sits before it, a journey that a busy machine tripped is walked once more, and named as flaky.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: process.env.BASE_URL ?? "http://localhost:3000",
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    // Routes that a journey sets up see no request that a service worker makes.
    serviceWorkers: "block",
    // The page as it stood at every step takes a twelfth of the CPU, a film of it as much as the journey: of all journeys
    // none is recorded, and one that is walked alone is.
    trace: process.env.CI ? "on-first-retry" : process.env.ALL_JOURNEYS ? "off" : recorded,
    launchOptions: {
      executablePath: await chromiumPath(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    },
  },
});

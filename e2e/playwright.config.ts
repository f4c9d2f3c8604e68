import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./chromium.ts";
import { PATIENCE } from "./patience.ts";

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
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000 * PATIENCE,
  expect: { timeout: 10_000 * PATIENCE },
  reporter: [["list"]],
  use: {
    baseURL: process.env.BASE_URL ?? "http://localhost:3000",
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    // Routes that a journey sets up see no request that a service worker makes.
    serviceWorkers: "block",
    // Recording the page at every step takes a twelfth of the CPU, and filming it as much as the journey: it is recorded when run alone.
    trace: process.env.ALL_JOURNEYS ? "off" : recorded,
    launchOptions: {
      executablePath: await chromiumPath(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    },
  },
});

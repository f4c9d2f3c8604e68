import { existsSync, statfsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./chromium.ts";
import { PATIENCE } from "./patience.ts";

const recorded = { mode: "retain-on-failure", screenshots: false, sources: false } as const;

const SHARED_MEMORY = "/dev/shm";
const ENOUGH_BYTES = 1_073_741_824;

/**
 * Checks whether the browser can share memory among its processes in RAM. Playwright makes it use files otherwise, because a container
 * has 64 MiB by default.
 */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

/**
 * The configuration of journeys through the running product. `BASE_URL` is its address. `CHROMIUM_PATH` names a
 * browser; by default the one from npm is used.
 */
export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  // Three for two cores: with two, a quarter of the time is spent waiting for pages and emails. A slowed processor keeps spinning, so that
  // several workers would leave no processor time for the server.
  workers: process.env.SLOW === "cpu" ? 1 : 3,
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
    // A journey's routes don't see requests that a service worker makes.
    serviceWorkers: "block",
    // Tracing takes a twelfth of the CPU, and video as much as the journey. So a journey is recorded only when it runs
    // alone.
    trace: process.env.ALL_JOURNEYS ? "off" : recorded,
    launchOptions: {
      executablePath: await chromiumPath(),
      ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // A page lives for seconds: optimizing its scripts takes a twelfth of the time, and saves none.
        "--js-flags=--no-turbofan,--no-maglev",
      ],
    },
  },
});

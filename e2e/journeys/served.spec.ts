import type { Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

// Bytes of scripts as a browser receives them, including Brotli and headers. React and Next account for 116,000 of
// them.
const BOARD_BUDGET = 220_000;
const FIRST_PAGES_BUDGET = 127_000;

const HIDDEN = [
  "/.git/config",
  "/.git/",
  "/.env",
  "/.npmrc",
  "/.data/secrets.json",
  "/package.json",
  "/server/main.ts",
  "/prisma/schema/identity.prisma",
  "/_next/",
  "/_next/static/",
  "/_next/image?url=%2Fog.png&w=640&q=75",
  "/public/",
  "/..%2fpackage.json",
  "/_next/static/..%2f..%2f..%2fpackage.json",
];

test("only pages, the build, and public files are served as they are, and no folder is listed", async ({
  request,
}) => {
  for (const path of HIDDEN) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBeGreaterThanOrEqual(300);
    const text = await response.text();
    expect(text, path).not.toMatch(
      /"dependencies"|repositoryformatversion|AUTH_SECRET|datasource db|Index of/,
    );
  }
});

test("the scripts that the board loads without interaction stay within their budget", async ({
  account: _account,
  page,
}) => {
  const bytes = await scriptBytes(page, "/boards");
  expect(bytes, "See docs/decisions/2026-11-22-scripts-of-the-board.md.").toBeLessThan(BOARD_BUDGET);
});

for (const path of ["/", "/sign-in"]) {
  test(`the scripts that ${path} loads before sign-in stay within their budget`, async ({ page }) => {
    expect(await scriptBytes(page, path)).toBeLessThan(FIRST_PAGES_BUDGET);
  });
}

test("a page is painted before its scripts load, and counts as loaded once they have", async ({
  account: _account,
  page,
}) => {
  await page.goto("/people", { waitUntil: "networkidle" });
  const { painted, begun, ended, loaded } = await page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const own = new Set<string>();
    for (const { textContent } of document.querySelectorAll("body > script")) {
      const sources =
        textContent?.includes("first-contentful-paint") && /\)\((\[.*\])\)$/.exec(textContent)?.[1];
      for (const source of JSON.parse(sources || "[]")) own.add(source);
    }
    const scripts = resources.filter(
      ({ initiatorType, name }) => initiatorType === "script" && own.has(new URL(name).pathname),
    );
    return {
      painted:
        performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
      begun: scripts.map(({ startTime }) => startTime),
      ended: scripts.map(({ responseEnd }) => responseEnd),
      loaded: navigation?.loadEventStart ?? 0,
    };
  });
  expect(begun.length).toBeGreaterThan(5);
  expect(Math.min(...begun)).toBeGreaterThanOrEqual(painted);
  expect(Math.max(...ended)).toBeLessThanOrEqual(loaded);
});

test("a page becomes interactive even if the browser doesn't report that it has painted", async ({
  account: _account,
  board,
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await board.open();
  await expect(page.locator("[data-board-ready]")).toBeAttached();
});

/** Returns the bytes of scripts that a browser receives until the page is idle, including preloads. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const scripts: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.push(request);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(5);
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
}

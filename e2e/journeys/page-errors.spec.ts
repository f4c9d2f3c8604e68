import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { Api } from "../api.ts";
import { expect, test } from "../fixtures.ts";
import { startWatchedServer } from "../own-server.ts";
import { PageErrors } from "../page-errors.ts";
import { makeUser, signBrowserInTo } from "../users.ts";

const SECRET = "s3cret-of-a-mail";
const MESSAGE = "a page failed in the browser";
const FRAME = /^[\w.~-]+\.js:\d+:\d+$/;

let folder: string;
let server: Awaited<ReturnType<typeof startWatchedServer>>;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "offerlane-page-errors-"));
  server = await startWatchedServer(path.join(folder, "server.log"));
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a page of the watched server. Its requests have the given id, which identifies its reports. */
async function pageOf(browser: Browser, requestId: string): Promise<Page> {
  const extraHTTPHeaders = { "X-Request-Id": requestId };
  const context = await browser.newContext({ baseURL: server.address, extraHTTPHeaders });
  return context.newPage();
}

/** Waits for the first report from pages with this id in the log. */
async function reported(requestId: string, fields: Record<string, unknown>) {
  const line = expect.objectContaining({ level: 50, requestId, count: 1, ...fields });
  await expect.poll(() => server.lines(MESSAGE)).toContainEqual(line);
  expect(await server.log()).not.toContain(SECRET);
}

test("an unhandled rejection reaches the log and the metrics, with the route of its page but without its secret", async ({
  browser,
  pageErrors,
}) => {
  pageErrors.expect(/can't be opened/);
  const page = await pageOf(browser, "req_rejection");
  await page.goto(`/reset/${SECRET}`);
  await page.evaluate((secret) => {
    setTimeout(() => void Promise.reject(new TypeError(`“${secret}” can't be opened`)));
  }, SECRET);
  await reported("req_rejection", {
    kind: "rejection",
    name: "TypeError",
    message: "… be opened",
    page: "/reset/[token]",
    release: expect.stringMatching(/^\d+\.\d+\.\d+\+[\w-]+$/),
  });
  expect(await server.metrics()).toMatch(/^offerlane_browser_errors_total\{kind="rejection"\} 1$/m);
});

test("an unhandled error is reported once, and fails a journey that doesn't expect it", async ({
  browser,
  pageErrors,
}) => {
  pageErrors.expect(/ReferenceError/);
  const another = new PageErrors();
  const stop = another.watch(browser);
  const page = await pageOf(browser, "req_error");
  await page.goto("/sign-in");
  await page.evaluate(() => {
    for (let times = 0; times < 2; times += 1) {
      setTimeout(() => {
        throw new ReferenceError("it is not defined");
      });
    }
  });
  await reported("req_error", { kind: "error", name: "ReferenceError", page: "/sign-in" });
  const noticed = expect.stringContaining("ReferenceError: it is not defined");
  await expect.poll(() => another.unexpected()).toEqual([noticed, noticed]);
  await stop();
});

test("a script that doesn't load is reported with its file", async ({ browser, pageErrors }) => {
  pageErrors.expect(/\.js: net::ERR_FAILED/);
  const page = await pageOf(browser, "req_of-script");
  let isFirst = true;
  await page.route("**/_next/static/chunks/*.js", (route) => {
    const isBroken = isFirst;
    isFirst = false;
    return isBroken ? route.abort() : route.continue();
  });
  await page.goto("/sign-in");
  await reported("req_of-script", {
    kind: "resource",
    name: "script",
    page: "/sign-in",
    stack: [expect.stringMatching(FRAME)],
  });
});

test("a page that doesn't match the server's HTML is reported when React recovers from it", async ({
  browser,
  pageErrors,
}) => {
  pageErrors.expect(/Minified React error #418/);
  const page = await pageOf(browser, "req_mismatch");
  await page.route("**/sign-in", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<button[^>]*>)Sign in/, "$1Sign out");
    await route.fulfill({ response, body });
  });
  await page.goto("/sign-in");
  await reported("req_mismatch", {
    kind: "render",
    message: expect.stringMatching(/^Minified React error #418;/),
    page: "/sign-in",
  });
});

test("a component that throws is reported with the components that contain it", async ({
  browser,
  pageErrors,
}, testInfo) => {
  pageErrors.expect(/TypeError/);
  const page = await pageOf(browser, "req_component");
  const email = `ines-${testInfo.testId}-${Date.now()}@example.com`;
  const { id } = await makeUser({ name: "Ines Duarte", email, password: "seven slow rivers" });
  await signBrowserInTo(page, id);
  await new Api(page.request).change("companies.create", { name: "Acme" });
  // The page may read again once live updates connect; that request must not get the broken response.
  await page.goto("/companies", { waitUntil: "networkidle" });
  // The table can't draw a company that is null.
  const data = { data: [null], hasMore: false, nextCursor: null };
  await page.route("**/api/trpc/companies.list**", (route) => route.fulfill({ json: { result: { data } } }));
  await page.getByRole("searchbox", { name: "Search companies" }).fill("Acme");
  await expect(page.getByRole("heading", { name: "This page couldn't load" })).toBeVisible();
  await reported("req_component", {
    kind: "render",
    name: "TypeError",
    page: "/companies",
    components: expect.arrayContaining([expect.stringMatching(/^\S+ [\w.~-]+\.js:\d+:\d+$/)]),
  });
});

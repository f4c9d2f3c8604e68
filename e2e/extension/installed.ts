import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type BrowserContext,
  test as base,
  chromium,
  expect,
  type Page,
  type Worker,
} from "@playwright/test";
import { projectFolder } from "../../scripts/bootstrap/project.mjs";
import { Api } from "../api.ts";
import { makeUser, signBrowserInTo } from "../users.ts";

export { expect };

type Tab = { id: number; url?: string };
type Browser = {
  chrome: {
    tabs: { query: (wanted: object) => Promise<Tab[]> };
    action: { setPopup: (given: { popup: string }) => Promise<void> };
  };
};

/** The extension in a browser. */
type Extension = {
  /** Presses its button on a page. Returns the popup in a tab, because Playwright can't see into the real one. */
  press: (page: Page) => Promise<Page>;
  /** Connects it to the product as the signed-in user. */
  connect: (popup: Page) => Promise<void>;
  /** Serves a page at a web address. */
  serve: (address: string, html: string) => Promise<Page>;
};
type Fixtures = { extension: Extension; worker: Worker; api: Api; context: BrowserContext };

const folder = path.join(projectFolder, "clients/extension/dist/chrome-mv3");

/** Runs a test in a new browser that has the built extension and is signed in to a new account. */
export const test = base.extend<Fixtures>({
  context: async ({ launchOptions, viewport, baseURL, locale, timezoneId }, use, { testId }) => {
    const profile = await mkdtemp(path.join(tmpdir(), "extension-"));
    const context = await chromium.launchPersistentContext(profile, {
      ...(launchOptions.executablePath ? { executablePath: launchOptions.executablePath } : {}),
      // Playwright's default headless mode doesn't support extensions.
      headless: false,
      args: [
        ...(launchOptions.args ?? []),
        "--headless=new",
        "--enable-unsafe-extension-debugging",
        `--disable-extensions-except=${folder}`,
        `--load-extension=${folder}`,
      ],
      ignoreDefaultArgs: ["--disable-extensions"],
      ...{ viewport, baseURL, locale, timezoneId },
    });
    const email = `robin-${testId}-${Date.now()}@example.com`;
    const { id } = await makeUser({ name: "Robin Reyes", email, password: "seven quiet rivers" });
    await signBrowserInTo(context.pages()[0] ?? (await context.newPage()), id);
    await use(context);
    await context.close();
    await rm(profile, { recursive: true });
  },
  api: async ({ context }, use) => {
    await use(new Api(context.request));
  },
  worker: async ({ context }, use) => {
    await use(context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker")));
  },
  extension: async ({ context, worker, baseURL }, use) => {
    const press = async (page: Page) => {
      await pressButton(page, worker, { opensPopup: false });
      const address = page.url();
      const tab = await worker.evaluate(async (shown) => {
        const { chrome } = globalThis as unknown as Browser;
        return (await chrome.tabs.query({})).find(({ url }) => url === shown);
      }, address);
      expect(tab, "The button lets the extension see the tab that it was pressed on.").toBeDefined();
      const popup = await context.newPage();
      await popup.setViewportSize({ width: 400, height: 800 });
      await popup.addInitScript((shown) => {
        const { chrome } = globalThis as unknown as Browser;
        chrome.tabs.query = async () => (shown ? [shown] : []);
      }, tab);
      await popup.goto(worker.url().replace("background.js", "popup.html"));
      return popup;
    };
    const connect = async (popup: Page) => {
      await popup.getByLabel("Address").fill(baseURL ?? "");
      const opening = context.waitForEvent("page");
      await popup.getByRole("button", { name: "Connect" }).click();
      const consent = await opening;
      await consent.getByRole("button", { name: "Allow" }).click();
      await expect(popup.getByText("Connected. Open a job posting")).toBeVisible();
    };
    const serve = async (address: string, html: string) => {
      await context.route(address, (route) =>
        route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
      );
      const page = await context.newPage();
      await page.goto(address);
      return page;
    };
    await use({ press, connect, serve });
  },
});

/**
 * Presses the extension's button in the browser's toolbar, which lets it read the page. The popup that it opens would run at the same time
 * as the test's popup, so the test can turn it off.
 */
export async function pressButton(page: Page, worker: Worker, { opensPopup }: { opensPopup: boolean }) {
  await worker.evaluate(
    async (popup) => {
      await (globalThis as unknown as Browser).chrome.action.setPopup({ popup });
    },
    opensPopup ? "popup.html" : "",
  );
  const { targetInfo } = await (await page.context().newCDPSession(page)).send("Target.getTargetInfo");
  const browser = await page.context().browser()?.newBrowserCDPSession();
  // Newer than Playwright's list of commands.
  const send = browser?.send.bind(browser) as unknown as <Result>(
    name: string,
    given: object,
  ) => Promise<Result>;
  type Targets = { targetInfos: { targetId: string; type: string; url: string }[] };
  const { targetInfos } = await send<Targets>("Target.getTargets", { filter: [{}] });
  const tab = targetInfos.find(({ type, url }) => type === "tab" && url === targetInfo.url);
  await send("Extensions.triggerAction", { id: new URL(worker.url()).host, targetId: tab?.targetId });
  return async () =>
    (await send<Targets>("Target.getTargets", { filter: [{}] })).targetInfos.map(({ url }) => url);
}

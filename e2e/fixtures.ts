import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { Api } from "./api.ts";
import { PageErrors } from "./page-errors.ts";
import { BoardScreen } from "./pages/board-screen.ts";
import { DrawerScreen } from "./pages/drawer-screen.ts";
import { TableScreen } from "./pages/table-screen.ts";
import { slowProcessor } from "./slow-processor.ts";
import { makeUser, signBrowserInTo } from "./users.ts";

export { expect };

type Account = { name: string; email: string; password: string };

type Fixtures = {
  /** The errors of all pages, which fail the journey unless it expects them. */
  pageErrors: PageErrors;
  /** A new account, to which the page is signed in. The page has opened nothing yet. */
  account: Account;
  /** The API with the page's session, to set up a journey's initial state. */
  api: Api;
  board: BoardScreen;
  drawer: DrawerScreen;
  table: TableScreen;
  /** Another user, signed in to a separate browser. */
  otherUser: { account: Account; page: Page; api: Api };
  /** Opens another window of the same account. */
  secondWindow: () => Promise<{ page: Page; board: BoardScreen; drawer: DrawerScreen }>;
};

/**
 * The journeys' test. Every journey has a new account, created as the operator creates one; sign-up is a separate
 * journey.
 */
export const test = base.extend<Fixtures>({
  pageErrors: [
    async ({ browser }, use) => {
      const errors = new PageErrors();
      const stop = errors.watch(browser);
      const stopSlowing = slowProcessor(browser);
      await use(errors);
      stopSlowing();
      await stop();
      expect(errors.unexpected(), "Errors in the pages of this journey").toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ page }, use, testInfo) => {
    const unique = `${testInfo.testId}-${Date.now()}`;
    const account = {
      name: "Robin Reyes",
      email: `robin-${unique}@example.com`,
      password: "seven quiet rivers",
    };
    await begin(page, account);
    await use(account);
  },
  api: async ({ account: _account, page }, use) => {
    await use(new Api(page.request));
  },
  board: async ({ account: _account, page }, use) => {
    await use(new BoardScreen(page));
  },
  drawer: async ({ page }, use) => {
    await use(new DrawerScreen(page));
  },
  table: async ({ account: _account, page }, use) => {
    await use(new TableScreen(page));
  },
  otherUser: async ({ browser }, use, testInfo) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const email = `noor-${testInfo.testId}-${Date.now()}@example.com`;
    const account = { name: "Noor Haddad", email, password: "seven loud rivers" };
    await begin(page, account);
    await use({ account, page, api: new Api(page.request) });
    await context.close();
  },
  secondWindow: async ({ context }, use) => {
    await use(() => openWindow(context));
  },
});

async function begin(page: Page, account: Account): Promise<void> {
  const { id } = await makeUser(account);
  await signBrowserInTo(page, id);
}

async function openWindow(context: BrowserContext) {
  const page = await context.newPage();
  return { page, board: new BoardScreen(page), drawer: new DrawerScreen(page) };
}

import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** With `npm test -- e2e --slow=cpu`, pages run this many times slower than the machine allows. */
const RATE = 6;

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Slows the processor of every page that the browser opens from now on. Returns a function that stops watching for new
 * pages.
 */
export function slowProcessor(browser: Browser): () => void {
  if (process.env.SLOW !== "cpu") return () => undefined;
  const slow = async (page: Page) => {
    const protocol = await page.context().newCDPSession(page);
    sessions.set(page, protocol);
    await protocol.send("Emulation.setCPUThrottlingRate", { rate: RATE });
  };
  const watch = (context: BrowserContext) =>
    context.on("page", (page) => void slow(page).catch(() => undefined));
  browser.on("context", watch);
  return () => browser.off("context", watch);
}

/** Runs a check in the page at full speed, because only the product's scripts should be slow. */
export async function atFullSpeed<Result>(page: Page, check: () => Promise<Result>): Promise<Result> {
  const protocol = sessions.get(page);
  await protocol?.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  try {
    return await check();
  } finally {
    await protocol?.send("Emulation.setCPUThrottlingRate", { rate: RATE });
  }
}

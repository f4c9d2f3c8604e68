import type { Browser, BrowserContext, ConsoleMessage, Request } from "@playwright/test";

/** What browsers write to the console about any response of 400 and up. Scripts among those are noticed by themselves. */
const FAILED_RESOURCE = /^Failed to load resource: /;
/** What Chromium says where Playwright looks into the frame of a mail, in which no script may run. */
const SCRIPTLESS_FRAME = /^Blocked script execution in 'about:srcdoc'/;
/** How a browser ends what it was loading for a page that it leaves. */
const ABORTED = "net::ERR_ABORTED";
/** How it leaves out scripts where a journey turns them off. What our policy refuses, the console says besides. */
const LEFT_OUT = "csp";

/**
 * Collects the errors of every page of a browser: what nothing handled, errors in the console, rejections, and scripts that didn't load. A
 * journey fails by them, whatever it asserts.
 */
export class PageErrors {
  readonly #met: string[] = [];
  readonly #expected: { readonly pattern: RegExp; isMet: boolean }[] = [];

  /** Says that the journey provokes an error. It has to happen, and no other may. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns.map((pattern) => ({ pattern, isMet: false })));
  }

  /** Watches the pages of all contexts that the browser opens from now on. Gives the end of it, which closes those left open. */
  watch(browser: Browser): () => Promise<void> {
    const opened = new Set<BrowserContext>();
    const begin = (context: BrowserContext) => {
      opened.add(context);
      context.on("close", () => opened.delete(context));
      this.#watchContext(context);
    };
    browser.on("context", begin);
    return async () => {
      browser.off("context", begin);
      for (const context of opened) await context.close();
    };
  }

  /** The errors that nobody expected, and the expected ones that didn't happen. */
  unexpected(): string[] {
    const others = this.#met.filter((error) => {
      const expected = this.#expected.filter(({ pattern }) => pattern.test(error));
      for (const one of expected) one.isMet = true;
      return expected.length === 0;
    });
    const missing = this.#expected.filter(({ isMet }) => !isMet);
    return [...others, ...missing.map(({ pattern }) => `expected, and never happened: ${pattern}`)];
  }

  #watchContext(context: BrowserContext): void {
    context.on("weberror", (thrown) => {
      const error = thrown.error();
      this.#note(thrown.page()?.url(), error.stack || String(error));
    });
    context.on("console", (message) => {
      const isNoise = [FAILED_RESOURCE, SCRIPTLESS_FRAME].some((noise) => noise.test(message.text()));
      if (message.type() === "error" && !isNoise)
        this.#note(message.page()?.url(), `console: ${textOf(message)}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      if (isScript(request) && reason !== ABORTED && reason !== LEFT_OUT)
        this.#note(undefined, `${request.url()}: ${reason}`);
    });
    context.on("response", (response) => {
      const isFailed = isScript(response.request()) && response.status() >= 400;
      if (isFailed) this.#note(undefined, `${response.url()}: ${response.status()}`);
    });
  }

  #note(address: string | undefined, error: string): void {
    this.#met.push(address === undefined ? error : `${error}\n    on ${address}`);
  }
}

function isScript(request: Request): boolean {
  return request.resourceType() === "script";
}

/** The text, and where the script wrote it. */
function textOf(message: ConsoleMessage): string {
  const { url, lineNumber, columnNumber } = message.location();
  return `${message.text()} (${url}:${lineNumber}:${columnNumber})`;
}

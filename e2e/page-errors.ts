import type { Browser, BrowserContext, ConsoleMessage, Request } from "@playwright/test";

/** Browsers' console message for any response of 400 and up. Failed scripts are detected separately. */
const FAILED_RESOURCE = /^Failed to load resource: /;
/** Chromium's message when Playwright inspects an email's frame, which blocks scripts. */
const SCRIPTLESS_FRAME = /^Blocked script execution in 'about:srcdoc'/;
/** The error of requests that a browser cancels when it leaves a page. */
const ABORTED = "net::ERR_ABORTED";
/** The error of scripts that a journey turned off. Violations of our policy also appear in the console. */
const LEFT_OUT = "csp";

/**
 * Collects the errors of every page of a browser: unhandled exceptions and rejections, console errors, and scripts that
 * didn't load. They fail a journey whatever it asserts.
 */
export class PageErrors {
  readonly #met: string[] = [];
  readonly #expected: { readonly pattern: RegExp; isMet: boolean }[] = [];

  /** Expects an error that the journey provokes. It must occur, and no other may. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns.map((pattern) => ({ pattern, isMet: false })));
  }

  /** Allows an error that the browser logs only if a request of the page happens to run when the network is lost. */
  allow(...patterns: RegExp[]): void {
    this.#expected.push(...patterns.map((pattern) => ({ pattern, isMet: true })));
  }

  /**
   * Watches the pages of all contexts that the browser opens from now on. Returns a function that stops, closing those
   * left open.
   */
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

  /** Returns the unexpected errors, and the expected ones that didn't occur. */
  unexpected(): string[] {
    const others = this.#met.filter((error) => {
      const expected = this.#expected.filter(({ pattern }) => pattern.test(error));
      for (const item of expected) item.isMet = true;
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

/** Returns a message's text and its source location. */
function textOf(message: ConsoleMessage): string {
  const { url, lineNumber, columnNumber } = message.location();
  return `${message.text()} (${url}:${lineNumber}:${columnNumber})`;
}

import { errorOf } from "./error-response.ts";
import { type ApiError, ConnectionError, OfferlaneError, TimeoutError } from "./errors.ts";
import type { Prepared } from "./request.ts";
import type { OfferlaneOptions, RequestOptions } from "./types.ts";

const DEFAULTS = { timeout: 30_000, maxRetries: 2, maxRetryDelay: 60_000 };
const FIRST_DELAY = 500;
const LONGEST_GUESS = 8_000;
/** The longest time of a timer, in milliseconds. A longer one, such as `Infinity`, ends immediately. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Statuses of temporary errors. */
const TEMPORARY = new Set([429, 502, 503, 504]);

/** Sends requests, and retries if that may help, until a response isn't an error. */
export class Transport {
  readonly #options: OfferlaneOptions;
  readonly #fetch: typeof fetch;

  constructor(options: OfferlaneOptions) {
    this.#options = options;
    this.#fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  }

  /**
   * Sends a request and returns its response.
   * @throws ApiError, ConnectionError, or the reason of the caller's signal
   */
  async send(request: Prepared, options: RequestOptions): Promise<Response> {
    const settings = { ...DEFAULTS, ...defined(this.#options), ...defined(options) };
    for (let tries = 0; ; tries += 1) {
      // Outside the try: an error of the caller's own function isn't one of the connection.
      const credential = await this.#credential();
      options.signal?.throwIfAborted();
      const outcome = await this.#try(request, credential, settings.timeout, options.signal);
      if (outcome instanceof Response) return outcome;
      const delay = delayAfter(outcome, tries);
      if (tries >= settings.maxRetries || delay === null || delay > settings.maxRetryDelay) throw outcome;
      await pause(delay, options.signal);
    }
  }

  /** Makes one try. Returns its response or its error. */
  async #try(
    { url, method, headers, body }: Prepared,
    credential: string,
    timeout: number,
    signal?: AbortSignal,
  ): Promise<Response | OfferlaneError> {
    const clock = new AbortController();
    const timer = setTimeout(() => clock.abort(), Math.min(timeout, LONGEST_TIMER));
    const forward = () => clock.abort(signal?.reason);
    signal?.addEventListener("abort", forward, { once: true });
    try {
      const sent = new Headers(headers);
      sent.set("Authorization", `Bearer ${credential}`);
      const response = await this.#fetch(url, {
        method,
        headers: sent,
        signal: clock.signal,
        // A redirected POST would become a GET, and its response wouldn't be about the change.
        redirect: method === "GET" ? "follow" : "manual",
        ...(body ? { body } : {}),
      });
      if (!response.ok) return await errorOf(response);
      // The body is read here, so that the timeout includes it and a broken connection is a failed attempt.
      const content = response.status === 204 ? null : await response.arrayBuffer();
      return new Response(content, { status: response.status, headers: response.headers });
    } catch (cause) {
      signal?.throwIfAborted();
      if (clock.signal.aborted) return new TimeoutError(`No response within ${timeout} ms.`, { cause });
      return new ConnectionError(`Couldn't reach ${new URL(url).origin}.`, { cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", forward);
    }
  }

  async #credential(): Promise<string> {
    const { credential } = this.#options;
    const value = typeof credential === "function" ? await credential() : credential;
    if (value) return value;
    throw new OfferlaneError("Give a credential, or set OFFERLANE_KEY to an API key.");
  }
}

/**
 * Returns the milliseconds to wait before a retry: the server's value, else twice as long each time. Null if a retry
 * won't help.
 */
function delayAfter(error: OfferlaneError, tries: number): number | null {
  const guess = Math.min(FIRST_DELAY * 2 ** tries, LONGEST_GUESS) * (0.75 + Math.random() / 4);
  if (error instanceof ConnectionError) return guess;
  const { status, code, retryAfter } = error as ApiError;
  if (!TEMPORARY.has(status) && code !== "idempotency_in_progress") return null;
  return retryAfter === undefined ? guess : retryAfter * 1_000;
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    };
    const cancel = () => {
      end();
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        end();
        resolve();
      },
      Math.min(milliseconds, LONGEST_TIMER),
    );
    signal?.addEventListener("abort", cancel, { once: true });
  });
}

function defined<T extends object>(options: T): Partial<T> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;
}

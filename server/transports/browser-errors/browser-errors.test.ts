import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { metrics } from "#server/lib/metrics.ts";
import { type HttpResponse, http } from "#server/testing/http.ts";
import { BrowserErrorLog, LINES_A_MINUTE } from "./handler.ts";
import { cleaned, routeOf } from "./report.ts";
import { BROWSER_ERRORS_PATH } from "./script.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const CHUNK = "http://localhost:3000/_next/static/chunks/0a-b_c~1.js";
let causes = 0;
/** Makes a report as a page sends it; each has a different cause. */
const report = (given: Record<string, unknown> = {}) => ({
  kind: "error" as const,
  name: "TypeError",
  message: "Cannot read properties of undefined (reading 'title')",
  stack: `TypeError: Cannot read\n    at e (${CHUNK}:1:${++causes})`,
  components: `\n    at Card (${CHUNK}:1:20)\n    at main`,
  digest: "",
  page: "/boards",
  release: "0.1.0+abc",
  requestId: `req_${randomUUID()}`,
  ...given,
});

let networks = 0;
/** Sends a report from a different network each time, unless one is given. */
function send(body: unknown, headers: Record<string, string> = {}): Promise<HttpResponse> {
  networks += 1;
  const sent = {
    "Content-Type": "application/json",
    "Sec-Fetch-Site": "same-origin",
    "X-Forwarded-For": `198.51.100.${networks}`,
    ...headers,
  };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return http({ method: "POST", path: BROWSER_ERRORS_PATH, headers: sent, body: text });
}

const watchLog = () => vi.spyOn(logger, "error").mockReturnValue();
const counted = async () =>
  (await metrics.browserErrors.get()).values.find(({ labels }) => labels.kind === "error")?.value ?? 0;

describe("an error that a page reports from the browser", () => {
  test("writes one log line and counts once in the metric, without a session", async () => {
    const written = watchLog();
    const before = await counted();
    const sent = report({ page: "/s3cret" });
    const response = await send(sent);
    expect(response.status).toBe(204);
    expect(await counted()).toBe(before + 1);
    const line = {
      kind: "error",
      name: "TypeError",
      message: "Cannot read properties of undefined (reading …",
      stack: [sent.stack.replace(/^.*chunks\/(.*)\)$/s, "$1")],
      components: ["Card 0a-b_c~1.js:1:20", "main"],
      digest: null,
      page: null,
      release: "0.1.0+abc",
      requestId: sent.requestId,
      count: 1,
    };
    expect(written.mock.calls).toEqual([[line, "a page failed in the browser"]]);
  });

  test("writes at most one line per second, with a count, if it repeats by the hundred", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const written = watchLog();
    const sent = report();
    const before = await counted();
    for (let times = 0; times < 100; times += 1) expect((await send(sent)).status).toBe(204);
    const counts = () => written.mock.calls.map(([line]) => Reflect.get(Object(line), "count"));
    expect(counts()).toEqual([1]);
    vi.advanceTimersByTime(1_000);
    expect(counts()).toEqual([1, 99]);
    await send(sent);
    expect(counts()).toEqual([1, 99]);
    vi.advanceTimersByTime(1_000);
    expect(counts()).toEqual([1, 99, 1]);
    vi.advanceTimersByTime(60_000);
    expect(counts()).toEqual([1, 99, 1]);
    expect(await counted()).toBe(before + 101);
  });

  test("shares a limit of lines per minute with all other errors, and omitted lines are counted", () => {
    vi.useFakeTimers();
    const written = watchLog();
    const warned = vi.spyOn(logger, "warn").mockReturnValue();
    const log = new BrowserErrorLog();
    const flood = () => {
      for (let cause = 0; cause < LINES_A_MINUTE + 30; cause += 1) log.write(cleaned(report()));
    };
    flood();
    expect(written).toHaveBeenCalledTimes(LINES_A_MINUTE);
    expect(warned).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    flood();
    expect(written).toHaveBeenCalledTimes(2 * LINES_A_MINUTE);
    expect(warned.mock.calls).toEqual([[{ withheld: 30 }, "a page failed in the browser: lines left out"]]);
    // One timer for each cause, and one for the minute.
    expect(vi.getTimerCount()).toBe(LINES_A_MINUTE + 1);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("counts toward that limit in its later lines too, when many causes continue", () => {
    vi.useFakeTimers();
    const written = watchLog();
    vi.spyOn(logger, "warn").mockReturnValue();
    const log = new BrowserErrorLog();
    const sent = Array.from({ length: LINES_A_MINUTE }, () => cleaned(report()));
    for (let tenths = 0; tenths < 600; tenths += 1) {
      for (const error of sent) log.write(error);
      vi.advanceTimersByTime(100);
    }
    expect(written).toHaveBeenCalledTimes(LINES_A_MINUTE);
  });

  test("is rejected if another site's page sends it", async () => {
    const written = watchLog();
    for (const headers of [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Fetch-Site": "none" },
    ]) {
      expect((await send(report(), headers)).status).toBe(401);
    }
    expect(written).not.toHaveBeenCalled();
  });

  test("is accepted only as our pages send it: posted, as JSON, complete, and small", async () => {
    const written = watchLog();
    const wrong: [unknown, Record<string, string>, number][] = [
      [{ ...report(), note: "more" }, {}, 400],
      [{ ...report(), kind: "gossip" }, {}, 400],
      [{ ...report(), message: "x".repeat(301) }, {}, 400],
      [{ ...report(), requestId: "with spaces in it" }, {}, 400],
      [{ ...report(), release: "a\nline" }, {}, 400],
      [["list"], {}, 400],
      ["{", {}, 400],
      [report(), { "Content-Type": "text/plain" }, 415],
      [`"${"x".repeat(LIMITS.requests.errorReport)}"`, {}, 413],
    ];
    for (const [body, headers, status] of wrong) expect((await send(body, headers)).status).toBe(status);
    const read = await http({ path: BROWSER_ERRORS_PATH });
    expect([read.status, read.headers.allow]).toEqual([405, "POST"]);
    expect(written).not.toHaveBeenCalled();
  });

  test("is accepted at the largest size that a page sends, in any script", async () => {
    watchLog();
    const long = (length: number) => "漢".repeat(length);
    const sent = { message: long(300), stack: long(1_500), components: long(1_500), page: long(500) };
    expect((await send(report(sent))).status).toBe(204);
  });

  test("is rate-limited for each network", async () => {
    watchLog();
    vi.spyOn(env(), "RATE_LIMIT", "get").mockReturnValue("on");
    const from = { "X-Forwarded-For": "203.0.113.77" };
    const sent = report();
    for (let times = 0; times < LIMITS.rates.reports; times += 1) {
      expect((await send(sent, from)).status).toBe(204);
    }
    const rejected = await send(sent, from);
    expect([rejected.status, rejected.headers["retry-after"]]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await send(sent)).status).toBe(204);
  });
});

describe("a logged browser error contains no personal data:", () => {
  const words = (message: string, name = "Error") => cleaned(report({ name, message })).message;

  test.each([
    ['Unexpected token J, "Jo Smith says" is not valid JSON', "Unexpected token … is not valid JSON"],
    ["Couldn't open jo@example.com", "… open …"],
    ["Invalid URL https://acme.example/reset/s3cret", "Invalid URL …"],
    ["Failed to load Senior Engineer at Acme", "Failed to load … at …"],
    ["Not found: “Ada Lovelace” `x` 'un", "Not found: …"],
    [
      "Minified React error #418; visit https://react.dev/errors/418?args[]=Ada",
      "Minified React error #418; visit …",
    ],
    ["Failed to fetch", "Failed to fetch"],
    ["e.map is not a function", "… is not a function"],
  ])("%s", (message, left) => expect(words(message)).toBe(left));

  test("only the engine's errors keep their message, and a name that isn't an error's is replaced", () => {
    expect(words("Your card at Acme is gone", "TRPCClientError")).toBe("");
    expect(words("jo", "")).toBe("");
    expect(cleaned(report({ name: "Jo Smith" })).name).toBe("other");
    expect(cleaned(report({ name: "TRPCClientError" })).name).toBe("TRPCClientError");
  });

  test("the stack keeps only places in our own files, and the components keep only names", () => {
    const stack = [
      "Error: Jo Smith",
      `    at Jo (${CHUNK}?dpl=1:1:2)`,
      "    at eval (https://elsewhere.example/jo-smith.js:1:2)",
      `    at https://localhost/_next/static/chunks/${"x".repeat(90)}.js:1:2`,
      ...Array.from({ length: 20 }, () => `at ${CHUNK}:3:4`),
    ].join("\n");
    const left = cleaned(
      report({ stack, components: "\n    at Jo Smith\nCard@http://x/jo:1:2", digest: "jo" }),
    );
    expect(left.stack).toEqual(["0a-b_c~1.js:1:2", ...Array(7).fill("0a-b_c~1.js:3:4")]);
    expect(left.components).toEqual(["Jo", "Card"]);
    expect(left.digest).toBeNull();
  });

  test("a script that didn't load keeps only its file in the build", () => {
    const message = `${CHUNK}?jo`;
    expect(
      cleaned(report({ kind: "resource", name: "script", message, stack: `${CHUNK}:0:0` })),
    ).toMatchObject({
      name: "script",
      message: "",
      stack: ["0a-b_c~1.js:0:0"],
    });
  });

  test("the page address is reduced to its route", () => {
    const routes = [
      "/",
      "/reset",
      "/reset/[token]",
      "/o/new",
      "/o/[organizationSlug]",
      "/sign-in/link/[token]",
    ];
    const of = (path: string) => routeOf(path, routes);
    expect(of("/reset/s3cret")).toBe("/reset/[token]");
    expect(of("/sign-in/link/s3cret/")).toBe("/sign-in/link/[token]");
    expect(of("/o/new")).toBe("/o/new");
    expect(of("/o/acme")).toBe("/o/[organizationSlug]");
    expect(of("/")).toBe("/");
    expect(of("/s3cret/and/more")).toBeNull();
    expect(of("/s3cret")).toBeNull();
  });
});

import { expect, test } from "vitest";
import { deviceNameOf } from "./device-name.ts";

const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
    "Edge on Windows",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.0 Safari/605.1.15`,
    "Safari on macOS",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${WEBKIT} CriOS/141.0 Mobile/15E148 Safari/604.1`,
    "Chrome on iPhone",
  ],
  ["Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", "Firefox on Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 16433.41.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Chrome on ChromeOS",
  ],
  ["curl/8.5.0", "curl"],
])("%s gets the name that people use for it", (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});

test("a meaningless user agent has no name, and a name never contains markup or a link", () => {
  expect(deviceNameOf(null)).toBeNull();
  expect(deviceNameOf("   ")).toBeNull();
  expect(deviceNameOf('<a href="https://evil.example">Click/1.0')).toBeNull();
  expect(deviceNameOf("evil.example/1.0 (https://evil.example)")).toBe("evil.example");
  expect(deviceNameOf(`${"x".repeat(5_000)}/1.0`)?.length ?? 0).toBeLessThanOrEqual(80);
});

import { expect, test } from "vitest";
import { browserName } from "./browser-name.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  ["Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", "Firefox", "Android"],
])("%s is called what people call it", (userAgent, browser, system) => {
  expect(browserName(userAgent)).toEqual({ browser, system });
});

test("what can't be told has no name", () => {
  expect(browserName("curl/8.5.0")).toBeNull();
  expect(browserName(null)).toBeNull();
});

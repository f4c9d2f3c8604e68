import { expect, test } from "vitest";
import { callsFrom } from "./client-metadata.ts";

const CHROMIUM = "abcdefghijklmnopabcdefghijklmnop";
const FIREFOX = "0123456789abcdef0123456789abcdef01234567";

test.each([
  ["https://app.example", "https://app.example/callback", true],
  ["https://other.example", "https://app.example/callback", false],
  ["null", "com.example.app:/callback", false],
  [`chrome-extension://${CHROMIUM}`, `https://${CHROMIUM}.chromiumapp.org/`, true],
  [`chrome-extension://${CHROMIUM.replace("a", "p")}`, `https://${CHROMIUM}.chromiumapp.org/`, false],
  [`chrome-extension://${CHROMIUM}`, `http://${CHROMIUM}.chromiumapp.org/`, false],
  [`chrome-extension://${CHROMIUM}`, `https://${CHROMIUM}.chromiumapp.org.example/`, false],
  [`chrome-extension://${CHROMIUM}`, "https://app.example/callback", false],
  ["chrome-extension://[", "https://app.example/callback", false],
  [
    "moz-extension://8d3c5bb0-1c35-4b4e-9f2e-000000000000",
    `https://${FIREFOX}.extensions.allizom.org/`,
    true,
  ],
  ["moz-extension://8d3c5bb0-1c35-4b4e-9f2e-000000000000", "https://app.example/callback", false],
])("scripts of %s may call for an app with the redirect %s: %s", (origin, redirect, may) => {
  expect(callsFrom(origin, [redirect])).toBe(may);
});

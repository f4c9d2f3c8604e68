import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeConsoleToLog } from "./console-lines.ts";
import { logger } from "./logger.ts";

const own = { ...console };
beforeEach(writeConsoleToLog);
afterEach(() => void Object.assign(console, own));

test("a package's text becomes the message of one line, whatever it contains", () => {
  const written = vi.spyOn(logger, "warn").mockReturnValue();
  console.warn('\u001b[33m⚠\u001b[39m Missing header\n{"level":30}', { of: "a form" });
  expect(written.mock.calls).toEqual([
    [{ from: "console" }, "⚠ Missing header\n{\"level\":30} { of: 'a form' }"],
  ]);
});

test("a package's error becomes a line with the error, and a page's error, which has its own line, is left out", () => {
  const written = vi.spyOn(logger, "error").mockReturnValue();
  const err = new Error("Failed to find the form");
  console.error(err);
  console.error("⨯", Object.assign(new Error("The page could not be made"), { digest: "12345" }));
  console.error("⨯", Object.assign(new Error("The body is too large"), { name: "OperationError" }));
  const stack =
    "Error: Unexpected end of form\n    at read (/app/node_modules/next/dist/compiled/busboy/index.js:1:1)";
  console.error("⨯", Object.assign(new Error("Unexpected end of form"), { stack }));
  expect(written.mock.calls).toEqual([[{ err, from: "console" }, "a package's error"]]);
});

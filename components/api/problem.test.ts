import { expect, test } from "vitest";
import { callError, failureText } from "./problem.ts";

test("a failed call shows the server's message, or that none came, but never the client's own error", () => {
  const problem = { code: "conflict", detail: "The link has no uses left." };
  const response = { error: { code: -32_009, message: "CONFLICT", data: { problem } } };
  const textOf = (error: unknown) => failureText({ isError: true, error }, "Couldn't reach the server.");
  expect(textOf(callError(response))).toBe("The link has no uses left.");
  expect(textOf(callError(null))).toBe("Couldn't reach the server.");
  expect(textOf(new TypeError("fetch failed"))).toBe("Couldn't reach the server.");
  expect(failureText({ isError: false, error: null }, "Couldn't reach the server.")).toBeNull();
});

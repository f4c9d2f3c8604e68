import { expect, test } from "vitest";
import { clientTraceOf } from "./visitor.ts";

test("the network is derived from the address, and the user agent is truncated", () => {
  const headers = new Headers({ "X-Forwarded-For": "198.51.100.9", "User-Agent": "x".repeat(500) });
  expect(clientTraceOf(headers)).toEqual({ network: "198.51.100.0/24", agent: "x".repeat(200) });
});

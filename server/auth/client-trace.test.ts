import { expect, test } from "vitest";
import { clientTraceOf } from "./client-trace.ts";

test("the network is that of the address, and the program is cut short", () => {
  const headers = new Headers({ "X-Forwarded-For": "198.51.100.9", "User-Agent": "x".repeat(500) });
  expect(clientTraceOf(headers)).toEqual({ network: "198.51.100.0/24", agent: "x".repeat(200) });
});

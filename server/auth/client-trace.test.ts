import { expect, test } from "vitest";
import { clientTraceOf, networkOf } from "./client-trace.ts";

test.each([
  ["192.0.2.77", "192.0.2.0/24"],
  ["::ffff:192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["unknown", null],
])("of an address only its network is kept: %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("the network is that of the address, and the program is cut short", () => {
  const headers = new Headers({ "X-Forwarded-For": "198.51.100.9", "User-Agent": "x".repeat(500) });
  expect(clientTraceOf(headers)).toEqual({ network: "198.51.100.0/24", agent: "x".repeat(200) });
});

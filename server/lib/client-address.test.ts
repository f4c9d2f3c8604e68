import { expect, test } from "vitest";
import { clientAddressOf, networksOf } from "./client-address.ts";

const proxies = networksOf("127.0.0.0/8, 10.0.0.0/8,::1/128");

test.each([
  ["203.0.113.9", undefined, "203.0.113.9"],
  ["203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["10.0.0.2", "198.51.100.1", "198.51.100.1"],
  ["10.0.0.2", "192.0.2.66, 198.51.100.1", "198.51.100.1"],
  ["::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["::1", " 2001:db8::7 ", "2001:db8::7"],
  ["10.0.0.2", "", "10.0.0.2"],
  ["unknown", "198.51.100.1", "unknown"],
])("from %s, said to be for %s, a request comes from %s", (peer, forwardedFor, address) => {
  expect(clientAddressOf(peer, forwardedFor, proxies)).toBe(address);
});

test("where no proxy is ours nobody is believed", () => {
  expect(clientAddressOf("127.0.0.1", "198.51.100.1", networksOf(""))).toBe("127.0.0.1");
});

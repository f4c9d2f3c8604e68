import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { networkOf, networksAround } from "./client-network.ts";

test.each([
  ["192.0.2.77", "192.0.2.0/24"],
  ["::ffff:192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["unknown", null],
])("only the widest network of an address is kept: %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["198.51.100.1", ["198.51.100.1/32", "198.51.100.0/24"]],
  ["::ffff:198.51.100.1", ["198.51.100.1/32", "198.51.100.0/24"]],
  ["2001:db8:1:203:aaaa::1", ["2001:db8:1:203::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"]],
  ["2001:db8:1:2ff:bbbb::2", ["2001:db8:1:2ff::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"]],
  ["unknown", ["unknown"]],
])("limits count %s in each of its networks", (address, networks) => {
  expect(networksAround(address).map(({ network }) => network)).toEqual(networks);
});

test("a wider network has a higher limit, but far less than all the networks in it together", () => {
  const { middleNetwork, wideNetwork } = LIMITS.attempts;
  expect(networksAround("2001:db8::1").map(({ times }) => times)).toEqual([1, middleNetwork, wideNetwork]);
  expect(networksAround("192.0.2.1").map(({ times }) => times)).toEqual([1, wideNetwork]);
  expect(middleNetwork).toBeGreaterThan(1);
  expect(wideNetwork).toBeGreaterThan(middleNetwork);
});

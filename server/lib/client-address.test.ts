import { describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { clientAddressOf, networksOf } from "./client-address.ts";
import { networkOf, networksAround } from "./client-network.ts";

const proxies = networksOf("127.0.0.0/8, 10.0.0.0/8,::1/128,192.0.2.200");

describe("a request comes from", () => {
  test.each([
    ["the peer, where nothing was forwarded", "203.0.113.9", undefined, "203.0.113.9"],
    ["the peer, if it isn't one of our proxies", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["the one hop that our proxy wrote", "10.0.0.2", "198.51.100.1", "198.51.100.1"],
    ["the last hop, not one that the client made up", "10.0.0.2", "192.0.2.66, 198.51.100.1", "198.51.100.1"],
    [
      "the first hop before a chain of our proxies",
      "127.0.0.1",
      "192.0.2.66, 198.51.100.1, 10.9.9.9, 192.0.2.200",
      "198.51.100.1",
    ],
    ["the farthest hop, where all are ours", "127.0.0.1", "10.0.0.7, 10.0.0.8", "10.0.0.7"],
    ["what stands behind an IPv4-mapped proxy", "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["an IPv4-mapped hop as IPv4", "::1", "::ffff:198.51.100.1", "198.51.100.1"],
    ["an IPv6 hop in its short form", "::1", " 2001:0db8:0::7 ", "2001:db8::7"],
    ["a hop without its port", "::1", "198.51.100.1:4711", "198.51.100.1"],
    ["an IPv6 hop without brackets and port", "::1", "[2001:db8::7]:4711", "2001:db8::7"],
    ["the proxy, if the header is empty", "10.0.0.2", "", "10.0.0.2"],
    ["the proxy, if it sent no address", "10.0.0.2", "198.51.100.1, unknown", "10.0.0.2"],
    ["the last trusted hop before garbage", "127.0.0.1", "198.51.100.1, <script>, 10.0.0.3", "10.0.0.3"],
    [
      "the last trusted hop before a short form that programs read differently",
      "127.0.0.1",
      "127.1",
      "127.0.0.1",
    ],
    [
      "the first hop before a chain of IPv6 and mapped proxies",
      "::1",
      "192.0.2.66, 2001:db8::9, ::1, ::ffff:10.0.0.1",
      "2001:db8::9",
    ],
    ["a hop in quotes and brackets", "::1", '"[2001:db8::7]:4711"', "2001:db8::7"],
    ["an IPv6 hop without its zone", "::1", "fe80::1%eth0", "fe80::1"],
    ["the proxy, if it used the syntax of Forwarded", "10.0.0.2", "for=198.51.100.1;proto=https", "10.0.0.2"],
    ["the last trusted hop before an empty one", "127.0.0.1", "198.51.100.1,, 10.0.0.3", "10.0.0.3"],
    ["the proxy, if the port is invalid", "10.0.0.2", "198.51.100.1:123456", "10.0.0.2"],
    ["the proxy, if the brackets don't close", "10.0.0.2", "[2001:db8::7", "10.0.0.2"],
    ["an unknown peer as it is", "unknown", "198.51.100.1", "unknown"],
  ])("%s", (_rule, peer, forwardedFor, address) => {
    expect(clientAddressOf(peer, forwardedFor, proxies)).toBe(address);
  });

  test("only the peer, when no proxy is ours", () => {
    expect(clientAddressOf("127.0.0.1", "198.51.100.1", networksOf(""))).toBe("127.0.0.1");
  });
});

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

test("a wider network has a higher limit, but a far lower one than all the networks in it together", () => {
  const { middleNetwork, wideNetwork } = LIMITS.attempts;
  expect(networksAround("2001:db8::1").map(({ times }) => times)).toEqual([1, middleNetwork, wideNetwork]);
  expect(networksAround("192.0.2.1").map(({ times }) => times)).toEqual([1, wideNetwork]);
  expect(middleNetwork).toBeGreaterThan(1);
  expect(wideNetwork).toBeGreaterThan(middleNetwork);
});

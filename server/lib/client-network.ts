import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import { LIMITS } from "#domain/limits.ts";

/** A network around an address, with its limit as a multiple of the narrowest network's limit. */
export type CountedNetwork = { readonly network: string; readonly times: number };

const { narrow, middle, wide } = {
  narrow: 1,
  middle: LIMITS.attempts.middleNetwork,
  wide: LIMITS.attempts.wideNetwork,
};
/**
 * The networks by which limits count an address, narrowest first. An internet customer gets at least an IPv6
 * /64, often a /56, and a /48 on request (RFC 6177), so one person can use all addresses in it. In IPv4, a
 * customer gets one address, and a /24 is the smallest network that is routed.
 */
const COUNTED = {
  ipv4: [
    [32, narrow],
    [24, wide],
  ],
  ipv6: [
    [64, narrow],
    [56, middle],
    [48, wide],
  ],
} as const;

/** Returns the networks around an address, narrowest first; a text that isn't an address is returned unchanged. */
export function networksAround(address: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  const parsed = addressIn(address);
  if (parsed === null) return [{ network: address, times: narrow }];
  const [first, ...wider] = COUNTED[parsed.kind()];
  const around = ([length, times]: readonly [number, number]) => ({ network: cut(parsed, length), times });
  return [around(first), ...wider.map(around)];
}

/** Returns the widest network of an address in CIDR notation, such as 192.0.2.0/24; null if it isn't an address. */
export function networkOf(address: string): string | null {
  const parsed = addressIn(address);
  return parsed === null ? null : cut(parsed, parsed.kind() === "ipv4" ? 24 : 48);
}

function addressIn(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(text) ? ipaddr.process(text) : null;
}

function cut(address: ipaddr.IPv4 | ipaddr.IPv6, length: number): string {
  const kind = address.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${address}/${length}`)}/${length}`;
}

/** Checks whether a host name or address always means the machine itself (RFC 6761, 6.3). IPv6 addresses may have brackets. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (name === "localhost" || name.endsWith(".localhost")) return true;
  // Runs for every request: the first octet decides (RFC 1122, 3.2.1.3), and the library takes far longer.
  if (isIPv4(name)) return name.startsWith("127.");
  // An IPv4 address written as IPv6 counts as IPv4.
  return ipaddr.isValid(name) && ipaddr.process(name).range() === "loopback";
}

/** Checks whether a public URL leads only to this machine. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname);
}

import ipaddr from "ipaddr.js";
import { LIMITS } from "#domain/limits.ts";

/** A network around an address, and how many times the limit of the narrowest it has. */
export type CountedNetwork = { readonly network: string; readonly times: number };

const { narrow, middle, wide } = {
  narrow: 1,
  middle: LIMITS.attempts.middleNetwork,
  wide: LIMITS.attempts.wideNetwork,
};
/**
 * The networks by which limits count an address, the narrowest first. A customer gets an IPv6 /64 at the least, often a /56, and a /48 for
 * the asking (RFC 6177): whoever has one address has all of these. Of IPv4 they get one address, and a /24 is the least that is routed.
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

/** The networks around an address, the narrowest first; what is no address counts as it is. */
export function networksAround(address: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  const parsed = addressIn(address);
  if (parsed === null) return [{ network: address, times: narrow }];
  const [first, ...wider] = COUNTED[parsed.kind()];
  const around = ([length, times]: readonly [number, number]) => ({ network: cut(parsed, length), times });
  return [around(first), ...wider.map(around)];
}

/** The widest network of an address in CIDR notation, such as 192.0.2.0/24; null for what is no address. */
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

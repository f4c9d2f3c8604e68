import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

type Networks = readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];

/** Networks in CIDR notation; an address by itself is a network of one. @throws for a text that is none */
export function networksOf(list: string): Networks {
  const named = list.split(",").map((one) => one.trim());
  return named.filter((one) => one !== "").map(networkOf);
}

function networkOf(text: string): Networks[number] {
  if (text.includes("/")) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

/**
 * Where a request comes from: the address of the connection or, where that is a trusted proxy, the first address in `X-Forwarded-For` from
 * the right that isn't one. Whatever stands to the left of that, or is no address, was written by somebody we don't trust.
 * @param forwardedFor all lines of the header in their order, joined by commas
 */
export function clientAddressOf(peer: string, forwardedFor: string | undefined, proxies: Networks): string {
  const hops = forwardedFor === undefined ? [] : forwardedFor.split(",").toReversed();
  let client = plainAddress(peer) ?? peer;
  for (const hop of hops) {
    if (!isWithin(client, proxies)) break;
    const before = plainAddress(hop);
    if (before === null) break;
    client = before;
  }
  return client;
}

/** An address in one form: without port, brackets and zone, IPv4 within IPv6 as what it is; null for what is none. */
function plainAddress(text: string): string | null {
  // As every request over IPv4 brings it; the library takes twenty times as long.
  if (isIPv4(text)) return text;
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/^\[([^\]]*)\](:\d{1,5})?$/, "$1")
    .replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, "$1")
    .replace(/%[\w.-]*$/, "");
  // The library also reads short and octal forms of IPv4, which no proxy writes.
  const isFull = bare.includes(":") ? ipaddr.IPv6.isValid(bare) : ipaddr.IPv4.isValidFourPartDecimal(bare);
  return isFull ? ipaddr.process(bare).toString() : null;
}

/** Whether the address is in one of the networks; IPv4 within IPv6 is judged as what it is. */
export function isWithin(address: string, networks: Networks): boolean {
  if (networks.length === 0 || !ipaddr.isValid(address)) return false;
  const judged = ipaddr.process(address);
  return networks.some(([network, bits]) => judged.kind() === network.kind() && judged.match(network, bits));
}

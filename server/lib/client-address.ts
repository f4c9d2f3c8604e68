import ipaddr from "ipaddr.js";

/** Networks in CIDR notation. @throws for a text that is none */
export function networksOf(list: string): [ipaddr.IPv4 | ipaddr.IPv6, number][] {
  const named = list.split(",").map((one) => one.trim());
  return named.filter((one) => one !== "").map((one) => ipaddr.parseCIDR(one));
}

/**
 * Whence a request comes: the address that the connection is from, or, where that is a proxy of ours, the last that the proxy
 * wrote into `X-Forwarded-For`. Whatever anybody else writes there is not believed.
 */
export function clientAddressOf(
  peer: string,
  forwardedFor: string | undefined,
  proxies: ReturnType<typeof networksOf>,
): string {
  const last = forwardedFor?.split(",").at(-1)?.trim();
  return last && isWithin(peer, proxies) ? last : peer;
}

function isWithin(address: string, networks: ReturnType<typeof networksOf>): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address that comes over IPv6 is judged as what it is.
  const judged = ipaddr.process(address);
  return networks.some(([network, bits]) => judged.kind() === network.kind() && judged.match(network, bits));
}

import ipaddr from "ipaddr.js";

/** Where a fetch may go. */
export type Permit = {
  readonly address: (address: string) => boolean;
  readonly port: (port: number) => boolean;
};

/** What the IANA has given out for use on the internet; everything else of IPv6 is kept for something. */
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address can be anybody's on the internet: not this machine, its network, a carrier's NAT, a cloud's
 * metadata service, a tunnel into IPv4 or one kept for other purposes (IANA special-purpose address registries,
 * RFC 6890).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4 address written as one of IPv6 is judged as what it is.
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || address.match(GLOBAL_UNICAST);
}

/** The web as anybody can reach it. */
export const publicWeb: Permit = {
  address: isPublicAddress,
  port: (port) => port === 80 || port === 443,
};

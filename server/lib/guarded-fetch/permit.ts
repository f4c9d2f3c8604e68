import ipaddr from "ipaddr.js";

/** The addresses and ports that a fetch may use. */
export type Permit = {
  readonly address: (address: string) => boolean;
  readonly port: (port: number) => boolean;
  /** True if it permits more than the web, so that only this machine or its network may know a name. */
  readonly isMaybeLocal?: boolean;
};

/** The part of IPv6 that the IANA has allocated for use on the internet; everything else is reserved. */
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");

/**
 * Checks whether an IP address is public: not this machine, its network, a carrier's NAT, a cloud's metadata service, a tunnel into
 * IPv4, or a reserved address (IANA special-purpose address registries, RFC 6890).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4 address written as IPv6 counts as IPv4.
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || address.match(GLOBAL_UNICAST);
}

/** Checks whether an IP address is in a private network (RFC 1918, RFC 4193), and neither this machine nor a cloud's metadata service. */
export function isPrivateAddress(text: string): boolean {
  return ipaddr.isValid(text) && ["private", "uniqueLocal"].includes(ipaddr.process(text).range());
}

/** Permits the public web on its standard ports. */
export const publicWeb: Permit = {
  address: isPublicAddress,
  port: (port) => port === 80 || port === 443,
};

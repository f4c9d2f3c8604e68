import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** Checks whether a host name or address, an IPv6 one with or without brackets, always means the machine itself (RFC 6761, 6.3). */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (name === "localhost" || name.endsWith(".localhost")) return true;
  // Runs for every request: the first octet decides (RFC 1122, 3.2.1.3), and the library takes far longer.
  if (isIPv4(name)) return name.startsWith("127.");
  // An IPv4 address written as IPv6 counts as IPv4.
  return ipaddr.isValid(name) && ipaddr.process(name).range() === "loopback";
}

/** Checks whether a public URL leads to this machine only. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname);
}

import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether a host name or address, an IPv6 one with or without its brackets, always means the machine that asks (RFC 6761, 6.3). */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (name === "localhost" || name.endsWith(".localhost")) return true;
  // Asked of every request: the first octet says it (RFC 1122, 3.2.1.3), and the library takes far longer.
  if (isIPv4(name)) return name.startsWith("127.");
  // An IPv4 address that comes over IPv6 is judged as what it is.
  return ipaddr.isValid(name) && ipaddr.process(name).range() === "loopback";
}

/** Whether an address that people open leads to this machine alone. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname);
}

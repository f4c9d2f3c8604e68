import ipaddr from "ipaddr.js";

/** Whether a host name or address, an IPv6 one with or without its brackets, always means the machine that asks (RFC 6761, 6.3). */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (name === "localhost" || name.endsWith(".localhost")) return true;
  // An IPv4 address that comes over IPv6 is judged as what it is.
  return ipaddr.isValid(name) && ipaddr.process(name).range() === "loopback";
}

/** Whether an address that people open leads to this machine alone. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname);
}

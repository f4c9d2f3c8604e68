import ipaddr from "ipaddr.js";

/** What address registries hand out as one network at the least. */
const PREFIX = { ipv4: 24, ipv6: 48 } as const;

/** The network of an address in CIDR notation, such as 192.0.2.0/24; null for what is no address. */
export function networkOf(address: string): string | null {
  try {
    let parsed = ipaddr.parse(address);
    if (parsed.kind() === "ipv6" && "isIPv4MappedAddress" in parsed && parsed.isIPv4MappedAddress()) {
      parsed = parsed.toIPv4Address();
    }
    const length = PREFIX[parsed.kind()];
    const bytes = parsed.toByteArray().map((byte, index) => (index < length / 8 ? byte : 0));
    const network = parsed.kind() === "ipv4" ? bytes.join(".") : `${hextets(bytes.slice(0, 6))}::`;
    return `${network}/${length}`;
  } catch {
    return null;
  }
}

function hextets(bytes: readonly number[]): string {
  const pairs = [0, 2, 4].map((index) => ((bytes[index] ?? 0) << 8) | (bytes[index + 1] ?? 0));
  return pairs.map((pair) => pair.toString(16)).join(":");
}

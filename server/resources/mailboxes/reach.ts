import { isIP, type LookupFunction } from "node:net";
import { isWithin, networksOf } from "#server/lib/client-address.ts";
import { isLoopbackHost } from "#server/lib/client-network.ts";
import { env } from "#server/lib/env.ts";
import { FetchError } from "#server/lib/guarded-fetch/fetch-error.ts";
import { isPrivateAddress, isPublicAddress, type Permit } from "#server/lib/guarded-fetch/permit.ts";
import { checkedLookup } from "#server/lib/guarded-fetch/request.ts";

/** The ports of IMAP over TLS, and of IMAP that upgrades to TLS with STARTTLS (RFC 8314). */
const TLS_PORT = 993;
export const STARTTLS_PORT = 143;

/**
 * Returns the DNS lookup for connections to a mailbox's server. The lookup permits public addresses on the ports of IMAP, those in the
 * private networks that webhooks may reach, and this machine if webhooks may reach it. Names are checked when the connection is made.
 * @throws FetchError if the host is an address that isn't permitted
 */
export function lookupFor(host: string, port: number): LookupFunction {
  const { WEBHOOKS_TO_LOOPBACK, WEBHOOKS_TO_NETWORKS } = env();
  const networks = networksOf(WEBHOOKS_TO_NETWORKS);
  const isUsual = port === TLS_PORT || port === STARTTLS_PORT;
  const permit: Permit = {
    address: (address) =>
      (isUsual && isPublicAddress(address)) ||
      (isPrivateAddress(address) && isWithin(address, networks)) ||
      (WEBHOOKS_TO_LOOPBACK === "on" && isLoopbackHost(address)),
    port: () => true,
    isMaybeLocal: networks.length > 0 || WEBHOOKS_TO_LOOPBACK === "on",
  };
  if (isIP(host) && !permit.address(host)) throw new FetchError("private_address");
  return checkedLookup(permit);
}

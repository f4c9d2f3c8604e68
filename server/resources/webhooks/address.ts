import { isIP } from "node:net";
import { webAddress } from "#domain/web-address.ts";
import { invalidField } from "#server/core/errors.ts";
import { isWithin, type Networks, networksOf } from "#server/lib/client-address.ts";
import { isLoopbackHost } from "#server/lib/client-network.ts";
import { env } from "#server/lib/env.ts";
import { isPrivateAddress, type Permit, publicWeb } from "#server/lib/guarded-fetch/permit.ts";

/** The destinations that a webhook may have. */
export type WebhookReach = Permit & {
  readonly schemes: readonly string[];
  /** True if the host can be a name without a dot, such as a container's. */
  readonly takesBareNames: boolean;
};

/** Public addresses over TLS, on the usual port. */
export const PUBLIC: WebhookReach = {
  ...publicWeb,
  port: (port) => port === 443,
  schemes: ["https:"],
  takesBareNames: false,
};

/**
 * Returns the allowed destinations of webhooks: the web over TLS, the private networks that the installation names, and this machine if
 * the installation allows it and serves only this machine.
 */
export function reachOfWebhooks(url: URL | null): WebhookReach {
  const { WEBHOOKS_TO_LOOPBACK, WEBHOOKS_TO_NETWORKS } = env();
  const reach = reachOfAddress(url, networksOf(WEBHOOKS_TO_NETWORKS));
  if (WEBHOOKS_TO_LOOPBACK === "off") return reach;
  return {
    address: (address) => reach.address(address) || publicWeb.address(address) || isLoopbackHost(address),
    port: () => true,
    schemes: ["https:", "http:"],
    takesBareNames: true,
    isMaybeLocal: true,
  };
}

/** Returns the allowed destinations with these private networks. A URL that isn't https on the usual port may only lead to them. */
export function reachOfAddress(url: URL | null, networks: Networks): WebhookReach {
  if (networks.length === 0) return PUBLIC;
  const isNeighbor = (address: string) => isPrivateAddress(address) && isWithin(address, networks);
  const isUsual = url?.protocol === "https:" && url.port === "";
  return {
    address: (address) => isNeighbor(address) || (isUsual && PUBLIC.address(address)),
    port: () => true,
    schemes: ["https:", "http:"],
    takesBareNames: true,
    isMaybeLocal: true,
  };
}

/**
 * Validates the address of a webhook without resolving its name, which each delivery does. @returns the normalized address
 * @throws validation_failed
 */
export function webhookAddress(
  text: string,
  reachTo: (url: URL | null) => WebhookReach = reachOfWebhooks,
): string {
  const link = webAddress(text) ?? text;
  const url = URL.canParse(link) ? new URL(link) : null;
  const { schemes, port, address, takesBareNames } = reachTo(url);
  const host = url?.hostname.replace(/^\[|\]$/g, "") ?? "";
  const isOpen = isIP(host) ? address(host) : host.includes(".") || takesBareNames;
  if (
    url === null ||
    !schemes.includes(url.protocol) ||
    url.username !== "" ||
    url.password !== "" ||
    !port(Number(url.port || (url.protocol === "https:" ? 443 : 80))) ||
    !isOpen
  ) {
    throw invalidField(
      ["url"],
      "Must be an https address that everyone on the internet can reach, such as https://example.com/hooks.",
    );
  }
  url.hash = "";
  return url.href;
}

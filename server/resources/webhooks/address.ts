import { isIP } from "node:net";
import { webAddress } from "#domain/web-address.ts";
import { invalidField } from "#server/core/errors.ts";
import { env } from "#server/lib/env.ts";
import { type Permit, publicWeb } from "#server/lib/guarded-fetch/permit.ts";
import { isLoopbackHost } from "#server/lib/loopback.ts";

/** The addresses that webhooks may have: public https; this machine too, if the installation allows it and serves only this machine. */
export type Reach = Permit & { readonly schemes: readonly string[] };

/** Addresses that aren't on this machine or in its network. */
export const PUBLIC: Reach = { ...publicWeb, port: (port) => port === 443, schemes: ["https:"] };
const WITH_LOOPBACK: Reach = {
  address: (address) => publicWeb.address(address) || isLoopbackHost(address),
  port: () => true,
  schemes: ["https:", "http:"],
};

/** Returns the addresses that webhooks may have. */
export function reachOfWebhooks(): Reach {
  return env().WEBHOOKS_TO_LOOPBACK === "on" ? WITH_LOOPBACK : PUBLIC;
}

/**
 * Returns a valid address for a webhook, as far as can be checked without resolving its name: each delivery checks that.
 * @throws validation_failed
 */
export function webhookAddress(text: string, reach = reachOfWebhooks()): string {
  const { schemes, port, address } = reach;
  const link = webAddress(text) ?? text;
  const url = URL.canParse(link) ? new URL(link) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, "") ?? "";
  const isOpen = isIP(host) ? address(host) : host.includes(".") || schemes.includes("http:");
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

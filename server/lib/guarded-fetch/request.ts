import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { addressesOf, type NamedAddress } from "./addresses-of.ts";
import { FetchError } from "./fetch-error.ts";
import type { Permit } from "./permit.ts";

export type RequestOptions = {
  permit: Permit;
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
  /** The body to send; if omitted, the request is a GET. */
  body?: string | Buffer;
};

/**
 * Sends one request, without following redirects. The connection uses the addresses that were checked: the name isn't looked up again in
 * between, so that a later change of it (DNS rebinding) has no effect.
 * @throws FetchError
 */
export function requestOnce(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { permit, signal, headers, body } = options;
  const isSecure = url.protocol === "https:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!permit.port(Number(url.port || (isSecure ? 443 : 80)))) throw new FetchError("private_address");
  if (isIP(host) && !permit.address(host)) throw new FetchError("private_address");
  const send = isSecure ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      signal,
      agent: false,
      lookup: checkedLookup(permit),
      method: body === undefined ? "GET" : "POST",
      headers,
    });
    request.on("response", resolve);
    request.on("error", reject);
    request.end(body);
  });
}

/** Returns a lookup of a name's addresses that rejects all of them if one isn't allowed. */
export function checkedLookup(permit: Permit): LookupFunction {
  return (hostname, options, callback) => {
    allowedAddresses(hostname, permit).then(
      ([first, ...others]) =>
        options.all ? callback(null, [first, ...others]) : callback(null, first.address, first.family),
      (error: FetchError) => callback(error, []),
    );
  };
}

async function allowedAddresses(name: string, permit: Permit): Promise<[NamedAddress, ...NamedAddress[]]> {
  const [first, ...others] = await addressesOf(name, permit.isMaybeLocal).catch((error: unknown) => {
    throw new FetchError("unknown_host", error);
  });
  if (!first) throw new FetchError("unknown_host");
  const addresses = [first, ...others] as const;
  if (!addresses.every(({ address }) => permit.address(address))) throw new FetchError("private_address");
  return [...addresses];
}

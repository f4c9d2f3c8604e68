import { networkOf } from "#server/lib/client-network.ts";
import { visitorOf } from "./visitor.ts";

/** Where a credential was used from: enough to know one's own machine, too little to follow a person. */
export type ClientTrace = { readonly network: string | null; readonly agent: string | null };

const AGENT_LENGTH = 200;

/** Reads it off a request's headers; an address that is none leaves the network open. */
export function clientTraceOf(headers: Headers): ClientTrace {
  const { ip, userAgent } = visitorOf(headers);
  return { network: networkOf(ip), agent: userAgent?.slice(0, AGENT_LENGTH) ?? null };
}

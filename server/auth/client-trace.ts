import { networkOf } from "#server/lib/client-network.ts";
import { visitorOf } from "./visitor.ts";

/** A credential's place of use: enough to recognize your own machine, too little to track a person. */
export type ClientTrace = { readonly network: string | null; readonly agent: string | null };

const AGENT_LENGTH = 200;

/** Reads the trace from a request's headers. If the address is invalid, the network is null. */
export function clientTraceOf(headers: Headers): ClientTrace {
  const { ip, userAgent } = visitorOf(headers);
  return { network: networkOf(ip), agent: userAgent?.slice(0, AGENT_LENGTH) ?? null };
}

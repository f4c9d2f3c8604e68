import { networkOf } from "#server/lib/client-network.ts";

/** The browser that attempts to sign in. */
export type Visitor = {
  readonly ip: string;
  readonly userAgent: string | null;
  readonly cookies: string | null;
};

/** Reads the visitor from a request in which the server has left one address in X-Forwarded-For. */
export function visitorOf(headers: Headers): Visitor {
  const ip = headers.get("x-forwarded-for") ?? "unknown";
  return { ip, userAgent: headers.get("user-agent"), cookies: headers.get("cookie") };
}

/** A credential's place of use: enough to recognize your own machine, too little to track a person. */
export type ClientTrace = { readonly network: string | null; readonly agent: string | null };

const AGENT_LENGTH = 200;

/** Reads the trace from a request's headers. If the address is invalid, the network is null. */
export function clientTraceOf(headers: Headers): ClientTrace {
  const { ip, userAgent } = visitorOf(headers);
  return { network: networkOf(ip), agent: userAgent?.slice(0, AGENT_LENGTH) ?? null };
}

/** The browser before which an attempt to sign in is made. */
export type Visitor = {
  readonly ip: string;
  readonly userAgent: string | null;
  readonly cookies: string | null;
};

/** Reads it off a request; the last hop of X-Forwarded-For is the one that our side wrote. */
export function visitorOf(headers: Headers): Visitor {
  const hops = headers.get("x-forwarded-for")?.split(",") ?? [];
  const ip = hops.at(-1)?.trim() || "unknown";
  return { ip, userAgent: headers.get("user-agent"), cookies: headers.get("cookie") };
}

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

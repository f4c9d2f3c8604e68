/** The browser before which an attempt to sign in is made. */
export type Visitor = {
  readonly ip: string;
  readonly userAgent: string | null;
  readonly cookies: string | null;
};

/** Reads it off a request, where the server has left one address in X-Forwarded-For. */
export function visitorOf(headers: Headers): Visitor {
  const ip = headers.get("x-forwarded-for") ?? "unknown";
  return { ip, userAgent: headers.get("user-agent"), cookies: headers.get("cookie") };
}

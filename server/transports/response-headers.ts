import { env } from "#server/lib/env.ts";

const HSTS_SECONDS = 63_072_000;
const POWERFUL = ["camera", "geolocation", "microphone", "payment", "usb"];

/**
 * Returns the headers of every response, whether it succeeds or not (OWASP ASVS 5.0, 3.4): it loads and runs nothing, can't be framed or
 * embedded, its type isn't guessed, it isn't cached, and HTTPS is used from then on if the public URL does. Pages loosen the policy for
 * themselves; a response that may be cached says so.
 */
export function commonHeaders(): Record<string, string> {
  return {
    ...(env().PUBLIC_URL.startsWith("https:")
      ? { "Strict-Transport-Security": `max-age=${HSTS_SECONDS}; includeSubDomains` }
      : {}),
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": POWERFUL.map((feature) => `${feature}=()`).join(", "),
    "Cache-Control": "no-store",
  };
}

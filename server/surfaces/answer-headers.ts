import { env } from "#server/lib/env.ts";

const HSTS_SECONDS = 63_072_000;
const POWERFUL = ["camera", "geolocation", "microphone", "payment", "usb"];

/**
 * What every answer carries, whatever gives it and whether it succeeds (OWASP ASVS 5.0, 3.4): it loads and runs nothing, nobody frames
 * or embeds it, its type is not guessed, it is not kept, and HTTPS is used from then on where the product is reached by it.
 * Pages loosen the policy for themselves; a surface that may be kept says so.
 */
export function answerHeaders(): Record<string, string> {
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

/** A result of one check, as the receiving server reported it. */
export const CHECK_RESULTS = ["pass", "fail", "softfail", "neutral", "none", "error"] as const;
type CheckResult = (typeof CHECK_RESULTS)[number];

/** The receiving server's checks of the sender; null for a check that it doesn't report. */
export type Authentication = { readonly [Check in "spf" | "dkim" | "dmarc"]: CheckResult | null } & {
  readonly server: string | null;
};

const NO_RESULTS: Authentication = { server: null, spf: null, dkim: null, dmarc: null };

/**
 * Reads the topmost Authentication-Results header (RFC 8601), which the last server added. Headers below it can be forged by the sender.
 */
export function readAuthentication(headers: readonly { key: string; value: string }[]): Authentication {
  const top = headers.find(({ key }) => key === "authentication-results")?.value.slice(0, 5_000);
  if (!top) return NO_RESULTS;
  const text = top.replace(/\([^()]*\)/g, " ");
  return {
    server: /^\s*([^\s;]{1,100})/.exec(text)?.[1] ?? null,
    spf: resultOf(/\bspf\s*=\s*(\w+)/gi, text),
    dkim: resultOf(/\bdkim\s*=\s*(\w+)/gi, text),
    dmarc: resultOf(/\bdmarc\s*=\s*(\w+)/gi, text),
  };
}

/** Returns the best of several results, because one valid signature of several is enough. */
function resultOf(check: RegExp, text: string): CheckResult | null {
  const results = [...text.matchAll(check)].map(([, word = ""]) => word.toLowerCase());
  if (results.length === 0) return null;
  const known = CHECK_RESULTS.find((result) => results.includes(result));
  return known ?? (results.some((word) => /^hardfail|^policy/.test(word)) ? "fail" : "error");
}

/** Checks whether the receiving server reports the sender as forged. Passed checks prove nothing about the person, only the domain. */
export function isForged({ spf, dkim, dmarc }: Authentication): boolean {
  const isSigned = dkim === "pass";
  if (dmarc === "fail") return !(isSigned && spf === "pass");
  if (dmarc !== null && dmarc !== "none") return false;
  return !isSigned && (spf === "fail" || (dkim === "fail" && spf !== "pass"));
}

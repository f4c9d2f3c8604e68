/** The reasons why a fetch failed. */
export type FetchErrorReason =
  | "not_a_web_address"
  | "private_address"
  | "unknown_host"
  | "too_many_redirects"
  | "too_slow"
  | "too_large"
  | "wrong_type"
  | "refused_by_site"
  | "unreachable";

/** A fetch that wasn't started or didn't finish. */
export class FetchError extends Error {
  readonly reason: FetchErrorReason;

  constructor(reason: FetchErrorReason, cause?: unknown) {
    super(`The address was not fetched: ${reason}.`, { cause });
    this.name = "FetchError";
    this.reason = reason;
  }
}

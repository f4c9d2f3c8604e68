/** The reasons why nothing was fetched. */
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

/** A fetch that was not made, or not finished. */
export class FetchError extends Error {
  readonly reason: FetchErrorReason;

  constructor(reason: FetchErrorReason, cause?: unknown) {
    super(`The address was not fetched: ${reason}.`, { cause });
    this.name = "FetchError";
    this.reason = reason;
  }
}

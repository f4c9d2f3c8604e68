import { LIMITS } from "#domain/limits.ts";
import { env } from "#server/lib/env.ts";

/** The lifetime of an emailed link, by its purpose. */
export const LIFETIME_SECONDS = {
  sign_up: LIMITS.lifetimes.welcomeLink,
  sign_in: LIMITS.lifetimes.signInLink,
  reset: LIMITS.lifetimes.resetLink,
  address_change: LIMITS.lifetimes.addressChangeLink,
  address_undo: LIMITS.lifetimes.addressUndoLink,
  not_me: LIMITS.lifetimes.notMeLink,
  allow_change: LIMITS.lifetimes.allowChangeLink,
} as const;

export type Purpose = keyof typeof LIFETIME_SECONDS;

/** The links that undo an intruder's changes. The current user of the account can't end them, because that user may be the intruder. */
export const RECOVERING = ["address_undo", "not_me"] as const satisfies readonly Purpose[];
export type RecoveringPurpose = (typeof RECOVERING)[number];

/** The pages that emailed links open. Opening one changes nothing; its button does. */
const PAGES: Record<Purpose, string> = {
  sign_up: "/welcome/",
  sign_in: "/sign-in/link/",
  reset: "/reset/",
  address_change: "/address/confirm/",
  address_undo: "/address/restore/",
  not_me: "/not-me/",
  allow_change: "/allow-change/",
};

/** Returns the address of a link, to be emailed. */
export function linkOf(purpose: Purpose, secret: string): string {
  return `${env().PUBLIC_URL}${PAGES[purpose]}${secret}`;
}

/** Checks whether an address has the secret of an emailed link or invitation in its path or in its callback. */
export function hasEmailedSecret(target: string): boolean {
  const { pathname, searchParams } = new URL(target, "http://localhost");
  const paths = [pathname, searchParams.get("callbackUrl") ?? ""];
  return paths.some((path) =>
    [...Object.values(PAGES), "/invitations/"].some((page) => path.startsWith(page)),
  );
}

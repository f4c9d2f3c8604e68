import { LIMITS } from "#domain/limits.ts";
import { env } from "#server/lib/env.ts";

/** How long a mailed link works, by what it is for. */
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

/** The links that take back what an intruder did. Nobody who has the account by now can end them: they are there against them. */
export const RECOVERING = ["address_undo", "not_me"] as const satisfies readonly Purpose[];
export type RecoveringPurpose = (typeof RECOVERING)[number];

/** The pages that mailed links open. Opening one changes nothing: a button on it does. */
const PAGES: Record<Purpose, string> = {
  sign_up: "/welcome/",
  sign_in: "/sign-in/link/",
  reset: "/reset/",
  address_change: "/address/confirm/",
  address_undo: "/address/restore/",
  not_me: "/not-me/",
  allow_change: "/allow-change/",
};

/** The address of a link, to be mailed. */
export function linkOf(purpose: Purpose, secret: string): string {
  return `${env().PUBLIC_URL}${PAGES[purpose]}${secret}`;
}

/** Whether an address holds the secret of a mailed link, an invitation's among them: in its path, or where it leads on to. */
export function holdsMailedSecret(target: string): boolean {
  const { pathname, searchParams } = new URL(target, "http://localhost");
  const paths = [pathname, searchParams.get("callbackUrl") ?? ""];
  return paths.some((path) =>
    [...Object.values(PAGES), "/invitations/"].some((page) => path.startsWith(page)),
  );
}

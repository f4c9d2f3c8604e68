import { NOTIFICATIONS, type Notification } from "#domain/notifications.ts";
import { env } from "#server/lib/env.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";

export const UNSUBSCRIBE_PATH = "/unsubscribe";

/** Who asks for no more email of a kind. */
export type Unsubscription = { readonly userId: string; readonly kind: Notification };

/** A link that turns off a kind of email for its receiver without signing in; it has no end, for mail is kept for years. */
export function unsubscribeLink({ userId, kind }: Unsubscription): string {
  const query = new URLSearchParams({ user: userId, kind, signature: sealOf(signedText(userId, kind)) });
  return `${env().PUBLIC_URL}${UNSUBSCRIBE_PATH}?${query}`;
}

/** Whose link it is, and for what; null where it was not made here as it stands. */
export function unsubscriptionOf(query: URLSearchParams): Unsubscription | null {
  const userId = query.get("user") ?? "";
  const kind = NOTIFICATIONS.find((one) => one === query.get("kind"));
  if (kind === undefined || !isSealOf(signedText(userId, kind), query.get("signature") ?? "")) return null;
  return { userId, kind };
}

function signedText(userId: string, kind: Notification): string {
  return JSON.stringify(["unsubscribe", userId, kind]);
}

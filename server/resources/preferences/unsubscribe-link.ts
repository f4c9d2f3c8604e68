import { NOTIFICATIONS, type Notification } from "#domain/notifications.ts";
import { env } from "#server/lib/env.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";

export const UNSUBSCRIBE_PATH = "/unsubscribe";

/** A user who unsubscribes, and the kind of email. */
export type Unsubscription = { readonly userId: string; readonly kind: Notification };

/** Returns a link that turns off a kind of email for its recipient without signing in. It never expires, as people keep email for years. */
export function unsubscribeLink({ userId, kind }: Unsubscription): string {
  const query = new URLSearchParams({ user: userId, kind, signature: sealOf(signedText(userId, kind)) });
  return `${env().PUBLIC_URL}${UNSUBSCRIBE_PATH}?${query}`;
}

/** Returns the user and kind of a link, or null if its signature is invalid. */
export function unsubscriptionOf(query: URLSearchParams): Unsubscription | null {
  const userId = query.get("user") ?? "";
  const kind = NOTIFICATIONS.find((one) => one === query.get("kind"));
  if (kind === undefined || !isSealOf(signedText(userId, kind), query.get("signature") ?? "")) return null;
  return { userId, kind };
}

function signedText(userId: string, kind: Notification): string {
  return JSON.stringify(["unsubscribe", userId, kind]);
}

import { NOTIFICATIONS, type Notification } from "#domain/notifications.ts";
import { regionOf } from "#domain/region.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import type { Sql } from "#server/core/sql.ts";
import { env } from "#server/lib/env.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";
import { prefillProfile } from "#server/resources/profile/service.ts";
import { preferences } from "./contract.ts";
import { insertPreferences, listMuted, mute, unmute, writePreferences } from "./store.ts";

export { mute as muteMail } from "./store.ts";

const save: Handler<typeof preferences.save> = async ({ ctx, input }) => {
  await writePreferences(ctx.sql, { userId: ctx.actor.userId, ...input });
  return {};
};

const prefill: Handler<typeof preferences.prefill> = async ({ ctx, input: { timeZone, language } }) => {
  await insertPreferences(ctx.sql, { userId: ctx.actor.userId, timeZone, ...regionOf(language) });
  await prefillProfile(ctx.sql, { accountId: ctx.accountId, at: ctx.now });
  return {};
};

const getNotifications: Handler<typeof preferences.getNotifications> = ({ ctx }) =>
  notificationsOf(ctx.sql, ctx.actor.userId);

const setNotification: Handler<typeof preferences.setNotification> = async ({ ctx, input }) => {
  const { sql, now, actor } = ctx;
  const { kind, isOn } = input;
  if (isOn) await unmute(sql, { userId: actor.userId, kind });
  else await mute(sql, { userId: actor.userId, kind, at: now });
  return notificationsOf(sql, actor.userId);
};

async function notificationsOf(sql: Sql, userId: string): Promise<{ muted: Notification[] }> {
  return { muted: (await listMuted(sql, { userId })).map(({ kind }) => kind) };
}

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

export const preferencesGroup = defineGroup(preferences, {
  handlers: {
    save,
    prefill,
    getNotifications,
    setNotification,
  },
  examples: () => import("./examples.ts"),
});

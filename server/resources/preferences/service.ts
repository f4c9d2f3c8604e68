import {
  NOTIFICATIONS,
  type Notification,
  STAFF_DIGEST,
  SWITCHED_NOTIFICATIONS,
} from "#domain/notifications.ts";
import { regionOf } from "#domain/region.ts";
import { defaultDateFormats } from "#server/auth/date-formats.ts";
import { accountOfMember } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import type { Sql } from "#server/core/sql.ts";
import { env } from "#server/lib/env.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";
import { prefillProfile } from "#server/resources/profile/service.ts";
import { type Notifications, preferences } from "./contract.ts";
import { type DigestPlan, minuteOf, nextDigest } from "./digest-times.ts";
import * as store from "./store.ts";

export { minuteOf, nextDigest } from "./digest-times.ts";
export { listDueDigests, lockDueDigests, moveDigests, mutedOf } from "./store.ts";

/** Sets how the person's dates and times are written, and their time zone. */
const save: Handler<typeof preferences.save> = async ({ ctx, input }) => {
  const { userId } = ctx.actor;
  await store.writePreferences(ctx.sql, { userId, ...input });
  const plan = await store.readDigestPlan(ctx.sql, { userId });
  if (plan) await planDigest(ctx.sql, { userId, ...plan, timeZone: input.timeZone }, ctx.now);
};

/** Creates preferences from the browser's time zone and language, and the profile from the account's name and address, unless they exist. */
const prefill: Handler<typeof preferences.prefill> = async ({ ctx, input: { timeZone, language } }) => {
  await store.insertPreferences(ctx.sql, { userId: ctx.actor.userId, timeZone, ...regionOf(language) });
  await prefillProfile(ctx.sql, { accountId: ctx.accountId, at: ctx.now });
};

/** Turns a kind of email on or off, and sets when the person gets the digest by email; null for never. */
const setNotifications: Handler<typeof preferences.setNotifications> = async ({ ctx, input }) => {
  const { sql, now } = ctx;
  const { userId } = ctx.actor;
  const { mail, digest } = input;
  if (mail?.isOn) await store.unmute(sql, { userId, kind: mail.kind });
  else if (mail) await store.mute(sql, { userId, kind: mail.kind, at: now });
  if (digest === null) await endDigest(sql, { userId, at: now });
  else if (digest) {
    const zone = await store.readTimeZone(sql, { userId });
    await planDigest(sql, { userId, ...digest, timeZone: zone?.timeZone ?? null }, now);
    await store.unmute(sql, { userId, kind: "digest" });
  }
  return notificationsOf(sql, userId);
};

type Planned = DigestPlan & { readonly userId: string; readonly timeZone: string | null };

async function planDigest(sql: Sql, { userId, timeZone, ...plan }: Planned, now: Date): Promise<void> {
  const nextAt = nextDigest(plan, timeZone ?? defaultDateFormats().timeZone, minuteOf(userId), now);
  await store.writeDigestPlan(sql, { userId, weekday: plan.weekday, hour: plan.hour, nextAt });
}

/** Ends a user's digest, and remembers that they don't want it. */
async function endDigest(sql: Sql, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await store.deleteDigestPlan(sql, { userId });
  await store.mute(sql, { userId, kind: "digest", at });
}

/** Plans the digest of someone who joins an organization's staff, unless they have one already or turned it off. */
export async function planStaffDigest(
  sql: Sql,
  { accountId, at }: { accountId: string; at: Date },
): Promise<void> {
  const user = await store.readUserWithoutDigest(sql, { accountId: accountOfMember({ accountId }) });
  if (user) await planDigest(sql, { ...user, ...STAFF_DIGEST }, at);
}

async function notificationsOf(sql: Sql, userId: string): Promise<Notifications> {
  const [muted, plan] = [await store.listMuted(sql, { userId }), await store.readDigestPlan(sql, { userId })];
  return {
    muted: SWITCHED_NOTIFICATIONS.filter((kind) => muted.some((item) => item.kind === kind)),
    digest: plan && { weekday: plan.weekday, hour: plan.hour },
  };
}

/** Turns a kind of email off for a user. */
export async function muteMail(sql: Sql, { userId, kind, at }: Unsubscription & { at: Date }): Promise<void> {
  if (kind === "digest") await endDigest(sql, { userId, at });
  else await store.mute(sql, { userId, kind, at });
}

export const UNSUBSCRIBE_PATH = "/unsubscribe";

/** A user who unsubscribes, and the kind of email. */
export type Unsubscription = { readonly userId: string; readonly kind: Notification };

/** Returns a link that turns off a kind of email for its recipient without signing in. It never expires, because people keep email for years. */
export function unsubscribeLink({ userId, kind }: Unsubscription): string {
  const query = new URLSearchParams({ user: userId, kind, signature: sealOf(signedText(userId, kind)) });
  return `${env().PUBLIC_URL}${UNSUBSCRIBE_PATH}?${query}`;
}

/** Returns the user and kind of a link, or null if its signature is invalid. */
export function unsubscriptionOf(query: URLSearchParams): Unsubscription | null {
  const userId = query.get("user") ?? "";
  const kind = NOTIFICATIONS.find((notification) => notification === query.get("kind"));
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
    /** Returns the kinds of email that the person turned off, and when they get the digest. */
    getNotifications: ({ ctx }) => notificationsOf(ctx.sql, ctx.actor.userId),
    setNotifications,
  },
});

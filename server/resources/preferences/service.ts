import type { Notification } from "#domain/notifications.ts";
import { regionOf } from "#domain/region.ts";
import type { Handler } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { prefillProfile } from "#server/resources/profile/service.ts";
import type { preferences } from "./contract.ts";
import { insertPreferences, listMuted, mute, unmute, writePreferences } from "./store.ts";

export { mute as muteMail } from "./store.ts";
export { unsubscribeLink } from "./unsubscribe-link.ts";

export const save: Handler<typeof preferences.save> = async ({ ctx, input }) => {
  await writePreferences(ctx.sql, { userId: ctx.actor.userId, ...input });
  return {};
};

export const prefill: Handler<typeof preferences.prefill> = async ({
  ctx,
  input: { timeZone, language },
}) => {
  await insertPreferences(ctx.sql, { userId: ctx.actor.userId, timeZone, ...regionOf(language) });
  await prefillProfile(ctx.sql, { accountId: ctx.accountId, at: ctx.now });
  return {};
};

export const getNotifications: Handler<typeof preferences.getNotifications> = ({ ctx }) =>
  notificationsOf(ctx.sql, ctx.actor.userId);

export const setNotification: Handler<typeof preferences.setNotification> = async ({ ctx, input }) => {
  const { sql, now, actor } = ctx;
  const { kind, isOn } = input;
  if (isOn) await unmute(sql, { userId: actor.userId, kind });
  else await mute(sql, { userId: actor.userId, kind, at: now });
  return notificationsOf(sql, actor.userId);
};

async function notificationsOf(sql: Sql, userId: string): Promise<{ muted: Notification[] }> {
  return { muted: (await listMuted(sql, { userId })).map(({ kind }) => kind) };
}

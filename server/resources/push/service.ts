import type { PushKind, PushMessage } from "#domain/notifications.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { deviceNameOf } from "#server/lib/device-name.ts";
import { env } from "#server/lib/env.ts";
import { sealSecret } from "#server/lib/sealed-secret.ts";
import { push } from "./contract.ts";
import * as store from "./store.ts";

type SessionOf = { readonly userId: string; readonly sessionId?: string | undefined };
type Message = Omit<PushMessage, "sessionId">;

/**
 * Schedules a notification for each of the user's browsers that shows this kind, to be sent only if the transaction of `sql` is committed.
 * Each has its own job, so that a retry reaches no browser twice.
 */
export async function sendPush(sql: Sql, userId: string, kind: PushKind, message: Message): Promise<void> {
  if (publicKey() === null) return;
  for (const { sessionId } of await store.listBrowsers(sql, { userId, kind })) {
    await enqueue(sql, "send-push", { sessionId, ...message });
  }
}

const publicKey = () => env().WEB_PUSH_PUBLIC_KEY ?? null;

/** Returns the key for notifications, and the browsers that show them. */
const get: Handler<typeof push.get> = ({ ctx }) => settingsOf(ctx.sql, ctx.actor);

/** Shows notifications of these kinds in this browser, until its session ends. @throws not_found */
const save: Handler<typeof push.save> = async ({ ctx, input: { subscription, kinds } }) => {
  const { sql, now: at, actor } = ctx;
  const { userId, sessionId } = actor;
  if (sessionId === undefined) throw notFound("session");
  const sealed = sealSecret(JSON.stringify(subscription), { purpose: "push subscription", owner: sessionId });
  await store.writeSubscription(sql, { sessionId, userId, sealed, kinds: [...new Set(kinds)], at });
  return settingsOf(sql, actor);
};

/** Stops showing notifications in this browser, or in another one of the person's. */
const remove: Handler<typeof push.remove> = async ({ ctx: { sql, actor }, input }) => {
  const sessionId = input.sessionId ?? actor.sessionId;
  if (sessionId !== undefined) await store.deleteOwnSubscription(sql, { sessionId, userId: actor.userId });
  return settingsOf(sql, actor);
};

async function settingsOf(sql: Sql, { userId, sessionId }: SessionOf) {
  const subscriptions = await store.listSubscriptions(sql, { userId });
  const browsers = subscriptions.map(({ userAgent, ...one }) => ({
    ...one,
    device: deviceNameOf(userAgent),
    isCurrent: one.sessionId === sessionId,
  }));
  return { publicKey: publicKey(), browsers };
}

export const pushGroup = defineGroup(push, {
  handlers: { get, save, remove },
});

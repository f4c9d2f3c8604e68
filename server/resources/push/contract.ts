import { z } from "zod";
import { PUSH_KINDS } from "#domain/notifications.ts";
import { id, instantOut, text } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";

const ENDPOINT_MAX = 1_000;
const base64url = (form: RegExp) => z.string().regex(form, "Must be base64url.");

const PushKind = z.enum(PUSH_KINDS);

/** A browser of the person that shows notifications, by its session. */
const PushBrowser = z.object({
  sessionId: z.string(),
  device: z.string().nullable(),
  isCurrent: z.boolean(),
  kinds: z.array(PushKind),
  addedAt: instantOut,
  lastSeenAt: instantOut,
});

/** The server's key (null if the installation sends no notifications), and the browsers that show notifications, newest first. */
const PushSettings = z.object({ publicKey: z.string().nullable(), browsers: z.array(PushBrowser) });

/** A subscription as browsers write it (Push API, PushSubscription.toJSON). */
const Subscription = z.strictObject({
  endpoint: text(ENDPOINT_MAX).refine(
    (value) => URL.canParse(value) && new URL(value).protocol === "https:",
    "Must be an https address.",
  ),
  keys: z.strictObject({ p256dh: base64url(/^[\w-]{87}=?$/), auth: base64url(/^[\w-]{22}={0,2}$/) }),
});
export type Subscription = z.infer<typeof Subscription>;

export const push = defineOperations("push", {
  get: {
    ...PAGES.callerRead,
    output: PushSettings,
  },
  save: {
    ...PAGES.callerChange,
    input: z.strictObject({
      subscription: Subscription,
      kinds: z.array(PushKind).max(PUSH_KINDS.length),
    }),
    output: PushSettings,
  },
  remove: {
    ...PAGES.callerChange,
    input: z.strictObject({ sessionId: id("session", "The other browser's session.").optional() }),
    output: PushSettings,
  },
});

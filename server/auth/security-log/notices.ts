import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
import { deviceNameOf } from "#server/lib/device-name.ts";
import { env } from "#server/lib/env.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { READING_COLUMNS, type Reading, readingOf, usualReading } from "../reading.ts";

/** What a person is told by mail as it happens, and the page where they look after it. */
const NOTICES = {
  newDevice: "/settings/activity",
  newApiKey: "/settings/api-keys",
  appConnected: "/settings/connected-apps",
} as const;

const RECIPIENT = statement("security_notice_recipient", ({ userId }: Slots<{ userId: string }>) =>
  db
    .selectFrom("users as person")
    .leftJoin("preferences as chosen", "chosen.user_id", "person.id")
    .select(["person.email", ...READING_COLUMNS])
    .where("person.id", "=", userId)
    .where("person.guest_until", "is", null)
    .where("person.email_verified", "is not", null),
);

/**
 * Mails the person what just happened to their account, with when, device and network, in the transaction of what it tells of.
 * Only what came by a request is told: what the operator does at the command line is theirs to say. Names that people or apps
 * chose are left out, so that a mail of ours carries nobody's words.
 */
export async function sendNotice(sql: Sql, userId: string, kind: keyof typeof NOTICES): Promise<void> {
  const origin = requestOrigin();
  if (origin === null) return;
  const user = await sql.first(RECIPIENT, { userId });
  if (user === undefined) return;
  const values = {
    time: whenFor(readingOf(user) ?? usualReading()),
    device: deviceNameOf(origin.userAgent) ?? "unknown",
    network: networkOf(origin.ip) ?? "unknown",
  };
  await sendMail(sql, composeMail(kind, user.email, `${env().PUBLIC_URL}${NOTICES[kind]}`, values));
}

/** The time as the person reads it, with the name of its zone. */
function whenFor({ locale, timeZone }: Reading): string {
  const parts = {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZoneName: "short", timeZone }).format(now());
}

"use client";
import { useLocale, useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { SelectField } from "#components/ui/fields.tsx";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { type Notifications, useNotificationChange } from "./use-notification-change.ts";

type Digest = NonNullable<Notifications["digest"]>;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The weekdays as the plan numbers them, from Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];
const USUAL: Digest = { weekday: null, hour: 8 };
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4);

/** Chooses when the digest is sent: never, every day, or on a weekday, at an hour. */
export function DigestChoice({ initial }: { initial: Notifications }) {
  const t = useTranslations("settings.mail.digest");
  const locale = useLocale();
  const { notifications, change } = useNotificationChange(initial, {
    name: "digest",
    apply: (before, digest: Digest | null) => ({ ...before, digest }),
    send: (digest) => api.preferences.setNotifications.mutate({ digest }),
  });
  const { digest } = notifications;
  const written = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(at);
  const chooseDays = (days: string) =>
    change(
      days === "never" ? null : { ...(digest ?? USUAL), weekday: days === "daily" ? null : Number(days) },
    );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t("days")}
        value={digest === null ? "never" : String(digest.weekday ?? "daily")}
        onChange={({ target }) => chooseDays(target.value)}
        options={[
          { value: "never", label: t("never") },
          { value: "daily", label: t("daily") },
          ...WEEKDAYS.map((weekday) => ({
            value: String(weekday),
            label: t("weekly", { day: written(SUNDAY + weekday * DAY_MS, { weekday: "long" }) }),
          })),
        ]}
      />
      {digest === null ? null : (
        <SelectField
          label={t("hour")}
          value={String(digest.hour)}
          onChange={({ target }) => change({ ...digest, hour: Number(target.value) })}
          options={HOURS.map((hour) => ({
            value: String(hour),
            label: written(SUNDAY + hour * HOUR_MS, { hour: "numeric", minute: "2-digit" }),
          }))}
        />
      )}
    </div>
  );
}

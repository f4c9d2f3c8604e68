"use client";
import { useTranslations } from "next-intl";
import { api, type Inputs } from "#components/api/client.ts";
import { Switch } from "#components/ui/switch.tsx";
import { SWITCHED_NOTIFICATIONS } from "#domain/notifications.ts";
import { type Notifications, useNotificationChange } from "./use-notification-change.ts";

type Choice = NonNullable<Inputs["preferences"]["setNotifications"]["mail"]>;

/** Turns kinds of email on and off. */
export function MailSwitches({ initial }: { initial: Notifications }) {
  const t = useTranslations("settings.mail");
  const { notifications, change } = useNotificationChange(initial, {
    name: "kinds",
    apply: (before, { kind, isOn }: Choice) => {
      const others = before.muted.filter((item) => item !== kind);
      return { ...before, muted: isOn ? others : [...others, kind] };
    },
    send: (mail) => api.preferences.setNotifications.mutate({ mail }),
  });
  return (
    <div className="grid gap-4">
      {SWITCHED_NOTIFICATIONS.map((kind) => (
        <Switch
          key={kind}
          label={t(`kinds.${kind}`)}
          hint={t(`hints.${kind}`)}
          checked={!notifications.muted.includes(kind)}
          onChange={({ target }) => change({ kind, isOn: target.checked })}
        />
      ))}
    </div>
  );
}

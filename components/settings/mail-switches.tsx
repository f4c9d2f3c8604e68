"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Inputs, type Outputs, trpc } from "#components/api/client.ts";
import { Switch } from "#components/ui/switch.tsx";
import { SWITCHED_NOTIFICATIONS } from "#domain/notifications.ts";

type Notifications = Outputs["preferences"]["getNotifications"];
type Choice = Inputs["preferences"]["setNotification"];

/** Turns kinds of email on and off. */
export function MailSwitches({ initial }: { initial: Notifications }) {
  const t = useTranslations("settings.mail");
  const queryClient = useQueryClient();
  const query = trpc.preferences.getNotifications.queryOptions({}, { initialData: initial });
  const { data } = useQuery(query);
  const { mutate } = useMutation({
    mutationFn: (choice: Choice) => api.preferences.setNotification.mutate(choice),
    onMutate: ({ kind, isOn }) =>
      queryClient.setQueryData(query.queryKey, (before) => {
        if (!before) return before;
        const others = before.muted.filter((one) => one !== kind);
        return { ...before, muted: isOn ? others : [...others, kind] };
      }),
    onSettled: () => queryClient.invalidateQueries(query),
  });
  return (
    <div className="grid gap-4">
      {SWITCHED_NOTIFICATIONS.map((kind) => (
        <Switch
          key={kind}
          label={t(`kinds.${kind}`)}
          hint={t(`hints.${kind}`)}
          checked={!data.muted.includes(kind)}
          onChange={({ target }) => mutate({ kind, isOn: target.checked })}
        />
      ))}
    </div>
  );
}

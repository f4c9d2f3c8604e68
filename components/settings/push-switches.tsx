"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { Switch } from "#components/ui/switch.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { PUSH_KINDS, type PushKind } from "#domain/notifications.ts";

import { PushBrowsers } from "./push-browsers.tsx";

type PushSettings = Outputs["push"]["get"];

/** Chooses of which kinds this browser shows notifications. */
export function PushSwitches({ initial }: { initial: PushSettings }) {
  const t = useTranslations("settings.push");
  const toast = useToast();
  const queryClient = useQueryClient();
  const query = trpc.push.get.queryOptions({}, { initialData: initial });
  const { publicKey, browsers } = useQuery(query).data;
  const { mutate, isPending } = useMutation({
    meta: { silent: true },
    mutationFn: (wanted: readonly PushKind[]) => choose(wanted, publicKey),
    onSuccess: (saved) => {
      if (saved === "denied") toast.error(t("denied"));
      else queryClient.setQueryData(query.queryKey, saved);
    },
    onError: () => toast.error(t("failed")),
  });
  if (publicKey === null) return null;
  const shown = browsers.find(({ isCurrent }) => isCurrent)?.kinds ?? [];
  return (
    <div className="grid gap-4">
      {PUSH_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={t(`kinds.${kind}`)}
          hint={t(`hints.${kind}`)}
          checked={shown.includes(kind)}
          disabled={isPending}
          onChange={({ target }) => {
            const others = shown.filter((one) => one !== kind);
            mutate(target.checked ? [...others, kind] : others);
          }}
        />
      ))}
      <PushBrowsers browsers={browsers} onRemoveThis={() => mutate([])} isPending={isPending} />
    </div>
  );
}

/** Subscribes this browser to the kinds, or ends its subscription if there are none. */
async function choose(
  kinds: readonly PushKind[],
  publicKey: string | null,
): Promise<PushSettings | "denied"> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (kinds.length === 0) {
    await known?.unsubscribe();
    return api.push.remove.mutate({});
  }
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  return api.push.save.mutate({
    subscription: { endpoint: endpoint ?? "", keys: { p256dh, auth } },
    kinds: [...kinds],
  });
}

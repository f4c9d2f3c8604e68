"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { PUSH_KINDS, type PushKind } from "#domain/notifications.ts";

type PushSettings = Outputs["push"]["get"];

/** Chooses the kinds of notifications that this browser shows. */
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
            const others = shown.filter((item) => item !== kind);
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

type Browser = Outputs["push"]["get"]["browsers"][number];
type PushBrowsersProps = {
  browsers: readonly Browser[];
  /** Ends this browser's own subscription, which the server alone can't. */
  onRemoveThis: () => void;
  isPending: boolean;
};

/** Lists the person's browsers that show notifications, each with a button that ends it. */
function PushBrowsers({ browsers, onRemoveThis, isPending }: PushBrowsersProps) {
  const t = useTranslations("settings.push");
  const client = useQueryClient();
  const nameOf = ({ device }: Browser) => device ?? t("unknownDevice");
  const remove = useChange({
    mutationFn: ({ sessionId }: Browser) => api.push.remove.mutate({ sessionId }),
    says: (_done, browser) => t("removed", { device: nameOf(browser) }),
    onSuccess: (saved) => {
      client.setQueryData(trpc.push.get.queryKey({}), saved);
    },
  });
  if (browsers.length === 0) return null;
  return (
    <section aria-label={t("browsers")} className="grid gap-3 border-line border-t pt-4">
      <h3 className="text-sm font-medium">{t("browsers")}</h3>
      <ul className="divide-y divide-line">
        {browsers.map((browser) => (
          <li
            key={browser.sessionId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0"
          >
            <div className="grid min-w-0 gap-0.5 text-sm">
              <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                {nameOf(browser)}
                {browser.isCurrent ? <Badge tone="accent">{t("current")}</Badge> : null}
              </p>
              <p className="text-ink-muted">
                {t.rich("added", {
                  time: () => <LocalTime value={browser.addedAt} format="date" />,
                  used: () => <LocalTime value={browser.lastSeenAt} />,
                })}
              </p>
            </div>
            <Button
              size="sm"
              pending={remove.isPending && remove.variables.sessionId === browser.sessionId}
              disabled={isPending}
              onClick={() => (browser.isCurrent ? onRemoveThis() : remove.mutate(browser))}
              aria-label={t("removeNamed", { device: nameOf(browser) })}
            >
              {t("remove")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

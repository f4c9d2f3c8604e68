"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

type Browser = Outputs["push"]["get"]["browsers"][number];
type PushBrowsersProps = {
  browsers: readonly Browser[];
  /** Ends this browser's own subscription, which the server alone can't. */
  onRemoveThis: () => void;
  isPending: boolean;
};

/** Lists the person's browsers that show notifications, each with a button that ends it. */
export function PushBrowsers({ browsers, onRemoveThis, isPending }: PushBrowsersProps) {
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

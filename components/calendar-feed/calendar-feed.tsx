"use client";
import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { Callout } from "#components/ui/callout.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

export type FeedState = Outputs["calendarFeed"]["get"];

/** Creates, renews, and turns off the private calendar address; shows it once. */
export function CalendarFeed({ initial }: { initial: FeedState }) {
  const t = useTranslations("calendarFeed");
  const [asking, setAsking] = useState<"renew" | "turnOff" | null>(null);
  const { data: feed } = useQuery(trpc.calendarFeed.get.queryOptions({}, { initialData: initial }));
  const affects = trpc.calendarFeed.get.queryFilter();
  const renew = useChange({
    mutationFn: () => api.calendarFeed.renew.mutate({}),
    affects,
  });
  const turnOff = useChange({
    mutationFn: () => api.calendarFeed.turnOff.mutate({}),
    says: () => t("turnedOff"),
    onSuccess: () => renew.reset(),
    affects,
  });
  const address = renew.data?.address;
  if (feed.since === null && !address) {
    return (
      <div className="grid content-start justify-items-start gap-3 text-sm">
        <p className="leading-relaxed text-ink-muted">{t("off")}</p>
        <Button pending={renew.isPending} onClick={() => renew.mutate()}>
          {t("make")}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4 text-sm">
      {address ? (
        <FeedAddress address={address} />
      ) : (
        <p className="leading-relaxed text-ink-muted">
          {t.rich("on", { time: () => (feed.since ? <LocalTime value={feed.since} format="date" /> : null) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button pending={renew.isPending} onClick={() => setAsking("renew")}>
          {t("renew")}
        </Button>
        <Button variant="ghost" pending={turnOff.isPending} onClick={() => setAsking("turnOff")}>
          {t("turnOff")}
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          onClose={() => setAsking(null)}
          title={t(`ask.${asking}.title`)}
          description={t(`ask.${asking}.text`)}
          confirmLabel={t(`ask.${asking}.confirm`)}
          destructive={asking === "turnOff"}
          onConfirm={() => (asking === "renew" ? renew.mutateAsync() : turnOff.mutateAsync())}
        />
      ) : null}
    </div>
  );
}

/** Shows the address the only time that it can be shown, and how to use it. */
function FeedAddress({ address }: { address: string }) {
  const t = useTranslations("calendarFeed");
  return (
    <Callout tone="success" title={t("onceTitle")} role="status">
      <p>{t("once")}</p>
      <code
        data-testid="calendar-address"
        className="mt-2.5 block w-full rounded-control border border-line bg-surface px-3 py-2.5 text-xs break-all select-all"
      >
        {address}
      </code>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <CopyButton value={address} label={t("copy")} />
        <a href={address.replace(/^https?:/, "webcal:")} className={buttonClasses({ variant: "ghost" })}>
          <CalendarPlus aria-hidden />
          {t("open")}
        </a>
      </div>
    </Callout>
  );
}

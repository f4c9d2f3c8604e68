"use client";
import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { Callout } from "#components/ui/callout.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";

/** The address the one time that it can be shown, and how to use it. */
export function FeedAddress({ address }: { address: string }) {
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

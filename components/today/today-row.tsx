"use client";
import { Check, Video, X } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Button, IconButton } from "#components/ui/button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { DAY_MS } from "#domain/time.ts";
import type { Status } from "#domain/values.ts";
import { SnoozeMenu } from "./snooze-menu.tsx";
import type { Outcome, TodayItem } from "./use-marks.ts";

const sinceWhat = {
  interview: null,
  offer: "waitingSince",
  feedback: "was",
  follow_up: "since",
  quiet: "lastWord",
} as const;

export type TodayRowProps = { item: TodayItem; onMark: (outcome: Outcome) => void };

/** One thing to do: what and when, and the ways to be rid of it. */
export function TodayRow({ item, onMark }: TodayRowProps) {
  const t = useTranslations("today");
  const { kind, title, companyName, occasion, interviewType, meetingUrl, status } = item;
  const name = companyName ? t("nameAt", { title, company: companyName }) : title;
  const since = sinceWhat[kind];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex min-w-0 items-center gap-2.5">
          <Link
            href={hrefOf(item)}
            className="truncate rounded-control text-sm font-semibold hover:underline pointer-coarse:py-1.5"
          >
            {title}
          </Link>
          {kind === "quiet" && status ? <StatusBadge status={status as Status} /> : null}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-1.5 text-sm text-ink-muted [&>*:not(:last-child)]:after:ml-1.5 [&>*:not(:last-child)]:after:content-['·']">
          {companyName ? <span className="max-w-full truncate">{companyName}</span> : null}
          {interviewType ? <span>{t(`types.${interviewType}`)}</span> : null}
          <span className={kind === "interview" ? "font-medium text-accent-text" : undefined}>
            {since ? `${t(since)} ` : null}
            <LocalTime value={occasion} format={kind === "interview" ? "soon" : "date"} />
          </span>
        </p>
      </div>
      <div className="flex items-center gap-1.5">
        {kind === "interview" && meetingUrl ? (
          <a
            href={meetingUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ variant: isNear(occasion) ? "primary" : "secondary", size: "sm" })}
          >
            <Video aria-hidden />
            {t("join")}
          </a>
        ) : null}
        <Button size="sm" aria-label={t("doneOf", { name })} onClick={() => onMark({ kind: "done" })}>
          <Check aria-hidden />
          {t("done")}
        </Button>
        <SnoozeMenu name={name} onSnooze={(until) => onMark({ kind: "snoozed", until })} />
        <IconButton
          label={t("dismissOf", { name })}
          data-tooltip={t("dismiss")}
          onClick={() => onMark({ kind: "dismissed" })}
        >
          <X aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

/** Whether it is the next thing of the day. */
function isNear(occasion: string): boolean {
  return Date.parse(occasion) - Date.now() < DAY_MS;
}

function hrefOf({ boardId, applicationId, subjectId }: TodayItem): string {
  return applicationId ? `/boards/${boardId}?card=${applicationId}` : `/people/${subjectId}`;
}

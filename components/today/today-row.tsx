import { AlarmClock, Check, X } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { lazy, useState } from "react";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Button, IconButton } from "#components/ui/button.tsx";
import { LazyMenu } from "#components/ui/lazy-menu.tsx";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { RelativeDay } from "#components/ui/relative-day.tsx";
import type { Status } from "#domain/values.ts";
import { LeadAction } from "./lead-action.tsx";
import { type Outcome, ruleOf, type TodayItem } from "./use-marks.ts";

const RecordOutcome = dynamic(() => import("./record-outcome.tsx"), { ssr: false });

export type TodayRowProps = { item: TodayItem; now: string; onMark: (outcome: Outcome) => void };

/** Shows one item: what and when, the main action, and the ways to dismiss it. */
export function TodayRow({ item, now, onMark }: TodayRowProps) {
  const t = useTranslations("today");
  const [recording, setRecording] = useState(false);
  const { kind, title, companyName, interviewType, status, subjectId, note, writtenBy } = item;
  const name = companyName ? t("nameAt", { title, company: companyName }) : title;
  const href = hrefOf(item);
  return (
    <li className="today-row">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex min-w-0 items-center gap-2.5">
          <Link href={href}>{title}</Link>
          {kind === "quiet" && status ? <StatusBadge status={status as Status} /> : null}
        </p>
        <p className="today-facts">
          {companyName ? <span className="max-w-full truncate">{companyName}</span> : null}
          {writtenBy ? <span className="max-w-full truncate">{writtenBy}</span> : null}
          {kind === "suggestion" ? <span>{t(`rules.${ruleOf(item)}`)}</span> : null}
          {interviewType ? <span>{t(`types.${interviewType}`)}</span> : null}
          <When item={item} now={now} />
        </p>
        {note ? <p className="mt-0.5 text-sm wrap-anywhere">{note}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <LeadAction
          item={item}
          name={name}
          href={href}
          onRecord={() => setRecording(true)}
          onDone={() => onMark({ kind: "done" })}
        />
        <div className="flex items-center gap-1.5">
          <Button
            size="sm"
            variant="ghost"
            aria-label={t("doneOf", { name })}
            onClick={() => onMark({ kind: "done" })}
          >
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
      </div>
      {recording ? (
        <RecordOutcome interviewId={subjectId} name={name} onClose={() => setRecording(false)} />
      ) : null}
    </li>
  );
}

/** Shows when it is or was, in days from today; for an interview with the time. */
function When({ item, now }: { item: TodayItem; now: string }) {
  const t = useTranslations("today");
  const { kind, occasion, isDateKnown, followUpDue } = item;
  if (kind === "interview") {
    return (
      <>
        <RelativeDay value={occasion} now={now} className="font-medium text-accent-text" />
        <span>
          <LocalTime value={occasion} format="soon" />
        </span>
      </>
    );
  }
  // A quiet card always has a known date; an offer may not.
  if (kind === "offer" && !isDateKnown) return <span>{t("sinceUnknown")}</span>;
  const word = {
    offer: "waitingSince",
    suggestion: ruleWords[ruleOf(item)],
    note: "written",
    feedback: "was",
    follow_up: followUpDue ? "due" : "since",
    quiet: "lastWord",
  } as const;
  return (
    <span>
      {t(word[kind])} <RelativeDay value={occasion} now={now} />
    </span>
  );
}

const ruleWords = {
  follow_up: "lastWord",
  reply: "replied",
  reply_again: "replied",
  thanks: "was",
  offer_deadline: "due",
  posting_closes: "closes",
  keep_in_touch: "due",
} as const;

function hrefOf({ boardId, applicationId, contactId, subjectId }: TodayItem): string {
  return applicationId ? `/boards/${boardId}?card=${applicationId}` : `/people/${contactId ?? subjectId}`;
}

const DayMenu = lazy(async () => ({ default: (await import("#components/ui/day-menu.tsx")).DayMenu }));

type SnoozeMenuProps = { name: string; onSnooze: (until: Date) => void };

/** Snoozes an item until a morning. Every row has this button: the menu itself loads with the first press. */
function SnoozeMenu({ name, onSnooze }: SnoozeMenuProps) {
  const t = useTranslations("today");
  const button = (
    <IconButton aria-haspopup="menu" label={t("snoozeOf", { name })} data-tooltip={t("snooze")}>
      <AlarmClock aria-hidden />
    </IconButton>
  );
  return (
    <LazyMenu button={button}>
      <DayMenu
        trigger={button}
        defaultOpen
        title={t("chooseTitle")}
        submitLabel={t("snooze")}
        onChoose={onSnooze}
      />
    </LazyMenu>
  );
}

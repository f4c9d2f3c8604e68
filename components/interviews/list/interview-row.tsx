import { MapPin, Users, Video } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { Button } from "#components/ui/button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { cn } from "#components/ui/cn.ts";
import { Link } from "#components/ui/link.tsx";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { isAhead, needsFeedback } from "#domain/interview-progress.ts";
import type { Interview, InterviewEntry } from "../interview-data.ts";
import { sheetOf } from "../model/spoken-time.ts";
import { InterviewTimes, OutcomeBadge } from "./interview-facts.tsx";
import { InterviewMenu } from "./interview-menu.tsx";
import type { OpenDialog } from "./use-interview-dialogs.tsx";

export type InterviewRowProps = {
  entry: InterviewEntry;
  now: number;
  onOpen: OpenDialog;
  /** True to hide the day, which is shown above. */
  hideDay?: boolean;
};

/** Shows an interview: when, what for, where, and with whom; and the next action. */
export function InterviewRow({ entry, now, onOpen, hideDay = false }: InterviewRowProps) {
  const t = useTranslations("interviews");
  const { title, companyName, boardId, applicationId, type, feedback } = entry;
  const name = t("nameAt", { title, company: companyName });
  return (
    <li className="flex gap-4 border-t border-line px-4 py-4 first:border-t-0 sm:px-5">
      {hideDay ? null : <DaySheet entry={entry} />}
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-52 gap-1 text-sm wrap-anywhere">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              href={`/boards/${boardId}?card=${applicationId}`}
              className={cn(
                "min-w-0 rounded-control font-semibold hover:underline",
                entry.outcome === "canceled" && "text-ink-muted line-through",
              )}
            >
              {title}
            </Link>
            <OutcomeBadge interview={entry} now={now} />
          </p>
          <p className="text-ink-muted">
            {companyName} · {t(`types.${type}`)}
          </p>
          <div className="font-medium">
            <InterviewTimes interview={entry} />
          </div>
          <PlaceAndPeople entry={entry} />
          {feedback ? (
            <p className="mt-1 line-clamp-2 text-ink-muted">
              <LinkedText text={feedback} />
            </p>
          ) : null}
        </div>
        <div className="flex items-center gap-1">
          <InterviewSteps interview={entry} name={name} now={now} onOpen={onOpen} />
          <InterviewMenu interview={entry} name={name} onOpen={onOpen} />
        </div>
      </div>
    </li>
  );
}

type StepsProps = { interview: Interview; name: string; now: number; onOpen: OpenDialog };

/** Offers the next action on an interview, if there is one: to join it, or to record its outcome. */
export function InterviewSteps({ interview, name, now, onOpen }: StepsProps) {
  const t = useTranslations("interviews");
  const { meetingUrl } = interview;
  return (
    <>
      {meetingUrl && isAhead(interview, now) ? (
        <a
          href={meetingUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: "secondary", size: "sm" })}
        >
          <Video aria-hidden />
          {t("join")}
        </a>
      ) : null}
      {needsFeedback(interview, now) ? (
        <Button size="sm" onClick={() => onOpen({ kind: "outcome", interview, name })}>
          {t("record")}
        </Button>
      ) : null}
    </>
  );
}

function DaySheet({ entry }: { entry: InterviewEntry }) {
  const sheet = sheetOf(entry.scheduledAt, useViewerZone(), useLocale());
  return (
    <div className="grid w-12 shrink-0 content-start justify-items-center self-start rounded-card bg-sunken py-1.5 text-center">
      <span className="text-xs font-medium text-ink-muted">{sheet.weekday}</span>
      <span className="text-lg leading-tight font-semibold tabular-nums">{sheet.day}</span>
      <span className="text-xs text-ink-muted">{sheet.month}</span>
    </div>
  );
}

type PlaceAndPeopleProps = {
  entry: Pick<InterviewEntry, "location" | "interviewers">;
  /** Returns the contact with an interviewer's name, if there is one. */
  contactOf?: (name: string) => { id: string } | undefined;
};

/** Shows where and with whom the interview is, as far as it is known. */
export function PlaceAndPeople({ entry, contactOf }: PlaceAndPeopleProps) {
  const t = useTranslations("interviews");
  const { location, interviewers } = entry;
  if (!location && interviewers.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted wrap-anywhere [&_svg]:size-3.5 [&_svg]:shrink-0">
      {location ? (
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <MapPin aria-hidden />
          <span className="sr-only">{t("where")}: </span>
          <span>{location}</span>
        </span>
      ) : null}
      {interviewers.length > 0 ? (
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <Users aria-hidden />
          <span className="sr-only">{t("with")}: </span>
          <span>
            {interviewers.map((name, index) => (
              <Fragment key={name}>
                {index > 0 ? ", " : null}
                <Interviewer name={name} contact={contactOf?.(name)} />
              </Fragment>
            ))}
          </span>
        </span>
      ) : null}
    </p>
  );
}

/** Shows an interviewer's name, linked to their contact. */
function Interviewer({ name, contact }: { name: string; contact: { id: string } | undefined }) {
  if (!contact) return name;
  return (
    <Link
      href={`/people/${contact.id}`}
      className="rounded-control font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {name}
    </Link>
  );
}

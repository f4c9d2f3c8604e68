import { useMutation, useQuery } from "@tanstack/react-query";
import { CalendarClock, Download, ExternalLink } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { PeriodEntry, TimeLineEntry } from "#components/status/time-line.tsx";
import { Button } from "#components/ui/button.tsx";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";
import { shownOutcome } from "#domain/interview-progress.ts";
import { payText } from "#domain/pay-shown.ts";
import { dayWriter } from "#domain/region.ts";
import type { SharedApplication } from "./shared-board-data.ts";

type Props = {
  applicationId: string;
  organizationSlug: string;
  shareId: string;
  applicantName: string;
};

/** Shows the applicant's data on a card, read-only. */
export function SharedCardDetails({ applicantName, ...ids }: Props) {
  const query = useQuery(trpc.organizationShares.getCard.queryOptions(ids));
  const { organizationSlug } = ids;
  if (query.data) {
    return <Details card={query.data} organizationSlug={organizationSlug} applicantName={applicantName} />;
  }
  if (query.error) return <LoadFailed query={query} />;
  return (
    <LoadingRegion>
      <Skeleton className="h-40 w-full" />
    </LoadingRegion>
  );
}

type DetailsProps = { card: SharedApplication; organizationSlug: string; applicantName: string };

function Details({ card, organizationSlug, applicantName }: DetailsProps) {
  const t = useTranslations("sharedBoard");
  const locale = useLocale();
  const { job, company, resume } = card;
  const pay = payText(job.compensation, locale);
  const place = [job.location?.city, job.location?.state, job.location?.country].filter(Boolean).join(", ");
  const work = [job.workMode && t(`workMode.${job.workMode}`), job.workType && t(`workType.${job.workType}`)]
    .filter(Boolean)
    .join(", ");
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        <Row label={t("applied")}>
          {card.applicationDate ? dayWriter(locale, "UTC")(card.applicationDate) : null}
        </Row>
        <Row label={t("work")}>{work || null}</Row>
        <Row label={t("pay")}>{pay}</Row>
        <Row label={t("place")}>{place || null}</Row>
        <Row label={t("source")}>{card.source}</Row>
        <Row label={t("posting")}>
          {card.applicationLink ? <WebLink href={card.applicationLink} /> : null}
        </Row>
        <Row label={t("website")}>{company.website ? <WebLink href={company.website} /> : null}</Row>
        <Row label={t("resume")}>
          {resume ? (
            <ResumeButton name={resume.name} organizationSlug={organizationSlug} applicationId={card.id} />
          ) : null}
        </Row>
      </dl>
      <CardHistory periods={card.periods} interviews={card.interviews} />
      <LongText title={t("applicantNotes", { applicant: applicantName })} text={card.notes} />
      <LongText title={t("description")} text={job.description} />
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function LongText({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null;
  return (
    <section className="grid gap-1.5 border-t border-line pt-4 text-sm">
      <h4 className="font-semibold">{title}</h4>
      <p className="leading-relaxed whitespace-pre-line">
        <LinkedText text={text} />
      </p>
    </section>
  );
}

function WebLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex max-w-full items-center gap-1 text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
    >
      <span className="truncate">{new URL(href).hostname}</span>
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
    </a>
  );
}

type ResumeProps = { name: string; organizationSlug: string; applicationId: string };

function ResumeButton({ name, organizationSlug, applicationId }: ResumeProps) {
  const t = useTranslations("sharedBoard");
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.resumes.getSharedLink.query({ organizationSlug, applicationId }),
    onSuccess: (url) => {
      if (url) window.location.assign(url);
    },
  });
  return (
    <Button variant="link" pending={isPending} onClick={() => mutate()}>
      <Download aria-hidden className="size-4" />
      <span className="sr-only">{t("download")}: </span>
      {name}
    </Button>
  );
}

type CardHistoryProps = Pick<SharedApplication, "periods" | "interviews">;

/** Shows a shared card's columns and interviews, newest first. */
function CardHistory({ periods, interviews }: CardHistoryProps) {
  const t = useTranslations("sharedBoard");
  const headingId = useId();
  const [now] = useState(Date.now);
  const entries = [
    ...periods.map((period, index) => ({
      at: period.enteredAt,
      entry: (
        <PeriodEntry
          key={period.enteredAt + period.status}
          stay={period}
          next={periods[index - 1]}
          soFar={(duration) => t("soFar", { duration })}
          unknown={t("dateUnknown")}
        />
      ),
    })),
    ...interviews.map((interview) => ({
      at: interview.scheduledAt,
      entry: (
        <TimeLineEntry
          key={interview.id}
          status="interviewing"
          icon={<CalendarClock aria-hidden className="size-4 text-status" />}
          title={t(`interviewType.${interview.type}`)}
          aside={t(`outcome.${shownOutcome(interview, now)}`)}
          at={interview.scheduledAt}
        />
      ),
    })),
  ].sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
  return (
    <section aria-labelledby={headingId} className="grid gap-1.5 border-t border-line pt-4 text-sm">
      <h4 id={headingId} className="font-semibold">
        {t("history")}
      </h4>
      <ol aria-labelledby={headingId} className="mt-1 grid">
        {entries.map(({ entry }) => entry)}
      </ol>
    </section>
  );
}

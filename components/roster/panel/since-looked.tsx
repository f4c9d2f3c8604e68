import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { Outputs } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { useLook } from "#components/shared-board/use-look.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { shownOutcome } from "#domain/interview-progress.ts";
import { useChanges } from "./use-changes.ts";

export type SinceLookedProps = { organizationSlug: string; applicantEmail: string };

/** Shows what an applicant changed and wrote since the viewer last looked, and stores that they have looked now. */
export function SinceLooked({ organizationSlug, applicantEmail }: SinceLookedProps) {
  const t = useTranslations("roster.since");
  const changes = useChanges({ organizationSlug, applicantEmail });
  useLook({ organizationSlug, applicantEmail }, changes.data !== undefined);
  if (changes.isError) return <LoadFailed query={changes} />;
  if (!changes.data) return <Skeleton className="h-9 min-w-0 flex-[1_1_24rem]" />;
  const { lookedAt, changes: all } = changes.data;
  return (
    <section aria-label={t("title")} className="grid min-w-0 flex-[1_1_24rem] gap-1.5 text-sm">
      <h3 className="font-semibold">
        {lookedAt ? (
          <>
            {t("title")} <LocalTime value={lookedAt} format="date" />
          </>
        ) : (
          t("first")
        )}
      </h3>
      {all.length === 0 ? <p className="text-ink-muted">{t("nothing")}</p> : null}
      <ul className="grid max-h-56 gap-1 overflow-y-auto empty:hidden">
        {all.map((change) => (
          <li key={`${change.kind} ${change.id}`}>
            <Change organizationSlug={organizationSlug} change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChangeProps = { organizationSlug: string; change: Outputs["roster"]["getChanges"]["changes"][number] };

/** Says what changed and when; a card is linked. */
function Change({ organizationSlug, change }: ChangeProps) {
  const t = useTranslations("roster.since");
  const shared = useTranslations("sharedBoard");
  const [now] = useState(Date.now);
  const status = useTranslations("status");
  const { kind, at, card, interview, text } = change;
  const parts = {
    quote: (words: ReactNode) => <q>{words}</q>,
    date: () => <LocalTime value={interview?.scheduledAt ?? at} format="date" className="text-ink-muted" />,
  };
  if (card === null) return text ? t.rich("wrote", { text, ...parts }) : t.rich("sentFile", parts);
  return (
    <>
      <TextLink href={`/o/${organizationSlug}/shares/${card.shareId}?card=${card.applicationId}`}>
        {t("nameAt", { title: card.title, company: card.companyName })}
      </TextLink>
      <span className="text-ink-muted">
        {interview ? " · " : " "}
        {interview
          ? t.rich("interview", {
              type: shared(`interviewType.${interview.type}`),
              outcome: shared(`outcome.${shownOutcome(interview, now)}`),
              ...parts,
            })
          : t.rich(kind === "card" ? "added" : "moved", { status: status(card.status), ...parts })}
      </span>
    </>
  );
}

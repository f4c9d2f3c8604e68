import { HeartHandshake } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { ReasonBadge } from "#components/roster/list/reason-badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { ATTENTION_REASONS } from "#domain/attention.ts";
import { CardLink, ListCard } from "./list-card.tsx";

type Props = {
  slug: string;
  attention: Outputs["roster"]["getToday"]["attention"];
  /** Whether nobody is coached yet. */
  isNew: boolean;
};

/** Who needs a coach, with the reasons; each opens the person, each reason those who have it. */
export function AttentionList({ slug, attention, isNew }: Props) {
  const t = useTranslations("staffToday");
  const { count, people, reasons } = attention;
  if (count === 0) {
    return (
      <Card className="flex items-center gap-3 p-4 text-sm text-ink-muted">
        <HeartHandshake aria-hidden className="size-5 shrink-0" />
        {t(isNew ? "nobodyYet" : "nobodyNeeds")}
      </Card>
    );
  }
  return (
    <ListCard
      title={t("attention")}
      count={count}
      footer={count > people.length ? <CardLink href={`/o/${slug}`}>{t("all", { count })}</CardLink> : null}
    >
      <li className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-2.5 text-sm text-ink-muted sm:px-5">
        {ATTENTION_REASONS.map((reason) => {
          const having = reasons[reason] ?? 0;
          if (having === 0) return null;
          return (
            <Link
              key={reason}
              href={`/o/${slug}?attention=${reason}`}
              className="rounded-control py-0.5 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-3"
            >
              {t(`having.${reason}`, { count: having })}
            </Link>
          );
        })}
      </li>
      {people.map(({ applicantEmail, applicantDisplayName, needsAttention }) => (
        <li
          key={applicantEmail}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4 py-2.5 sm:px-5"
        >
          <Link
            href={`/o/${slug}?${new URLSearchParams({ applicant: applicantEmail })}`}
            className="min-w-0 truncate rounded-control text-sm font-medium hover:underline hover:underline-offset-4 pointer-coarse:py-3"
          >
            {applicantDisplayName ?? applicantEmail}
          </Link>
          <span className="flex flex-wrap gap-1.5">
            {needsAttention.map((reason) => (
              <ReasonBadge key={reason} reason={reason} />
            ))}
          </span>
        </li>
      ))}
    </ListCard>
  );
}

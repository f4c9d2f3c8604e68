import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { ListCard } from "./list-card.tsx";

type Props = { slug: string; interviews: Outputs["roster"]["getToday"]["interviews"] };

/** The applicants' interviews of the next days; each opens its card on the shared board. */
export function InterviewList({ slug, interviews }: Props) {
  const t = useTranslations("staffToday");
  const today = useTranslations("today");
  if (interviews.length === 0) return null;
  return (
    <ListCard title={t("interviews")} count={interviews.length}>
      {interviews.map((interview) => (
        <li key={interview.id} className="grid gap-0.5 px-4 py-2.5 text-sm sm:px-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link
              href={`/o/${slug}/shares/${interview.shareId}?card=${interview.applicationId}`}
              className="min-w-0 truncate rounded-control font-medium hover:underline hover:underline-offset-4 pointer-coarse:py-2"
            >
              {interview.applicantDisplayName ?? interview.applicantEmail}
            </Link>
            <span className="text-accent-text">
              <LocalTime value={interview.scheduledAt} format="soon" />
            </span>
          </p>
          <p className="truncate text-ink-muted">
            {today("nameAt", { title: interview.title, company: interview.companyName })} ·{" "}
            {today(`types.${interview.type}`)}
          </p>
        </li>
      ))}
    </ListCard>
  );
}

import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { applicantPath } from "#domain/applicant-path.ts";

type Thread = Outputs["messages"]["listThreads"]["data"][number];

/** Shows a thread in a list, linked to the applicant's panel: who, when, and how many new messages. */
export function ThreadLine({ organizationSlug, thread }: { organizationSlug: string; thread: Thread }) {
  const t = useTranslations("thread");
  const { memberId, applicantEmail, applicantDisplayName, lastMessageAt, isLastFromApplicant, unread } =
    thread;
  return (
    <li>
      <Link
        href={applicantPath(organizationSlug, memberId)}
        className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 rounded-control px-3 py-2.5 text-sm hover:bg-hover"
      >
        <span className="min-w-0 flex-1 truncate font-medium">
          {applicantDisplayName?.trim() || applicantEmail}
        </span>
        {unread > 0 ? (
          <span className="font-medium text-accent-text">{t("unread", { count: unread })}</span>
        ) : null}
        <span className="basis-full text-xs text-ink-muted sm:basis-auto">
          {t(isLastFromApplicant ? "lastFromApplicant" : "lastFromStaff")}
          {" · "}
          <LocalTime value={lastMessageAt} />
        </span>
      </Link>
    </li>
  );
}

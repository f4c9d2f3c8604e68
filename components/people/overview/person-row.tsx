import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Outputs } from "#components/api/client.ts";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { RelativeDay } from "#components/ui/relative-day.tsx";

export type PersonRef = Outputs["people"]["getOverview"]["followUps"][number];

type PersonRowProps = {
  person: PersonRef;
  /** The date of the follow-up, if there is one. */
  due?: string | undefined;
  actions: ReactNode;
};

/** Shows a contact's name and company, since when they wait, the last interaction, and the actions. */
export function PersonRow({ person, due, actions }: PersonRowProps) {
  const t = useTranslations("people");
  const { contactId, name, companyName, followUpSince, lastInteractionAt } = person;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-5 py-3">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="flex min-w-0 items-baseline gap-2">
          <Link
            href={`/people/${contactId}`}
            className="truncate rounded-control font-semibold hover:underline pointer-coarse:py-1.5"
          >
            {name}
          </Link>
          {companyName ? <span className="truncate text-ink-muted">{companyName}</span> : null}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-ink-muted">
          {due ? (
            <span>
              {t("due")} <RelativeDay value={due} now={due} />
            </span>
          ) : followUpSince ? (
            <span>
              {t("waitingSince")} <LocalTime value={followUpSince} format="date" />
            </span>
          ) : null}
          <span>
            {lastInteractionAt ? (
              <>
                {t("lastTalked")} <LocalTime value={lastInteractionAt} format="date" />
              </>
            ) : (
              t("noContactYet")
            )}
          </span>
        </p>
      </div>
      <div className="flex items-center gap-1.5">{actions}</div>
    </li>
  );
}

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Link } from "#components/ui/link.tsx";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { applicantPath } from "#domain/applicant-path.ts";
import type { Person } from "./cohort-data.ts";
import { CorrectMemberships } from "./correct-memberships.tsx";
import { EndMemberships } from "./end-memberships.tsx";

export type StintRowProps = {
  slug: string;
  cohortName: string;
  stint: Person;
  mayManage: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

/** Shows a person's membership in a cohort; managers select it, end an open one, and correct any. */
export function StintRow({ slug, cohortName, stint, mayManage, isChosen, onChoose }: StintRowProps) {
  const t = useTranslations("cohorts");
  const memberships = useTranslations("memberships");
  const [doing, setDoing] = useState<"end" | "correct" | null>(null);
  const { applicantEmail: email, applicantDisplayName, memberId } = stint;
  const { cohortId, joinedAt, leftAt, departureReason, note } = stint;
  const close = () => setDoing(null);
  return (
    <li className="grid gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-3">
        {mayManage ? (
          <Checkbox aria-label={memberships("choose", { email })} checked={isChosen} onChange={onChoose} />
        ) : null}
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">
            {memberId !== null ? (
              <Link
                href={applicantPath(slug, memberId)}
                className="rounded-control hover:underline hover:underline-offset-4 pointer-coarse:py-2"
              >
                {applicantDisplayName ?? email}
              </Link>
            ) : (
              (applicantDisplayName ?? email)
            )}
          </p>
          {applicantDisplayName ? <p className="truncate text-ink-muted">{email}</p> : null}
          <p className="text-ink-muted">
            <LocalTime value={joinedAt} format="date" /> –{" "}
            {leftAt ? <LocalTime value={leftAt} format="date" /> : t("today")}
            {departureReason ? ` · ${t(`departures.${departureReason}`)}` : null}
          </p>
        </div>
        {mayManage ? (
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="ghost"
              aria-label={memberships("correctOf", { email })}
              onClick={() => setDoing("correct")}
            >
              {memberships("correct")}
            </Button>
            {leftAt === null ? (
              <Button size="sm" aria-label={memberships("endOf", { email })} onClick={() => setDoing("end")}>
                {t("end")}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      {note ? (
        <p className="whitespace-pre-line text-ink-muted">
          <LinkedText text={note} />
        </p>
      ) : null}
      {doing === "end" ? (
        <EndMemberships
          organizationSlug={slug}
          cohorts={[{ id: cohortId, name: cohortName }]}
          people={[{ email, cohortIds: [cohortId] }]}
          onClose={close}
        />
      ) : null}
      {doing === "correct" ? (
        <CorrectMemberships organizationSlug={slug} memberships={[stint]} onClose={close} />
      ) : null}
    </li>
  );
}

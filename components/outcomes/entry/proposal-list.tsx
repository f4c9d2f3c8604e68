import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { OutcomeProposal } from "./entry-values.ts";

const OutcomeDialog = dynamic(() => import("./outcome-dialog.tsx"), { ssr: false });

type Props = {
  organizationSlug: string;
  proposals: readonly OutcomeProposal[];
  label: string;
  /** False if all cards are one person's, whom the page names. */
  showsPeople?: boolean;
  className?: string;
  lineClassName?: string;
};

/** Lists accepted cards without an outcome; the dialog that records one is filled in from its card. */
export function ProposalList(props: Props) {
  const { organizationSlug, proposals, label, showsPeople = true, className, lineClassName } = props;
  const t = useTranslations("outcomeEntry");
  const [recording, setRecording] = useState<OutcomeProposal | null>(null);
  return (
    <>
      <ul aria-label={label} className={className}>
        {proposals.map((proposal) => {
          const { applicationId, employer, title, acceptedAt } = proposal;
          const person = personOf(proposal);
          return (
            <li
              key={applicationId}
              className={cn("flex flex-wrap items-center gap-x-3 gap-y-2 text-sm", lineClassName)}
            >
              <div className="min-w-0 flex-1 basis-56">
                {showsPeople ? <span className="block truncate font-medium">{person}</span> : null}
                <span className="text-ink-muted wrap-anywhere">
                  {t("acceptedOn", { title, employer })} <LocalTime value={acceptedAt} format="date" />
                </span>
              </div>
              <Button
                size="sm"
                onClick={() => setRecording(proposal)}
                aria-label={t("recordOf", { title, employer, person })}
              >
                {t("recordButton")}
              </Button>
            </li>
          );
        })}
      </ul>
      {recording ? (
        <OutcomeDialog
          organizationSlug={organizationSlug}
          applicantEmail={recording.applicantEmail}
          person={personOf(recording)}
          proposal={recording}
          onClose={() => setRecording(null)}
        />
      ) : null}
    </>
  );
}

function personOf({ applicantDisplayName, applicantEmail }: OutcomeProposal): string {
  return applicantDisplayName?.trim() || applicantEmail;
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, EyeOff, UserX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "#components/api/client.ts";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { AppointmentsOf } from "#components/appointments/appointments-of.tsx";
import { TasksOf } from "#components/assigned-tasks/tasks-of.tsx";
import { ContactsWith } from "#components/contact-log/contacts-with.tsx";
import { PersonOutcomes } from "#components/outcomes/entry/person-outcomes.tsx";
import { SharedBoard } from "#components/shared-board/shared-board.tsx";
import { AskToShare } from "#components/thread/ask-to-share.tsx";
import { Thread } from "#components/thread/thread.tsx";
import { IconButton } from "#components/ui/button.tsx";
import { Drawer, DrawerContent } from "#components/ui/drawer.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { APPLICANT } from "#domain/applicant-path.ts";
import { nameOf } from "#domain/roster-filter.ts";
import type { Field, RosterRow, ShownRow } from "../roster-data.ts";
import { HandleAttention } from "../selection/handle-attention.tsx";
import { ApplicantFacts, Flags } from "./applicant-facts.tsx";
import { KeptRecord } from "./kept-record.tsx";
import { SinceLooked } from "./since-looked.tsx";
import { useChanges } from "./use-changes.ts";
import { usePanelKeys } from "./use-panel-keys.ts";

export type ApplicantPanelProps = {
  organizationSlug: string;
  /** Undefined if the person is no longer an applicant. */
  row: ShownRow | undefined;
  fields: readonly Field[];
  /** The applicant's place among those who were shown when the panel opened, from 1; 0 if the filter hides them. */
  position: number;
  count: number;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

/** Shows an applicant beside the roster: what changed, the thread with them, the board that they share, and then what is known about them. */
export default function ApplicantPanel(props: ApplicantPanelProps) {
  const { organizationSlug, row, fields, position, count, onStep, onClose } = props;
  const t = useTranslations("roster.panel");
  usePanelKeys({ n: () => onStep(1), p: () => onStep(-1) });
  const steps = (
    <div className="ml-auto flex items-center gap-1">
      <span className="mr-1 text-sm whitespace-nowrap text-ink-muted tabular-nums max-sm:hidden">
        {position > 0 ? t("position", { position, count }) : null}
      </span>
      <IconButton label={t("previous")} onClick={() => onStep(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton label={t("next")} onClick={() => onStep(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
    </div>
  );
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent
        title={row ? nameOf(row) : t("goneTitle")}
        header={steps}
        className="sm:max-w-[min(76rem,94vw)]"
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        {row ? (
          <Applicant key={row.applicantEmail} organizationSlug={organizationSlug} row={row} fields={fields} />
        ) : (
          <EmptyState icon={<UserX aria-hidden />} title={t("goneTitle")} description={t("goneText")} />
        )}
      </DrawerContent>
    </Drawer>
  );
}

type ApplicantProps = { organizationSlug: string; row: ShownRow; fields: readonly Field[] };

function Applicant({ organizationSlug, row, fields }: ApplicantProps) {
  const t = useTranslations("roster.panel");
  const { shares, applicantEmail } = row;
  const changes = useChanges({ organizationSlug, applicantEmail });
  const [chosen, setChosen] = useState<string | null>(null);
  const share =
    shares.find(({ shareId }) => shareId === chosen) ?? shares.find(({ isActive }) => isActive) ?? shares[0];
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <SinceLooked organizationSlug={organizationSlug} applicantEmail={applicantEmail} />
        <div className="grid gap-2">
          <Flags row={row} />
          <Handled organizationSlug={organizationSlug} row={row} />
        </div>
      </div>
      <Thread organizationSlug={organizationSlug} applicantEmail={applicantEmail} headingLevel="h3" />
      {shares.length > 1 && share ? (
        <SegmentedControl
          label={t("boards")}
          name="shared-board"
          value={share.shareId}
          onValueChange={setChosen}
          segments={shares.map(({ shareId, boardName }) => ({ value: shareId, label: boardName }))}
          className="max-w-full overflow-x-auto justify-self-start"
        />
      ) : null}
      {share ? (
        <SharedBoard
          key={share.shareId}
          organizationSlug={organizationSlug}
          shareId={share.shareId}
          lookedAt={changes.data?.lookedAt}
        />
      ) : (
        <EmptyState
          icon={<EyeOff aria-hidden />}
          title={t("noShareTitle", { name: nameOf(row) })}
          description={t("noShareText")}
          action={<AskToShare organizationSlug={organizationSlug} applicantEmail={applicantEmail} />}
          headingLevel="h3"
        />
      )}
      {row.needsAttention.includes("interview_without_feedback") ? (
        <FeedbackDue organizationSlug={organizationSlug} applicantEmail={applicantEmail} />
      ) : null}
      <ApplicantFacts row={row} />
      <TasksOf organizationSlug={organizationSlug} applicantEmail={applicantEmail} />
      <AppointmentsOf
        organizationSlug={organizationSlug}
        applicant={{ email: applicantEmail, name: nameOf(row) }}
      />
      <ContactsWith
        organizationSlug={organizationSlug}
        applicantEmail={applicantEmail}
        name={nameOf(row)}
        needsAttention={row.flags.length > 0}
      />
      <PersonOutcomes
        organizationSlug={organizationSlug}
        applicantEmail={applicantEmail}
        person={nameOf(row)}
      />
      <KeptRecord organizationSlug={organizationSlug} row={row} fields={fields} />
      <p className="text-sm">
        <TextLink href={`/o/${organizationSlug}/as-applicant?${APPLICANT}=${row.memberId}`}>
          {t("asApplicant")}
        </TextLink>
      </p>
    </div>
  );
}

/** Shows how staff have taken care of the applicant, or offers to mark that they did. */
function Handled({ organizationSlug, row }: { organizationSlug: string; row: RosterRow }) {
  const t = useTranslations("roster.handled");
  const { handled, applicantEmail } = row;
  const isMarked = handled !== null && Date.parse(handled.until) > Date.now();
  if (!isMarked && row.needsAttention.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {isMarked ? (
        <p className="text-ink-muted">
          {t.rich(`by.${handled.kind}`, {
            name: handled.byDisplayName,
            until: () => <LocalTime value={handled.until} format="date" />,
          })}
        </p>
      ) : null}
      {/* The key lets the next applicant be marked while the previous mark is being saved. */}
      <HandleAttention
        key={applicantEmail}
        organizationSlug={organizationSlug}
        emails={[applicantEmail]}
        isMarked={isMarked}
        hasKey
      />
    </div>
  );
}

/** Lists the interviews that await feedback, each linked to its card. */
function FeedbackDue(query: { organizationSlug: string; applicantEmail: string }) {
  const t = useTranslations("roster.panel");
  const list = useInfiniteQuery(trpc.roster.listFeedbackDue.infiniteQueryOptions(query, inPages));
  const own = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (own.length === 0) return null;
  return (
    <>
      <ul aria-label={t("feedbackDue")} className="grid gap-1 text-sm">
        {own.map(({ id, title, companyName, scheduledAt, shareId, applicationId }) => (
          <li key={id}>
            {t("feedbackDue")}{" "}
            <TextLink href={`/o/${query.organizationSlug}/shares/${shareId}?card=${applicationId}`}>
              {t("feedbackOf", { title, company: companyName })}
            </TextLink>{" "}
            <LocalTime value={scheduledAt} format="date" />
          </li>
        ))}
      </ul>
      <MoreButton list={list} label={t("moreFeedbackDue")} className="" />
    </>
  );
}

import {
  ListPlus,
  Mail,
  MessageSquare,
  TextCursorInput,
  UserCheck,
  UserMinus,
  UserPlus,
  X,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AssignTask } from "#components/assigned-tasks/assign-task.tsx";
import { CohortField } from "#components/cohorts/cohort-field.tsx";
import { EndMemberships } from "#components/cohorts/end-memberships.tsx";
import { DayField } from "#components/cohorts/ending-fields.tsx";
import { instantOfDay, isPastDay } from "#components/cohorts/membership-days.ts";
import { useMembershipChanges } from "#components/cohorts/use-membership-changes.ts";
import { MessageMany } from "#components/thread/message-many.tsx";
import { Button } from "#components/ui/button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { dayIn } from "#domain/application-date.ts";
import type { CoachChoice, CohortChoice, Field, RosterRow } from "../roster-data.ts";
import { AssignCoach } from "./assign-coach.tsx";
import { HandleAttention } from "./handle-attention.tsx";
import { SetField } from "./set-field.tsx";

/** The most addresses that mail programs accept in a link. */
const MAILED_MOST = 40;

export type SelectionBarProps = {
  organizationSlug: string;
  chosen: readonly RosterRow[];
  cohorts: readonly CohortChoice[];
  /** The staff, the viewer first. */
  coaches: readonly CoachChoice[];
  fields: readonly Field[];
  /** True if the viewer manages cohorts. */
  mayManage: boolean;
  onClear: () => void;
};

/** Offers the actions on the selected applicants, such as to write to them, assign a coach, or place them in a cohort. */
export default function SelectionBar(props: SelectionBarProps) {
  const { organizationSlug, chosen, cohorts, coaches, fields, mayManage, onClear } = props;
  const t = useTranslations("roster.selection");
  const tasks = useTranslations("assignedTasks");
  const [pending, setPending] = useState<"assign" | "message" | "task" | "field" | "place" | "end" | null>(
    null,
  );
  const emails = chosen.map(({ applicantEmail }) => applicantEmail);
  // A dialog's change may have filtered everyone out: the dialog still reports it.
  if (chosen.length === 0 && pending === null) return null;
  const close = (isDone: boolean) => {
    setPending(null);
    if (isDone) onClear();
  };
  return (
    <section
      aria-label={t("label")}
      className="sticky bottom-[calc(var(--tab-bar)+1rem)] z-20 mx-auto max-w-full overflow-clip rounded-panel border border-line-strong bg-raised shadow-raised"
    >
      <div className="flex flex-wrap items-center gap-2 px-4 py-2.5 max-sm:scroll-sideways max-sm:flex-nowrap max-sm:*:shrink-0">
        <p role="status" className="mr-2 text-sm font-medium tabular-nums">
          {t("count", { count: chosen.length })}
        </p>
        <HandleAttention {...{ organizationSlug, emails }} />
        <Button size="sm" onClick={() => setPending("message")}>
          <MessageSquare aria-hidden />
          {t("message")}
        </Button>
        <Button size="sm" onClick={() => setPending("assign")}>
          <UserCheck aria-hidden />
          {t("assign")}
        </Button>
        <Button size="sm" onClick={() => setPending("task")}>
          <ListPlus aria-hidden />
          {tasks("assign")}
        </Button>
        <Button size="sm" onClick={() => setPending("field")}>
          <TextCursorInput aria-hidden />
          {t("setField")}
        </Button>
        {mayManage && cohorts.length > 0 ? (
          <>
            <Button size="sm" onClick={() => setPending("place")}>
              <UserPlus aria-hidden />
              {t("place")}
            </Button>
            <Button size="sm" onClick={() => setPending("end")}>
              <UserMinus aria-hidden />
              {t("end")}
            </Button>
          </>
        ) : null}
        {emails.length <= MAILED_MOST ? (
          <a
            href={`mailto:?bcc=${emails.map(encodeURIComponent).join(",")}`}
            className={buttonClasses({ size: "sm" })}
          >
            <Mail aria-hidden />
            {t("email")}
          </a>
        ) : null}
        <CopyButton size="sm" value={emails.join(", ")} label={t("copy")} />
        <Button size="sm" variant="ghost" onClick={onClear}>
          <X aria-hidden />
          {t("clear")}
        </Button>
      </div>
      {pending === "assign" ? (
        <AssignCoach {...{ organizationSlug, emails, coaches }} onClose={close} />
      ) : null}
      {pending === "message" ? (
        <MessageMany organizationSlug={organizationSlug} people={chosen} onClose={close} />
      ) : null}
      {pending === "task" ? <AssignTask {...{ organizationSlug, emails }} onClose={close} /> : null}
      {pending === "field" ? (
        <SetField
          {...{ organizationSlug, emails }}
          fields={fields.filter(({ isStated }) => !isStated)}
          onClose={close}
        />
      ) : null}
      {pending === "place" ? (
        <PlaceInCohort {...{ organizationSlug, emails, cohorts }} onClose={close} />
      ) : null}
      {pending === "end" ? (
        <EndMemberships
          organizationSlug={organizationSlug}
          cohorts={cohorts}
          people={chosen.map((row) => ({
            email: row.applicantEmail,
            cohortIds: row.cohorts.flatMap(({ id, leftAt }) => (leftAt === null ? [id] : [])),
          }))}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

type PlaceInCohortProps = {
  organizationSlug: string;
  emails: readonly string[];
  cohorts: readonly CohortChoice[];
  onClose: (isDone: boolean) => void;
};

/** Places the selected applicants in a cohort; those already in it stay unchanged. */
function PlaceInCohort({ organizationSlug, emails, cohorts, onClose }: PlaceInCohortProps) {
  const t = useTranslations("roster.selection");
  const memberships = useTranslations("memberships");
  const { place, offer, progress, cancel } = useMembershipChanges(organizationSlug);
  const [cohortId, setCohortId] = useState(cohorts[0]?.id ?? "");
  const zone = useViewerZone();
  const [joinedOn, setJoinedOn] = useState(() => dayIn(zone, new Date()));
  const [isTried, setTried] = useState(false);
  const name = cohorts.find(({ id }) => id === cohortId)?.name ?? "";
  function submit(): void {
    setTried(true);
    if (!isPastDay(joinedOn, zone)) return;
    place.mutate(
      { cohortId, applicantEmails: [...emails], joinedAt: instantOfDay(joinedOn, zone) },
      {
        onSuccess: (placed) => {
          offer(t("placed", { count: placed.changed, name }), placed);
          onClose(true);
        },
      },
    );
  }
  return (
    <FormDialog
      size="sm"
      title={t("placeTitle", { count: emails.length })}
      submitLabel={t("placeConfirm")}
      pending={place.isPending}
      progress={progress}
      onSubmit={submit}
      onClose={() => cancel() || onClose(false)}
    >
      <CohortField cohorts={cohorts} value={cohortId} onChange={setCohortId} />
      <DayField label={memberships("joinedOn")} day={joinedOn} onDay={setJoinedOn} isTried={isTried} />
    </FormDialog>
  );
}

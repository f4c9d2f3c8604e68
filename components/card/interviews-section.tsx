import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { LoadState } from "#components/api/load-state.tsx";
import type { Interview } from "#components/interviews/interview-data.ts";
import { InterviewTimes, OutcomeBadge } from "#components/interviews/list/interview-facts.tsx";
import { InterviewMenu } from "#components/interviews/list/interview-menu.tsx";
import { InterviewSteps, PlaceAndPeople } from "#components/interviews/list/interview-row.tsx";
import { type OpenDialog, useInterviewDialogs } from "#components/interviews/list/use-interview-dialogs.tsx";
import { Button } from "#components/ui/button.tsx";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { isOver } from "#domain/interview-progress.ts";
import { useEditor } from "./card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";
import { useCardInterviews, useCardPeople } from "./use-card-people.ts";

/** Lists the card's interviews, the next one first, to schedule, change, and record their outcomes. */
export default function InterviewsSection() {
  const t = useTranslations("interviews");
  const { id, job, company } = useEditor().application;
  const { open, dialog } = useInterviewDialogs();
  const name = t("nameAt", { title: job.title, company: company.name });
  const interviews = useCardInterviews();
  const { data, dataUpdatedAt } = interviews;
  const { contactOf } = useCardPeople();
  return (
    <DrawerSection
      title={t("interviews")}
      aside={
        <Button size="sm" variant="ghost" onClick={() => open({ kind: "schedule", card: { id, name } })}>
          <CalendarPlus aria-hidden />
          {t("schedule")}
        </Button>
      }
    >
      <LoadState query={interviews} skeleton="h-14" />
      {data?.length === 0 ? <p className="text-sm text-ink-muted">{t("noneOfCard")}</p> : null}
      {data && data.length > 0 ? (
        <ul aria-label={t("interviews")} className="grid gap-2">
          {nextFirst(data, dataUpdatedAt).map((interview) => (
            <InterviewItem
              key={interview.id}
              contactOf={contactOf}
              interview={interview}
              name={name}
              now={dataUpdatedAt}
              onOpen={open}
            />
          ))}
        </ul>
      ) : null}
      {dialog}
    </DrawerSection>
  );
}

/** Returns upcoming interviews, the soonest first, then past ones, the latest first. */
function nextFirst(interviews: readonly Interview[], now: number): Interview[] {
  const ahead = interviews.filter((interview) => !isOver(interview, now));
  const over = interviews.filter((interview) => isOver(interview, now));
  return [...ahead, ...over.reverse()];
}

type ItemProps = {
  contactOf: ReturnType<typeof useCardPeople>["contactOf"];
  interview: Interview;
  name: string;
  now: number;
  onOpen: OpenDialog;
};

function InterviewItem({ contactOf, interview, name, now, onOpen }: ItemProps) {
  const t = useTranslations("interviews");
  const { type, feedback, notes } = interview;
  return (
    <li className="flex items-start justify-between gap-3 rounded-card border border-line py-2.5 pr-2 pl-3.5">
      <div className="grid min-w-0 flex-1 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t(`types.${type}`)}
          <OutcomeBadge interview={interview} now={now} />
        </p>
        <div>
          <InterviewTimes interview={interview} withDay />
        </div>
        <PlaceAndPeople entry={interview} contactOf={contactOf} />
        {notes ? (
          <p className="line-clamp-3 whitespace-pre-line text-ink-muted">
            <LinkedText text={notes} />
          </p>
        ) : null}
        {feedback ? (
          <p className="line-clamp-3 whitespace-pre-line">
            <LinkedText text={feedback} />
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2 empty:hidden">
          <InterviewSteps interview={interview} name={name} now={now} onOpen={onOpen} />
        </div>
      </div>
      <InterviewMenu interview={interview} name={`${t(`types.${type}`)}, ${name}`} onOpen={onOpen} />
    </li>
  );
}

import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CloudOff, SearchX } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { problemOf } from "#components/api/problem.ts";
import { useBoard, useBoardContents } from "#components/board/state/board-context.ts";
import { leave, useUnsavedValues } from "#components/editing/unsaved.ts";
import { PeriodEntry } from "#components/status/time-line.tsx";
import { Button } from "#components/ui/button.tsx";
import { Drawer, DrawerContent } from "#components/ui/drawer.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";
import { CardEditor, useEditor } from "./card-fields.tsx";
import {
  DescriptionSection,
  DetailsSection,
  LocationSection,
  NotesSection,
  PaySection,
  TitleSection,
} from "./details-section.tsx";
import { DrawerHeader } from "./drawer-header.tsx";
import { DrawerSection, SectionSkeleton } from "./drawer-section.tsx";
import { useApplication } from "./use-application.ts";

const InterviewsSection = dynamic(
  loadAhead(() => import("./interviews-section.tsx")),
  {
    ssr: false,
    loading: SectionSkeleton,
  },
);
const TasksSection = dynamic(
  loadAhead(() => import("./tasks-section.tsx")),
  {
    ssr: false,
    loading: SectionSkeleton,
  },
);
const FollowUpSection = dynamic(
  loadAhead(() => import("./follow-up-section.tsx")),
  {
    ssr: false,
    loading: SectionSkeleton,
  },
);
const MailSection = dynamic(
  loadAhead(() => import("./mail-section.tsx")),
  { ssr: false },
);
const PeopleSection = dynamic(
  loadAhead(() => import("./people-section.tsx")),
  {
    ssr: false,
    loading: SectionSkeleton,
  },
);
const CoachNotesSection = dynamic(
  loadAhead(() => import("./coach-notes-section.tsx")),
  { ssr: false },
);
const SeenBySection = dynamic(
  loadAhead(() => import("./seen-by-section.tsx")),
  { ssr: false },
);
const ResumeSection = dynamic(
  loadAhead(() => import("./resume-section.tsx")),
  {
    ssr: false,
    loading: SectionSkeleton,
  },
);

/** The sections of the drawer from top to bottom, the next thing to do first. A new section is one entry here. */
const sections = {
  mail: MailSection,
  interviews: InterviewsSection,
  tasks: TasksSection,
  followUp: FollowUpSection,
  people: PeopleSection,
  notes: NotesSection,
  seenBy: SeenBySection,
  coachNotes: CoachNotesSection,
  resume: ResumeSection,
};

/** The facts of the job, each section folded until it is opened. */
const details = {
  details: DetailsSection,
  pay: PaySection,
  location: LocationSection,
  description: DescriptionSection,
};

/** Shows a card with all its data, each field edited in place. */
export default function CardDrawer({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  const t = useTranslations("card");
  const { actions } = useBoard();
  const { cards } = useBoardContents();
  const { application, isMissing, error, isOffline, retry, save } = useApplication(cardId);
  const face = cards.get(cardId);
  // Text typed on a card that someone else deleted can still be copied.
  const isKept = useUnsavedValues().length > 0;
  return (
    <Drawer open onOpenChange={(open) => !open && leave(onClose)}>
      <DrawerContent
        title={face ? t("drawerTitle", { title: face.title, company: face.companyName }) : t("card")}
        hideTitle
        header={<DrawerHeader cardId={cardId} onClose={onClose} />}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          actions.focus(cardId);
        }}
      >
        {application && (!isMissing || isKept) ? (
          <CardEditor application={application} save={save}>
            <TitleSection />
            {Object.entries(sections).map(([name, Section]) => (
              <Section key={name} />
            ))}
            <div className="mt-6 border-b border-line">
              {Object.entries(details).map(([name, Section]) => (
                <Section key={name} />
              ))}
            </div>
            <TimeLineSection />
          </CardEditor>
        ) : isMissing ? (
          <EmptyState
            icon={<SearchX aria-hidden />}
            title={t("missingTitle")}
            description={t("missingText")}
          />
        ) : isOffline ? (
          <EmptyState
            icon={<CloudOff aria-hidden />}
            title={t("offlineTitle")}
            description={t("offlineText")}
          />
        ) : error ? (
          <EmptyState
            icon={<CircleAlert aria-hidden />}
            title={t("failedTitle")}
            description={problemOf(error)?.detail ?? t("failedText")}
            action={<Button onClick={() => retry()}>{t("tryAgain")}</Button>}
          />
        ) : (
          <DrawerSkeleton />
        )}
      </DrawerContent>
    </Drawer>
  );
}

function DrawerSkeleton() {
  return (
    <LoadingRegion>
      <div className="grid gap-5 px-3">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-5 w-1/3" />
        {["w-full", "w-5/6", "w-full", "w-2/3", "w-full"].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
          <Skeleton key={index} className={`h-6 ${width}`} />
        ))}
      </div>
    </LoadingRegion>
  );
}

/** Shows the card's moves through the columns, newest first, and how long it stayed in each. */
function TimeLineSection() {
  const t = useTranslations("card");
  const { id } = useEditor().application;
  const history = useQuery(trpc.applications.getStatusHistory.queryOptions({ applicationId: id }));
  return (
    <DrawerSection title={t("timeLine")}>
      <LoadState query={history} skeleton="h-16" />
      {history.data ? (
        <ol aria-label={t("timeLine")} className="mt-1 grid">
          {history.data.data.map((period, index, periods) => (
            <PeriodEntry
              key={period.enteredAt + period.status}
              stay={period}
              next={periods[index - 1]}
              soFar={(duration) => t("soFar", { duration })}
              unknown={t("dateUnknown")}
            />
          ))}
        </ol>
      ) : null}
    </DrawerSection>
  );
}

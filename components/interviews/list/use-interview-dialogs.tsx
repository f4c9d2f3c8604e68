import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import type { PickedCard } from "../form/card-picker.tsx";
import type { Interview } from "../interview-data.ts";
import { useInterviewChanges } from "../use-interview-changes.ts";

const InterviewDialog = dynamic(
  loadAhead(() => import("../form/interview-dialog.tsx")),
  { ssr: false },
);
const OutcomeDialog = dynamic(
  loadAhead(() => import("../form/outcome-dialog.tsx")),
  { ssr: false },
);

type Opened =
  | { kind: "schedule"; card?: PickedCard; day?: string }
  | { kind: "change" | "outcome" | "delete"; interview: Interview; name: string };

export type OpenDialog = (opened: Opened) => void;

/** Returns the dialogs over a list of interviews, one at a time; each loads with its first use. */
export function useInterviewDialogs(isScheduling = false): { open: OpenDialog; dialog: ReactNode } {
  const [opened, open] = useState<Opened | null>(isScheduling ? { kind: "schedule" } : null);
  return { open, dialog: opened ? <OpenedDialog opened={opened} onClose={() => open(null)} /> : null };
}

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  switch (opened.kind) {
    case "schedule":
      return <InterviewDialog card={opened.card ?? null} day={opened.day} onClose={onClose} />;
    case "change": {
      const { interview, name } = opened;
      const card = { id: interview.applicationId, name };
      return <InterviewDialog interview={interview} card={card} onClose={onClose} />;
    }
    case "outcome":
      return <OutcomeDialog interview={opened.interview} name={opened.name} onClose={onClose} />;
    case "delete":
      return <DeleteInterview interview={opened.interview} name={opened.name} onClose={onClose} />;
  }
}

type DeleteInterviewProps = { interview: Interview; name: string; onClose: () => void };

/** Asks before an interview is deleted with its notes. */
function DeleteInterview({ interview, name, onClose }: DeleteInterviewProps) {
  const t = useTranslations("interviews");
  const { remove } = useInterviewChanges();
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("deleteTitle")}
      description={t("deleteText", { name })}
      confirmLabel={t("deleteConfirm")}
      destructive
      onConfirm={() => remove(interview.id)}
    />
  );
}

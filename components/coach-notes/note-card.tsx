import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

export type NoteCardProps = {
  note: { authorDisplayName: string; body: string; createdAt: string; updatedAt: string };
  /** Left out if all notes are from one organization. */
  organizationName?: string;
  actions?: ReactNode;
  /** Replaces the text while the note is edited. */
  children?: ReactNode;
};

/** Shows a coach's note: its author, date, and text. */
export function NoteCard({ note, organizationName, actions, children }: NoteCardProps) {
  const t = useTranslations("coachNotes");
  const { authorDisplayName, body, createdAt, updatedAt } = note;
  return (
    <li className="grid gap-1.5 rounded-card border border-line bg-surface py-3 pr-2 pl-3.5 text-sm">
      <div className="flex items-start justify-between gap-2">
        <p className="grid min-w-0 gap-0.5">
          <span className="truncate font-medium">
            {organizationName
              ? t("byOf", { author: authorDisplayName, organization: organizationName })
              : authorDisplayName}
          </span>
          <span className="text-xs text-ink-muted">
            <LocalTime value={createdAt} />
            {updatedAt === createdAt ? null : ` · ${t("edited")}`}
          </span>
        </p>
        {actions ? <div className="flex shrink-0">{actions}</div> : null}
      </div>
      {children ?? (
        <p className="pr-1.5 leading-relaxed whitespace-pre-line">
          <LinkedText text={body} />
        </p>
      )}
    </li>
  );
}

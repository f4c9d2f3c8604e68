import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { BackLink } from "#components/ui/back-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { EditRowProps } from "./edit-row.tsx";
import { EditHeading, EditLongText } from "./edit-text.tsx";
import { SaveState } from "./save-state.tsx";

type Draft = EditRowProps["draft"];

export type RecordPageProps = {
  /** The list that the record belongs to. */
  back: { href: string; label: string };
  name: string;
  nameField: { label: string; draft: Draft };
  notesField: { label: string; placeholder: string; draft: Draft };
  deleteLabel: string;
  onDelete: () => void;
  /** More actions. */
  actions?: ReactNode;
  /** The details, beside the rest if there is room. */
  details: ReactNode;
  /** Content above the notes. */
  children: ReactNode;
};

/** Shows the page of a record that is edited in place: its name, what belongs to it, its notes, and its details. */
export function RecordPage(props: RecordPageProps) {
  const { back, name, nameField, notesField, deleteLabel, onDelete, actions, details, children } = props;
  return (
    <div className="page">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <BackLink href={back.href}>{back.label}</BackLink>
        <SaveState />
      </div>
      <div className="mt-1 flex items-start justify-between gap-3">
        <h1 className="sr-only">{name}</h1>
        <div className="min-w-0 flex-1">
          <EditHeading {...nameField} className="text-2xl!" />
        </div>
        {actions}
        <Button variant="ghost" onClick={onDelete}>
          <Trash2 aria-hidden />
          <span className="max-sm:sr-only">{deleteLabel}</span>
        </Button>
      </div>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          {children}
          <Card className="grid gap-2 p-5">
            <h2 className="text-sm font-semibold">{notesField.label}</h2>
            <EditLongText {...notesField} hideLabel stacked maxLength={LIMITS.text.notes} />
          </Card>
        </div>
        {details}
      </div>
    </div>
  );
}

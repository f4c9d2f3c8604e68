"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId } from "react";
import type { Progress } from "#components/api/portions.ts";
import { Dialog, DialogContent, FormActions } from "#components/ui/dialog.tsx";
import { SelectField } from "#components/ui/fields.tsx";

export type MembershipDialogProps = {
  title: string;
  /** A verb: "End membership". */
  action: string;
  pending: boolean;
  progress?: Progress | null;
  /** False if there is nothing to confirm. */
  isPossible?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks about a change of cohort memberships; the dialog shows its error. */
export function MembershipDialog(props: MembershipDialogProps) {
  const { title, action, pending, progress, isPossible = true, onSubmit, onClose, children } = props;
  const formId = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!pending) onSubmit();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={title}
        footer={
          isPossible ? (
            <FormActions formId={formId} pending={pending} progress={progress}>
              {action}
            </FormActions>
          ) : undefined
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {children}
        </form>
      </DialogContent>
    </Dialog>
  );
}

export type CohortFieldProps = {
  cohorts: readonly { id: string; name: string }[];
  value: string;
  onChange: (cohortId: string) => void;
};

/** Chooses one of the cohorts. */
export function CohortField({ cohorts, value, onChange }: CohortFieldProps) {
  const t = useTranslations("memberships");
  return (
    <SelectField
      label={t("cohort")}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={cohorts.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

import { type FormEvent, type ReactNode, useId } from "react";
import { cn } from "./cn.ts";
import {
  Dialog,
  DialogContent,
  type DialogContentProps,
  FormActions,
  type FormActionsProps,
} from "./dialog.tsx";

export type FormDialogProps = Pick<DialogContentProps, "title" | "description" | "size"> &
  Omit<FormActionsProps, "formId" | "children"> & {
    /** A verb: "Add company". */
    submitLabel: ReactNode;
    /** False if there is nothing to submit. */
    canSubmit?: boolean;
    /** Isn't called while `pending` is true. */
    onSubmit: () => unknown;
    onClose: () => void;
    /** The form's classes. */
    className?: string;
    children: ReactNode;
  };

/** Shows a form in an open dialog, with a button that submits it and one that closes the dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, submitLabel, canSubmit = true, onSubmit, onClose, ...rest } = props;
  const { className, children, ...actions } = rest;
  const formId = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    // In React's tree, this form may be inside the form that opened the dialog.
    event.stopPropagation();
    if (!actions.pending) onSubmit();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size={size}
        title={title}
        description={description}
        footer={
          canSubmit ? (
            <FormActions {...actions} formId={formId}>
              {submitLabel}
            </FormActions>
          ) : undefined
        }
      >
        <form id={formId} noValidate onSubmit={submit} className={cn("grid gap-4", className)}>
          {children}
        </form>
      </DialogContent>
    </Dialog>
  );
}

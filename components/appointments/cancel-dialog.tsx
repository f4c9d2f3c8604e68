import { useTranslations } from "next-intl";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { TextareaField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";

type Props = {
  appointment: Pick<Outputs["appointments"]["listUpcoming"][number], "id" | "organizationSlug" | "viewer">;
  name: string;
  onClose: () => void;
};

/** Asks before an appointment is canceled, with a reason for the other person. */
export function CancelDialog({ appointment, name, onClose }: Props) {
  const t = useTranslations("appointments.canceling");
  const unanswered = useTranslations("appointments")("unanswered");
  const { id: appointmentId, organizationSlug, viewer } = appointment;
  const draft = useFormDraft(`appointmentEnd:${appointmentId}`, { reason: "" });
  const cancel = useChange({
    mutationFn: () =>
      api.appointments.cancel.mutate({ organizationSlug, appointmentId, reason: draft.values.reason }),
    silent: true,
    says: () => t("done"),
    onSuccess: () => draft.forget(),
    affects: trpc.appointments.pathFilter(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      destructive
      title={t("title")}
      description={t("text", { name })}
      confirmLabel={t("confirm")}
      cancelLabel={t("keep")}
      onConfirm={() => cancel.mutateAsync()}
    >
      <TextareaField
        label={t("reason")}
        hint={<ReadBy field="appointmentEnd.reason" isApplicant={viewer === "applicant"} />}
        maxLength={LIMITS.text.appointment}
        {...draft.field("reason")}
      />
      <FormError>{failureText(cancel, unanswered)}</FormError>
    </ConfirmDialog>
  );
}

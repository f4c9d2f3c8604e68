import { useMutation } from "@tanstack/react-query";
import { PhoneCall } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { saveFile } from "#components/export/exported-file.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { TextareaField } from "#components/ui/fields.tsx";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { SlotDialog } from "./slot-dialog.tsx";

type Appointment = Outputs["appointments"]["listOwn"][number];

const MINUTE_MS = 60_000;

/** Returns the name of the other person; if staff view an applicant's appointments, the coach's. */
function otherIn({ viewer, coachName, applicantDisplayName, applicantEmail }: Appointment): string {
  return viewer === "coach" ? applicantDisplayName?.trim() || applicantEmail : coachName;
}

type Props = {
  appointment: Appointment;
  /** True to name the organization. */
  showsOrganization?: boolean;
  /** True in an applicant's list, which names the coaches. */
  showsCoach?: boolean;
  /** True if staff view an applicant's page, without actions. */
  isReadOnly?: boolean;
};

/** Shows an appointment as an item of a list, with the actions of its reader. */
export function AppointmentLine({
  appointment,
  showsOrganization = false,
  showsCoach = false,
  isReadOnly = false,
}: Props) {
  const t = useTranslations("appointments");
  const { startsAt, endsAt, place, meetingUrl, topic, canceledAt, canceledBy, cancelReason } = appointment;
  const { viewer, isLogged } = appointment;
  const isOwnCoaching = viewer === "coach";
  const hasEnded = useIsPast(endsAt);
  const name = showsCoach ? appointment.coachName : otherIn(appointment);
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
  const link = "text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current";
  return (
    <li className="grid gap-1.5 text-sm">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
          <LocalTime value={startsAt} format="soon" />
          {canceledAt ? <Badge>{t("canceled")}</Badge> : null}
          {isOwnCoaching && isLogged ? <Badge>{t("logged")}</Badge> : null}
        </p>
        <p className="wrap-anywhere">
          {showsOrganization
            ? t("at", { name, organization: appointment.organizationName })
            : t("with", { name })}
          <span className="text-ink-muted"> · {t("minutes", { minutes })}</span>
        </p>
        {place ? (
          <p className="text-ink-muted wrap-anywhere">
            <LinkedText text={place} />
          </p>
        ) : null}
        {topic ? <p className="text-ink-muted wrap-anywhere">{t("topic", { topic })}</p> : null}
        {canceledBy ? <p className="text-ink-muted">{t(`canceledBy.${canceledBy}`)}</p> : null}
        {cancelReason ? <p className="wrap-anywhere">{t("reason", { reason: cancelReason })}</p> : null}
        {meetingUrl && !canceledAt && !hasEnded ? (
          <p>
            <a href={meetingUrl} target="_blank" rel="noreferrer nofollow" className={link}>
              {t("join")}
            </a>
          </p>
        ) : null}
      </div>
      {isReadOnly || canceledAt || viewer === "staff" ? null : (
        <Actions appointment={appointment} name={otherIn(appointment)} />
      )}
    </li>
  );
}

function Actions({ appointment, name }: { appointment: Appointment; name: string }) {
  const t = useTranslations("appointments");
  const [open, setOpen] = useState<"move" | "cancel" | null>(null);
  const { id: appointmentId, organizationSlug, startsAt, endsAt, viewer, coachId, isLogged } = appointment;
  const file = useMutation({
    mutationFn: () => api.appointments.getFile.query({ organizationSlug, appointmentId }),
    onSuccess: ({ fileName, text }) => saveFile(fileName, new Blob([text], { type: "text/calendar" })),
  });
  const hasBegun = useIsPast(startsAt);
  const hasEnded = useIsPast(endsAt);
  if (hasEnded && viewer === "coach" && !isLogged)
    return <LogContact appointment={appointment} name={name} />;
  if (hasBegun) return null;
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={t("fileOf", { name })}
        pending={file.isPending}
        onClick={() => file.mutate()}
      >
        {t("file")}
      </Button>
      {coachId === null ? null : (
        <Button size="sm" aria-label={t("moveOf", { name })} onClick={() => setOpen("move")}>
          {t("move")}
        </Button>
      )}
      <Button size="sm" aria-label={t("cancelOf", { name })} onClick={() => setOpen("cancel")}>
        {t("cancel")}
      </Button>
      {open === "move" && coachId !== null ? (
        <SlotDialog
          organizationSlug={organizationSlug}
          coachId={coachId}
          coachName={name}
          isYou={viewer === "coach"}
          movingId={appointmentId}
          onClose={close}
        />
      ) : null}
      {open === "cancel" ? <CancelDialog appointment={appointment} name={name} onClose={close} /> : null}
    </div>
  );
}

/** Returns whether an instant has passed, as of the first rendering. */
function useIsPast(instant: string): boolean {
  const [isPast] = useState(() => Date.parse(instant) <= Date.now());
  return isPast;
}

type LogContactProps = {
  appointment: Pick<Outputs["appointments"]["listOwn"][number], "id" | "organizationSlug">;
  /** The applicant. */
  name: string;
};

/** Logs a coach's past appointment as a contact in one press, which can be undone. */
function LogContact({ appointment, name }: LogContactProps) {
  const t = useTranslations("appointments");
  const toast = useToast();
  const { id: appointmentId, organizationSlug } = appointment;
  const affects = [trpc.appointments.pathFilter(), trpc.contactLog.pathFilter()];
  const undo = useChange({
    mutationFn: (contactLogEntryId: string) =>
      api.contactLog.delete.mutate({ organizationSlug, contactLogEntryId }),
    says: () => t("logUndone"),
    affects,
  });
  const log = useChange({
    mutationFn: () => api.appointments.logContact.mutate({ organizationSlug, appointmentId }),
    onSuccess: ({ contactLogEntryId }) =>
      toast.undoable(t("logDone", { name }), () => undo.mutate(contactLogEntryId)),
    affects,
  });
  return (
    <div>
      <Button
        size="sm"
        aria-label={t("logOf", { name })}
        pending={log.isPending}
        onClick={() => log.mutate()}
      >
        <PhoneCall aria-hidden />
        {t("log")}
      </Button>
    </div>
  );
}

type CancelDialogProps = {
  appointment: Pick<Outputs["appointments"]["listOwn"][number], "id" | "organizationSlug" | "viewer">;
  name: string;
  onClose: () => void;
};

/** Asks before an appointment is canceled, with a reason for the other person. */
function CancelDialog({ appointment, name, onClose }: CancelDialogProps) {
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

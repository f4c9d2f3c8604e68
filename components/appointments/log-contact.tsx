import { PhoneCall } from "lucide-react";
import { useTranslations } from "next-intl";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { useToast } from "#components/ui/use-toast.ts";

type Props = {
  appointment: Pick<Outputs["appointments"]["listUpcoming"][number], "id" | "organizationSlug">;
  /** The applicant. */
  name: string;
};

/** Logs a coach's past appointment as a contact in one press, which can be undone. */
export function LogContact({ appointment, name }: Props) {
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

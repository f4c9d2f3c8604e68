import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { ConfirmChange } from "#components/api/confirm-change.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { isStaff } from "#domain/roles.ts";
import { type Invitation, sharingKey } from "./sharing-data.ts";

/** Shows an unanswered invitation, and what accepting it means. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const t = useTranslations("sharing");
  const toast = useToast();
  const [declining, setDeclining] = useState(false);
  const { id: invitationId, organization, role, invitedByDisplayName, expiresAt } = invitation;
  const router = useRouter();
  const affects = [
    { queryKey: sharingKey },
    trpc.invitations.listMine.pathFilter(),
    trpc.outcomes.listUnstated.pathFilter(),
  ];
  const accept = useChange({
    mutationFn: () => api.invitations.accept.mutate({ invitationId }),
    says: () => t("accepted", { organization: organization.name }),
    onSuccess: () => {
      router.push(`/o/${organization.slug}`);
      // Adds the organization to the sidebar.
      router.refresh();
    },
    affects,
  });
  const decline = useChange({
    mutationFn: () => api.invitations.decline.mutate({ invitationId }),
    silent: true,
    onSuccess: () => toast.info(t("declined", { organization: organization.name })),
    affects,
  });
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-accent p-5">
        <div className="grid min-w-0 flex-1 basis-72 gap-1 text-sm">
          <p className="text-base font-semibold tracking-tight">{organization.name}</p>
          <p>{t(`invitedAs.${role}`, { inviter: invitedByDisplayName })}</p>
          <p className="text-ink-muted">
            {t(isStaff(role) ? "joiningAsStaff" : "joiningSharesNothing")} {t("openUntil")}{" "}
            <LocalTime value={expiresAt} format="date" />.
          </p>
        </div>
        <div className="flex gap-2">
          <Button onClick={() => setDeclining(true)}>{t("decline")}</Button>
          <Button variant="primary" pending={accept.isPending} onClick={() => accept.mutate()}>
            {t("accept")}
          </Button>
        </div>
      </Card>
      <ConfirmChange
        open={declining}
        onClose={() => setDeclining(false)}
        title={t("declineTitle", { organization: organization.name })}
        description={t("declineText")}
        confirmLabel={t("declineConfirm")}
        onConfirm={() => decline.mutateAsync()}
      />
    </li>
  );
}

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, ofOrganization } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { dropDraft } from "#components/editing/stored-drafts.ts";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { Dialog, DialogClose, DialogContent } from "#components/ui/dialog.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import type { Organization } from "../members-data.ts";
import type { LeftOut } from "./addresses.ts";
import type { Invite, Verdicts } from "./invite.ts";
import { InviteForm } from "./invite-form.tsx";
import { InviteVerdicts } from "./invite-verdicts.tsx";

export type InviteDialogProps = { organization: Organization; onClose: () => void };

/** Invites people: first asks for the addresses and the role, then shows a verdict for each. */
export default function InviteDialog({ organization, onClose }: InviteDialogProps) {
  const t = useTranslations("members.invite");
  const formId = useId();
  const organizationSlug = organization.slug;
  const [verdicts, setVerdicts] = useState<Verdicts | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const invite = useChange({
    mutationFn: (input: Invite) => api.organizationInvitations.create.mutate({ organizationSlug, ...input }),
    silent: true,
    onSuccess: ({ data }) => {
      dropDraft(`invitations:${organizationSlug}`);
      setVerdicts((before) => [...(before ?? []), ...data]);
    },
    affects: ofOrganization(organizationSlug),
  });
  function correct(emails: string[], others: readonly LeftOut[]): void {
    if (!invite.variables) return;
    invite.mutate({ ...invite.variables, emails }, { onSuccess: () => setLeftOut(others) });
  }
  const rejected = failureText(invite, t("unanswered"));
  const close = (
    <DialogClose asChild>
      <Button variant={verdicts ? "primary" : "secondary"}>{verdicts ? t("finish") : t("cancel")}</Button>
    </DialogClose>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {verdicts ? (
        <DialogContent title={t("verdictTitle")} footer={close}>
          <FormError className="mb-4">{rejected}</FormError>
          <InviteVerdicts
            verdicts={verdicts}
            leftOut={leftOut}
            isPending={invite.isPending}
            onCorrect={correct}
          />
        </DialogContent>
      ) : (
        <DialogContent
          title={t("title", { name: organization.name })}
          description={t("description", limitsInTexts)}
          footer={
            <>
              {close}
              <Button variant="primary" type="submit" form={formId} pending={invite.isPending}>
                {t("send")}
              </Button>
            </>
          }
        >
          <InviteForm
            id={formId}
            organization={organization}
            rejected={rejected}
            onInvite={(input, others) => {
              setLeftOut(others);
              invite.mutate(input);
            }}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}

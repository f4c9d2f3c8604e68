"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Minus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { ofOrganization } from "#components/api/query-client.ts";
import { dropDraft } from "#components/editing/stored-drafts.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#components/ui/dialog.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import type { Organization } from "../members-data.ts";
import type { LeftOut } from "./addresses.ts";
import type { Invite, Verdicts } from "./invite.ts";
import { InviteForm } from "./invite-form.tsx";

export type InviteDialogProps = { organization: Organization; onClose: () => void };

/** Invites people: first whom and as what, then a verdict for each. */
export default function InviteDialog({ organization, onClose }: InviteDialogProps) {
  const t = useTranslations("members.invite");
  const queryClient = useQueryClient();
  const formId = useId();
  const organizationSlug = organization.slug;
  const [verdicts, setVerdicts] = useState<Verdicts | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const invite = useMutation({
    meta: { silent: true },
    mutationFn: (given: Invite) => api.organizationInvitations.create.mutate({ organizationSlug, ...given }),
    onSuccess: ({ data }) => {
      dropDraft(`invitations:${organizationSlug}`);
      setVerdicts(data);
    },
    onSettled: () => queryClient.invalidateQueries(ofOrganization(organizationSlug)),
  });
  const refused = invite.isError ? (problemOf(invite.error)?.detail ?? t("unanswered")) : null;
  const close = (
    <DialogClose asChild>
      <Button variant={verdicts ? "primary" : "secondary"}>{verdicts ? t("finish") : t("cancel")}</Button>
    </DialogClose>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {verdicts ? (
        <DialogContent title={t("verdictTitle")} footer={close}>
          <InviteVerdicts verdicts={verdicts} leftOut={leftOut} />
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
            refused={refused}
            onInvite={(given, others) => {
              setLeftOut(others);
              invite.mutate(given);
            }}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}

const LOOKS = {
  sent: { icon: Check, tone: "text-success-text" },
  already_member: { icon: Minus, tone: "text-ink-muted" },
  already_invited: { icon: Minus, tone: "text-ink-muted" },
  repeated: { icon: Minus, tone: "text-ink-muted" },
  unreadable: { icon: X, tone: "text-danger-text" },
} as const;

type InviteVerdictsProps = { verdicts: Verdicts; leftOut: readonly LeftOut[] };

/** What became of each address, and of each line that held none, or one once more; first what needs a look. */
function InviteVerdicts({ verdicts, leftOut }: InviteVerdictsProps) {
  const t = useTranslations("members.invite");
  const sent = verdicts.filter(({ outcome }) => outcome === "sent");
  const others = verdicts.filter(({ outcome }) => outcome !== "sent");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="text-sm">
        {t("sentCount", { count: sent.length, others: others.length })}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line">
        {leftOut.map(({ line, text, kind }) => (
          <Verdict key={`${line} ${text}`} of={t("unreadableLine", { line, text })} outcome={kind} />
        ))}
        {[...others, ...sent].map(({ email, outcome }) => (
          <Verdict key={email} of={email} outcome={outcome} />
        ))}
      </ul>
    </div>
  );
}

function Verdict({ of, outcome }: { of: string; outcome: keyof typeof LOOKS }) {
  const t = useTranslations("members.invite.outcome");
  const { icon: Icon, tone } = LOOKS[outcome];
  return (
    <li className="flex items-center justify-between gap-4 px-3 py-2 text-sm">
      <span className="min-w-0 wrap-anywhere">{of}</span>
      <span className={`flex shrink-0 items-center gap-1.5 ${tone}`}>
        <Icon aria-hidden className="size-4" />
        {t(outcome)}
      </span>
    </li>
  );
}

"use client";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { signOutTo } from "#components/auth/sign-out.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout, FormError } from "#components/ui/callout.tsx";

export type AnswerInvitationProps = {
  invitationId: string;
  /** The page after accepting. */
  continuePath: string;
};

/** Accepts or declines an invitation. */
export function AnswerInvitation({ invitationId, continuePath }: AnswerInvitationProps) {
  const t = useTranslations("invitation");
  const router = useRouter();
  const respond = useMutation({
    meta: { silent: true },
    mutationFn: async (how: "accept" | "decline") => {
      await api.invitations[how].mutate({ invitationId });
    },
    onSuccess: (_answer, how) => (how === "accept" ? router.push(continuePath) : router.refresh()),
  });
  const isGoing = (how: "accept" | "decline") =>
    respond.variables === how && (respond.isPending || respond.isSuccess);
  return (
    <div className="grid gap-3">
      <FormError>{failureText(respond, t("unanswered"))}</FormError>
      <Button
        variant="primary"
        size="lg"
        pending={isGoing("accept")}
        onClick={() => respond.mutate("accept")}
      >
        {t("accept")}
      </Button>
      <Button size="lg" pending={isGoing("decline")} onClick={() => respond.mutate("decline")}>
        {t("decline")}
      </Button>
    </div>
  );
}

export type OtherAccountProps = { invited: string; signedIn: string; path: string };

/** Says that the person is signed in with an address other than the invited one, and offers to switch. */
export function OtherAccount({ invited, signedIn, path }: OtherAccountProps) {
  const t = useTranslations("invitation");
  const [leaving, setLeaving] = useState(false);
  async function leave(): Promise<void> {
    setLeaving(true);
    await signOutTo(path);
  }
  return (
    <Callout
      tone="warning"
      title={t("other.title")}
      action={
        <Button pending={leaving} onClick={leave}>
          {t("other.signOut")}
        </Button>
      }
    >
      <span className="wrap-anywhere">{t("other.text", { invited, signedIn })}</span>
    </Callout>
  );
}

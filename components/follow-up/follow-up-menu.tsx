"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BellPlus, BellRing, Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { DayMenu } from "#components/ui/day-menu.tsx";
import { DropdownMenuItem, DropdownMenuSeparator } from "#components/ui/dropdown-menu.tsx";
import { RelativeDay } from "#components/ui/relative-day.tsx";
import { useToast } from "#components/ui/use-toast.ts";

export type FollowedUp = {
  id: string;
  name: string;
  followUpSince: string | null;
  followUpDue: string | null;
};

/** Sets or changes a contact's follow-up, or removes it, each with an undo. */
export function FollowUpMenu({ contact }: { contact: FollowedUp }) {
  const t = useTranslations("followUp");
  const set = useSetFollowUp(contact);
  const { name, followUpSince, followUpDue } = contact;
  const isWaiting = followUpSince !== null;
  const button = (
    <Button size="sm" variant={isWaiting ? "secondary" : "ghost"}>
      {isWaiting ? <BellRing aria-hidden /> : <BellPlus aria-hidden />}
      {followUpDue ? (
        <>
          <RelativeDay value={followUpDue} now={followUpDue} />
          <span className="sr-only"> {t("with", { name })}</span>
        </>
      ) : (
        <span>
          {t(isWaiting ? "waiting" : "followUp")}
          <span className="sr-only"> {t("withName", { name })}</span>
        </span>
      )}
    </Button>
  );
  return (
    <DayMenu
      trigger={button}
      title={t("chooseTitle", { name })}
      submitLabel={t("set")}
      onChoose={(due) => set({ since: followUpSince, due: due.toISOString() })}
      before={
        isWaiting ? null : (
          <DropdownMenuItem onSelect={() => set({ since: null, due: null })}>{t("now")}</DropdownMenuItem>
        )
      }
      after={
        isWaiting ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem icon={<Check aria-hidden />} onSelect={() => set(null)}>
              {t("done")}
            </DropdownMenuItem>
          </>
        ) : null
      }
    />
  );
}

type FollowUp = { since: string | null; due: string | null };

/** Returns a function that sets a contact's follow-up; null ends it. */
function useSetFollowUp(contact: FollowedUp): (to: FollowUp | null) => void {
  const t = useTranslations("followUp");
  const toast = useToast();
  const queryClient = useQueryClient();
  const { id: contactId, name, followUpSince: since, followUpDue: due } = contact;
  const changed = () => {
    for (const part of [trpc.contacts, trpc.people, trpc.today]) {
      void queryClient.invalidateQueries(part.pathFilter());
    }
  };
  const { mutate: restore } = useMutation({
    mutationFn: (former: FollowUp) => api.contacts.restoreFollowUp.mutate({ contactId, ...former }),
    onSettled: changed,
  });
  const { mutate: set } = useMutation({
    mutationFn: async (to: FollowUp | null) => {
      if (to) await api.contacts.setFollowUp.mutate({ contactId, due: to.due });
      else await api.contacts.update.mutate({ contactId, followUp: false });
    },
    onSuccess: (_answer, to) =>
      toast.undoable(t(to ? "setToast" : "doneToast", { name }), () => restore({ since, due }), {
        id: `follow-up ${contactId}`,
      }),
    onSettled: changed,
  });
  return set;
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BellPlus, BellRing, Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
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
  return (
    <FollowUpButton
      label={followUpDue ? t("with", { name }) : t("withName", { name })}
      title={t("chooseTitle", { name })}
      due={followUpDue}
      isWaiting={isWaiting}
      onSet={(due) => set({ since: followUpSince, due })}
      onDone={() => set(null)}
      before={
        isWaiting ? null : (
          <DropdownMenuItem onSelect={() => set({ since: null, due: null })}>{t("now")}</DropdownMenuItem>
        )
      }
    />
  );
}

export type FollowUpButtonProps = {
  /** Says for screen readers what is followed up, after the date or the button's text. */
  label: string;
  /** The question for another day. */
  title: string;
  due: string | null;
  /** True if a follow-up is planned, with a date or without. */
  isWaiting: boolean;
  onSet: (due: string) => void;
  onDone: () => void;
  before?: ReactNode;
};

/** Shows a planned follow-up, or offers to plan one, and opens the menu of days. */
export function FollowUpButton(props: FollowUpButtonProps) {
  const t = useTranslations("followUp");
  const { label, title, due, isWaiting, onSet, onDone, before } = props;
  const button = (
    <Button size="sm" variant={isWaiting ? "secondary" : "ghost"}>
      {isWaiting ? <BellRing aria-hidden /> : <BellPlus aria-hidden />}
      <span>
        {due ? <RelativeDay value={due} now={due} /> : t(isWaiting ? "waiting" : "followUp")}
        <span className="sr-only"> {label}</span>
      </span>
    </Button>
  );
  return (
    <DayMenu
      trigger={button}
      title={title}
      submitLabel={t("set")}
      onChoose={(day) => onSet(day.toISOString())}
      before={before}
      after={
        isWaiting ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem icon={<Check aria-hidden />} onSelect={onDone}>
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
    mutationFn: (former: FollowUp) => api.contacts.setFollowUp.mutate({ contactId, ...former }),
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

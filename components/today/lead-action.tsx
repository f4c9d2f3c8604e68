import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, Mail, NotebookPen, PartyPopper, UserRound, Video } from "lucide-react";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { forgetRevertedMoves } from "#components/api/forget-reverted.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { DAY_MS } from "#domain/time.ts";
import { SuggestionActions } from "./suggestion-actions.tsx";
import type { TodayItem } from "./use-marks.ts";

export type LeadActionProps = {
  item: TodayItem;
  name: string;
  href: string;
  onRecord: () => void;
  onDone: () => void;
};

/** Offers the best action for an item: join, record the outcome, answer the offer, or write an email. */
export function LeadAction({ item, name, href, onRecord, onDone }: LeadActionProps) {
  const t = useTranslations("today");
  const { kind, meetingUrl, occasion, email } = item;
  if (kind === "offer") return <AnswerOffer item={item} name={name} href={href} />;
  if (kind === "suggestion") return <SuggestionActions item={item} name={name} onDone={onDone} />;
  if (kind === "feedback") {
    return (
      <Button size="sm" variant="primary" aria-label={t("recordOf", { name })} onClick={onRecord}>
        <NotebookPen aria-hidden />
        {t("record")}
      </Button>
    );
  }
  if (kind === "interview" && meetingUrl) {
    return (
      <a
        href={meetingUrl}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses({ variant: isNear(occasion) ? "primary" : "secondary", size: "sm" })}
      >
        <Video aria-hidden />
        {t("join")}
      </a>
    );
  }
  if (kind === "follow_up" && email) {
    return (
      <a
        href={`mailto:${encodeURIComponent(email)}`}
        aria-label={t("writeTo", { name })}
        className={buttonClasses({ variant: "primary", size: "sm" })}
      >
        <Mail aria-hidden />
        {t("write")}
      </a>
    );
  }
  const isOfContact = kind === "follow_up" && item.applicationId === null;
  const word = {
    interview: "open",
    note: "readNote",
    follow_up: isOfContact ? "openContact" : "open",
    quiet: "followUp",
  } as const;
  return (
    <ButtonLink size="sm" href={href}>
      {isOfContact ? <UserRound aria-hidden /> : null}
      {t(word[kind])}
    </ButtonLink>
  );
}

/** Checks whether it is within the next day. */
function isNear(occasion: string): boolean {
  return Date.parse(occasion) - Date.now() < DAY_MS;
}

/** Answers an offer in the list: the card moves to the column for the answer. */
function AnswerOffer({ item, name, href }: Pick<LeadActionProps, "item" | "name" | "href">) {
  const t = useTranslations("today");
  const answer = useAnswerOffer(item.subjectId, name);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="primary" aria-label={t("answerOf", { name })}>
          <PartyPopper aria-hidden />
          {t("answer")}
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => answer("accepted")}>{t("accept")}</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => answer("archived")}>{t("decline")}</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => window.location.assign(href)}>{t("open")}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

type Answer = "accepted" | "archived";

/** Returns a function that moves an offer's card to the column for the answer, with an undo. */
function useAnswerOffer(applicationId: string, name: string): (answer: Answer) => void {
  const t = useTranslations("today");
  const toast = useToast();
  const queryClient = useQueryClient();
  const onSettled = () => {
    for (const part of [trpc.today, trpc.boards, trpc.applications]) {
      void queryClient.invalidateQueries(part.pathFilter());
    }
  };
  const { mutate: takeBack } = useMutation({
    mutationFn: async () => {
      await api.applications.move.mutate({ applicationId, status: "offer" });
      await forgetRevertedMoves([applicationId]);
    },
    onSettled,
  });
  const { mutate: answer } = useMutation({
    mutationFn: (status: Answer) => api.applications.move.mutate({ applicationId, status }),
    onSuccess: (_moved, status) =>
      toast.undoable(t(status === "accepted" ? "accepted" : "declined", { name }), () => takeBack(), {
        id: `offer ${applicationId}`,
      }),
    onSettled,
  });
  return answer;
}

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { longTextClasses } from "#components/ui/button-classes.ts";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { MailReasons } from "./mail-reasons.tsx";
import { type InboundMail, useSettleMail } from "./use-settle-mail.ts";

type MailCard = NonNullable<InboundMail["card"]>;

/** Shows one email: its likely meaning, its card, and the actions for it. */
export function MailSuggestion({ mail, isOnCard = false }: { mail: InboundMail; isOnCard?: boolean }) {
  const t = useTranslations("inbound");
  const [explains, setExplains] = useState(false);
  const { subject, from, state, appointment, createdAt, sentAt, excerpt } = mail;
  return (
    <li className={isOnCard ? "grid gap-2 py-3" : "grid gap-2 px-4 py-3.5 sm:px-5"}>
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <strong className="font-semibold">{t(`asks.${askOf(mail)}`)}</strong>
        {isOnCard ? null : <About mail={mail} />}
      </p>
      <p className="text-sm wrap-anywhere">{subject}</p>
      <p className="flex flex-wrap gap-x-2.5 text-xs text-ink-muted">
        <span className="wrap-anywhere">{t("from", { sender: from.address || from.name })}</span>
        <LocalTime value={sentAt ?? createdAt} format="dateTime" />
      </p>
      {appointment ? (
        <p className="text-sm font-medium">
          <LocalTime value={appointment.startsAt} format="soon" />
        </p>
      ) : null}
      <p className="line-clamp-2 text-sm text-ink-muted wrap-anywhere">{excerpt}</p>
      <div className="flex flex-wrap items-center gap-1.5">
        {state === "open" ? <Actions mail={mail} /> : null}
        {mail.canUndo ? <Undo mail={mail} /> : null}
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={explains}
          aria-label={t("whyOf", { subject })}
          onClick={() => setExplains(!explains)}
        >
          {t("why")}
        </Button>
      </div>
      {explains ? <MailReasons mail={mail} /> : null}
    </li>
  );
}

function askOf({ kind, interviewChange }: InboundMail) {
  if (kind !== "interview") return kind;
  if (interviewChange === "moved") return "interviewMoved";
  return interviewChange === "called_off" ? "interviewCalledOff" : "interview";
}

/** Names the card, the card to create, or the question which one it is. */
function About({ mail: { card, newCard, candidates } }: { mail: InboundMail }) {
  const t = useTranslations("inbound");
  if (card) {
    return (
      <Link href={`/boards/${card.boardId}?card=${card.id}`} className="underline underline-offset-4">
        {t("at", { title: card.title, company: card.companyName })}
      </Link>
    );
  }
  if (newCard) return <span>{t("newCard", { title: newCard.title, company: newCard.companyName })}</span>;
  return <span className="text-ink-muted">{t(candidates.length > 0 ? "whichCard" : "noCard")}</span>;
}

function Undo({ mail }: { mail: InboundMail }) {
  const t = useTranslations("inbound");
  const { undo, isPending } = useSettleMail(mail);
  const label = t("about", { action: t("undo"), subject: mail.subject });
  return (
    <Button size="sm" variant="ghost" disabled={isPending} aria-label={label} onClick={undo}>
      {t("undo")}
    </Button>
  );
}

function Actions({ mail }: { mail: InboundMail }) {
  const t = useTranslations("inbound");
  const status = useTranslations("status");
  const { subject, card, candidates, proposal } = mail;
  const { accept, dismiss, isPending } = useSettleMail(mail);
  const named = (action: string) => t("about", { action, subject });
  const main = !proposal
    ? null
    : proposal.action === "move_card" && proposal.status
      ? t("actions.move", { column: status(proposal.status) })
      : proposal.action === "move_card"
        ? t("actions.file")
        : t(`actions.${proposal.action}`);
  const chosen = card === null && proposal?.action === "file" ? candidates : [];
  return (
    <>
      {chosen.map((item: MailCard) => (
        <Button
          key={item.id}
          size="sm"
          className={longTextClasses}
          disabled={isPending}
          onClick={() => accept(item.id)}
        >
          {t("at", { title: item.title, company: item.companyName })}
        </Button>
      ))}
      {main !== null && chosen.length === 0 ? (
        <Button
          size="sm"
          variant="primary"
          disabled={isPending}
          aria-label={named(main)}
          onClick={() => accept()}
        >
          {main}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        disabled={isPending}
        aria-label={named(t(card ? "notThisCard" : "dismiss"))}
        onClick={() => dismiss(card ? "not_this_card" : "done")}
      >
        {t(card ? "notThisCard" : "dismiss")}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={isPending}
        aria-label={named(t("ignoreSender"))}
        onClick={() => dismiss("ignore_sender")}
      >
        {t("ignoreSender")}
      </Button>
    </>
  );
}

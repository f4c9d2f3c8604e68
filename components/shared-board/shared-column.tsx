import { MessageSquareText } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { daysSince } from "#components/board/model/age.ts";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { payText } from "#domain/pay-shown.ts";
import type { Status } from "#domain/values.ts";
import type { SharedFace } from "./shared-board-data.ts";

const SHOWN_AT_FIRST = 50;

export type SharedColumnProps = {
  status: Status;
  /** The cards in the order in which they are shown. */
  cards: readonly SharedFace[];
  /** The instant after which a change is new to the viewer; null until it is known. */
  since: string | null;
  now: number;
  chosen: string | null;
  onChoose: (applicationId: string) => void;
};

/** Shows one status of a shared board with its cards. */
export function SharedColumn({ status, cards, since, now, chosen, onChoose }: SharedColumnProps) {
  const t = useTranslations("sharedBoard");
  const name = useTranslations("status")(status);
  const headingId = useId();
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const isEmpty = cards.length === 0;
  return (
    <section
      aria-labelledby={headingId}
      data-status={status}
      className={cn("grid shrink-0 snap-start gap-2 rounded-panel bg-sunken p-2", isEmpty ? "w-40" : "w-64")}
    >
      <h3 id={headingId} className="flex items-center gap-2 px-1.5 pt-1 text-sm font-semibold">
        <StatusIcon status={status} className="text-status" />
        <span className="truncate">{name}</span>
        <span className="ml-auto text-ink-muted tabular-nums">{cards.length}</span>
      </h3>
      {isEmpty ? <p className="px-1.5 pb-1 text-xs text-ink-muted">{t("noCards")}</p> : null}
      <ul className="grid gap-2 empty:hidden">
        {cards.slice(0, shown).map((card) => (
          <li key={card.id} className="[contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]">
            <Face
              card={card}
              isNew={since !== null && card.changedAt > since}
              now={now}
              isChosen={card.id === chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {cards.length > shown ? (
        <Button size="sm" variant="ghost" onClick={() => setShown(shown + 4 * SHOWN_AT_FIRST)}>
          {t("more", { count: cards.length - shown })}
        </Button>
      ) : null}
    </section>
  );
}

type FaceProps = Pick<SharedColumnProps, "now" | "onChoose"> & {
  card: SharedFace;
  /** True if it changed since the viewer last looked. */
  isNew: boolean;
  isChosen: boolean;
};

function Face({ card, isNew, now, isChosen, onChoose }: FaceProps) {
  const t = useTranslations("sharedBoard");
  const locale = useLocale();
  const { title, companyName, workMode, coachNotes } = card;
  const age = card.since === null ? null : daysSince(card.since, now);
  const pay = payText(card.compensation, locale);
  return (
    <button
      type="button"
      data-card={card.id}
      aria-pressed={isChosen}
      onClick={() => onChoose(card.id)}
      className="grid w-full gap-1 rounded-card border border-line bg-surface px-3 py-2.5 text-left shadow-card transition-colors hover:border-line-strong aria-pressed:border-accent aria-pressed:bg-accent-soft"
    >
      <span className="line-clamp-2 text-sm leading-snug font-medium wrap-anywhere">
        {title}
        {isNew ? (
          <span role="img" aria-label={t("news")} title={t("news")} className="ml-1.5 text-accent-text">
            ●
          </span>
        ) : null}
      </span>
      <span className="truncate text-sm text-ink-muted">{companyName}</span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
        {workMode ? <span>{t(`workMode.${workMode}`)}</span> : null}
        {pay ? <span className="tabular-nums">{workMode ? `· ${pay}` : pay}</span> : null}
        {age === null ? null : (
          <span className="tabular-nums">
            <span className="sr-only">{t("age", { days: age })}</span>
            <span aria-hidden>{t("ageShort", { days: age })}</span>
          </span>
        )}
        {coachNotes > 0 ? (
          <span className="ml-auto inline-flex items-center gap-1 text-info-text">
            <MessageSquareText aria-hidden className="size-3.5" />
            <span className="sr-only">{t("notesCount", { count: coachNotes })}</span>
            <span aria-hidden>{coachNotes}</span>
          </span>
        ) : null}
      </span>
    </button>
  );
}

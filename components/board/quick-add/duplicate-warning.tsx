"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Callout } from "#components/ui/callout.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { type Draft, indexCards, warningFor } from "../model/duplicates.ts";
import { useBoardContents } from "../state/board-context.ts";
import { cardHref } from "../state/use-card-address.ts";

/** Says that this posting, this job or this company was here before; adding stays possible. */
export function DuplicateWarning({ draft }: { draft: Draft }) {
  const t = useTranslations("board");
  const { cards, all } = useBoardContents();
  const index = useMemo(() => indexCards(cards.values(), all), [cards, all]);
  const warning = warningFor(draft, index);
  if (!warning) return null;
  const name = t("cardName", { title: warning.card.title, company: warning.card.companyName });
  return (
    <Callout tone="warning" role="status">
      {t.rich(`warning.${warning.kind}`, {
        company: warning.card.companyName,
        card: () => (
          <a
            href={cardHref(warning.card.id)}
            target="_blank"
            rel="noreferrer"
            className="font-medium underline underline-offset-2"
          >
            {name}
          </a>
        ),
        at: () => (warning.kind === "rejectedBefore" ? <LocalTime value={warning.at} format="date" /> : null),
      })}
    </Callout>
  );
}

"use client";
import { ListPlus, Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { useAcceptSuggestion } from "./use-accept-suggestion.ts";
import { ruleOf, type TodayItem } from "./use-marks.ts";

export type SuggestionActionsProps = { item: TodayItem; name: string; onDone: () => void };

/** Turns a suggestion into a prepared email or into a task, each with one press. */
export function SuggestionActions({ item, name, onDone }: SuggestionActionsProps) {
  const t = useTranslations("today");
  const acceptSuggestion = useAcceptSuggestion();
  const rule = ruleOf(item);
  const task = t(`ruleTasks.${rule}`, { name });
  return (
    <>
      {rule === "posting_closes" ? null : (
        <a
          href={emailOf(item, {
            subject: item.note
              ? t("reply", { subject: item.note })
              : t(`messages.subjects.${rule}`, { name }),
            body: t(`messages.bodies.${rule}`, { name }),
          })}
          aria-label={t("writeAbout", { task })}
          className={buttonClasses({ variant: "primary", size: "sm" })}
          onClick={onDone}
        >
          <Mail aria-hidden />
          {t("write")}
        </a>
      )}
      <Button size="sm" aria-label={t("takeOnOf", { task })} onClick={() => acceptSuggestion(item, task)}>
        <ListPlus aria-hidden />
        {t("takeOn")}
      </Button>
    </>
  );
}

/** Returns the link that opens the email in the person's mail program; without an address, they choose one there. */
function emailOf({ email }: TodayItem, fields: { subject: string; body: string }): string {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${email ? encodeURIComponent(email) : ""}?${query.join("&")}`;
}

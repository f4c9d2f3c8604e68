"use client";
import { useLocale, useTranslations } from "next-intl";
import { EditText } from "#components/editing/edit-text.tsx";
import { numberFormat } from "#domain/formatters.ts";
import { readSum } from "#domain/pay-in-text.ts";
import { type AmountName, useCardField, useEditor } from "./card-fields.tsx";

/** An amount of money: shown in the card's currency, typed as people write it, such as 85000 or 85k. */
export function AmountField({ name }: { name: AmountName }) {
  const t = useTranslations("card");
  const locale = useLocale();
  const draft = useCardField(name);
  const { compensation } = useEditor().application.job;
  const shown = (text: string) => moneyText(text, compensation?.currency ?? null, locale);
  return (
    <EditText
      label={t(`fields.${name}`)}
      // The same while it has the focus: a text that changed then would lose what is selected in it.
      draft={draft.isDirty ? draft : { ...draft, text: shown(draft.text) }}
      format={shown}
      inputMode="decimal"
      placeholder={t("add")}
      className="tabular-nums"
    />
  );
}

/** An amount with its currency, to the cent where it has cents; what is no amount stays as it is. */
function moneyText(text: string, currency: string | null, locale: string): string {
  const amount = readSum(text);
  if (amount === null) return text;
  const digits = { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 };
  const style = currency === null ? {} : { style: "currency", currency, currencyDisplay: "narrowSymbol" };
  return numberFormat(locale, { ...digits, ...style } as Intl.NumberFormatOptions).format(amount);
}

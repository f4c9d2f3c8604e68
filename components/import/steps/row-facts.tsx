"use client";
import { useFormatter, useTranslations } from "next-intl";
import { PAY_FREQUENCIES } from "#domain/values.ts";
import type { ImportRow } from "../formats/targets.ts";

/** What a row was read as: its dates and pay as the person writes them, its place, and what hangs on it. */
export function RowFacts({ row }: { row: ImportRow }) {
  const t = useTranslations("import.facts");
  const format = useFormatter();
  const date = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeZone: "UTC" });
  const { related = {} } = row;
  const { savedAt, statusSince, contacts = [], interviews = [], history = [] } = related;
  const facts = [
    typeof row.applicationDate === "string" ? t("applied", { date: date(row.applicationDate) }) : null,
    savedAt ? t("savedOn", { date: date(savedAt) }) : null,
    statusSince && statusSince !== row.applicationDate ? t("since", { date: date(statusSince) }) : null,
    usePay(row),
    [row.city, row.state, row.country].filter(Boolean).join(", "),
    contacts.length > 0 ? t("contacts", { count: contacts.length }) : null,
    interviews.length > 0 ? t("interviews", { count: interviews.length }) : null,
    history.length > 0 ? t("history", { count: history.length }) : null,
  ].filter(Boolean);
  return facts.length > 0 ? <span className="text-ink-muted">{facts.join(" · ")}</span> : null;
}

/** The pay as it was read, in full, with how often it comes where the file says so. */
function usePay(row: ImportRow): string | null {
  const t = useTranslations("import.facts");
  const format = useFormatter();
  const { currency, payAmount, salaryRangeMin, salaryRangeMax } = row;
  const style = typeof currency === "string" ? ({ style: "currency", currency } as const) : {};
  const amounts = [salaryRangeMin ?? payAmount, salaryRangeMax].flatMap((amount) =>
    typeof amount === "number"
      ? [format.number(amount, { ...style, minimumFractionDigits: 0, maximumFractionDigits: 2 })]
      : [],
  );
  if (amounts.length === 0) return null;
  const frequency = PAY_FREQUENCIES.find((one) => one === row.payFrequency) ?? "other";
  return t(`pay.${frequency}`, { pay: amounts.join("–") });
}

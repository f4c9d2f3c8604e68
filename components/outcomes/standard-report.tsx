"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import type { Outputs } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Figure } from "#domain/outcomes/standards.ts";

type Report = Outputs["outcomes"]["report"];
type Props = { report: Report; onFigure: (figure: Figure) => void };

/** Shows the rates and figures of one standard, with formulas; each figure opens its people. */
export function StandardReport({ report, onFigure }: Props) {
  const t = useTranslations("outcomes");
  const headingId = useId();
  const { standard, source, rates, hideBelow, pay, contested } = report;
  const format = useFormatter();
  const named = (figures: readonly Figure[]) => figures.map((figure) => t(`figures.${figure}`)).join(" + ");
  return (
    <section aria-labelledby={headingId} className="min-w-0 break-inside-avoid">
      <Card className="grid gap-4 p-5">
        <div className="grid gap-1">
          <h2 id={headingId} className="font-semibold tracking-tight">
            {t(`standards.${standard}`)}
          </h2>
          <p className="text-sm text-ink-muted">
            {t(`about.${standard}`)} {source ? <TextLink href={source}>{t("source")}</TextLink> : null}
          </p>
        </div>
        <dl className="grid gap-4 sm:grid-cols-2">
          {rates.map(({ name, rate, counted, n, of, among }) => (
            <div key={name} className="grid content-start gap-0.5">
              <dt className="text-sm text-ink-muted">{t(`rates.${name}`)}</dt>
              <dd className="text-2xl font-semibold tracking-tight tabular-nums">
                {rate === null ? t("noRate") : t("rate", { rate })}
              </dd>
              <dd className="text-sm tabular-nums">
                {counted === null || n === null
                  ? t("hidden", { below: hideBelow })
                  : n === 0
                    ? t("nobody")
                    : t("counted", { counted, n })}
              </dd>
              <dd className="text-xs text-ink-muted">
                {t("formula", { of: named(of), among: named(among) })}
              </dd>
            </div>
          ))}
        </dl>
        <FigureTable report={report} onFigure={onFigure} />
        {pay.map(({ currency, medianAnnual, n }) =>
          medianAnnual === null || n === null ? null : (
            <p key={currency} className="text-sm">
              {t("pay", {
                pay: format.number(medianAnnual, { style: "currency", currency, maximumFractionDigits: 0 }),
                n,
              })}
            </p>
          ),
        )}
        {contested > 0 ? <p className="text-sm">{t("contested", { count: contested })}</p> : null}
      </Card>
    </section>
  );
}

function FigureTable({ report: { standard, figures, hideBelow }, onFigure }: Props) {
  const t = useTranslations("outcomes");
  return (
    <Table caption={t("figuresOf", { standard: t(`standards.${standard}`) })}>
      <TableHead>
        <TableRow>
          <TableHeader>{t("figure")}</TableHeader>
          <TableHeader className="text-right">{t("people")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {figures.map(({ figure, count }) => (
          <TableRow key={figure}>
            <TableCell>{t(`figures.${figure}`)}</TableCell>
            <TableCell className="text-right tabular-nums">
              {count === 0 ? (
                count
              ) : (
                <button
                  type="button"
                  onClick={() => onFigure(figure)}
                  aria-label={`${count ?? t("hidden", { below: hideBelow })}: ${t("openPeople", { figure: t(`figures.${figure}`) })}`}
                  className="min-h-6 min-w-6 underline decoration-line-strong underline-offset-4 hover:decoration-current"
                >
                  {count ?? `< ${hideBelow}`}
                </button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

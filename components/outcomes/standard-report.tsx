import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import type { Inputs, Outputs } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";
import { FigureButton } from "#components/ui/figure-button.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Figure } from "#domain/outcomes/standards.ts";

type Report = Outputs["outcomes"]["report"];

/** The people behind a number: its title, and the filters of the list. */
export type Behind = {
  readonly title: string;
  readonly only: Pick<Inputs["outcomes"]["listPeople"], "figures" | "isContested" | "payCurrency">;
};
type Props = { report: Report; onOpen: (behind: Behind) => void };

/** Shows the rates and figures of one standard, with formulas; each number opens its people. */
export function StandardReport({ report, onOpen }: Props) {
  const t = useTranslations("outcomes");
  const headingId = useId();
  const { standard, source, rates, hideBelow, pay, contested } = report;
  const format = useFormatter();
  // CIRR's figures have codes, which the table explains; with whole names, a formula would fill a page.
  const nameOf = (figure: Figure) => (/^\d/.test(figure) ? figure : t(`figures.${figure}`));
  const named = (figures: readonly Figure[]) => figures.map(nameOf).join(" + ");
  return (
    <section aria-labelledby={headingId} className="min-w-0 break-inside-avoid">
      <Card className="grid gap-4 p-5 print:gap-2 print:p-3">
        <div className="grid gap-1">
          <h2 id={headingId} className="font-semibold tracking-tight">
            {t(`standards.${standard}`)}
          </h2>
          <p className="text-sm text-ink-muted">
            {t(`about.${standard}`)} {source ? <TextLink href={source}>{t("source")}</TextLink> : null}
          </p>
        </div>
        <dl className="grid gap-4 sm:grid-cols-2 print:gap-2">
          {rates.map(({ name, rate, counted, n, of, among }) => (
            <div key={name} className="grid content-start gap-0.5">
              <dt className="text-sm text-ink-muted">{t(`rates.${name}`)}</dt>
              <dd className="text-2xl font-semibold tracking-tight tabular-nums print:text-lg">
                {rate === null ? t("noRate") : t("rate", { rate })}
              </dd>
              <dd className="text-sm tabular-nums">
                <CountedOf
                  rate={{ title: t(`rates.${name}`), counted, n, of, among }}
                  hideBelow={hideBelow}
                  onOpen={onOpen}
                />
              </dd>
              <dd className="text-xs text-ink-muted">
                {t("formula", { of: named(of), among: named(among) })}
              </dd>
            </div>
          ))}
        </dl>
        <FigureTable report={report} onOpen={onOpen} />
        {pay.map(({ currency, medianAnnual, n, of }) =>
          medianAnnual === null || n === null ? null : (
            <p key={currency} className="text-sm">
              {t.rich("pay", {
                pay: format.number(medianAnnual, { style: "currency", currency, maximumFractionDigits: 0 }),
                n,
                people: (text) => (
                  <FigureButton
                    opens={t("openPay", { currency })}
                    onClick={() =>
                      onOpen({
                        title: t("payIn", { currency }),
                        only: { figures: [...of], payCurrency: currency },
                      })
                    }
                  >
                    {text}
                  </FigureButton>
                ),
              })}
            </p>
          ),
        )}
        {contested > 0 ? (
          <p className="text-sm">
            {t.rich("contested", {
              count: contested,
              people: (text) => (
                <FigureButton
                  opens={t("openContested")}
                  onClick={() => onOpen({ title: t("contestedOnes"), only: { isContested: true } })}
                >
                  {text}
                </FigureButton>
              ),
            })}
          </p>
        ) : null}
      </Card>
    </section>
  );
}

type CountedProps = {
  rate: Pick<Report["rates"][number], "counted" | "n" | "of" | "among"> & { title: string };
  hideBelow: number;
  onOpen: (behind: Behind) => void;
};

/** Shows how many people a rate counts, of how many; if that is hidden, opens all of them. */
function CountedOf({ rate: { title, counted, n, of, among }, hideBelow, onOpen }: CountedProps) {
  const t = useTranslations("outcomes");
  const opened = (name: string, figures: readonly Figure[]) =>
    function Opened(text: ReactNode) {
      return (
        <FigureButton
          opens={t("openPeople", { figure: name })}
          onClick={() => onOpen({ title: name, only: { figures: [...figures] } })}
        >
          {text}
        </FigureButton>
      );
    };
  const all = opened(t("amongRate", { rate: title }), among);
  if (counted === null || n === null) return all(t("hidden", { below: hideBelow }));
  if (n === 0) return t("nobody");
  return t.rich("counted", {
    counted,
    n,
    of: (text) => (counted === 0 ? text : opened(title, of)(text)),
    among: all,
  });
}

function FigureTable({ report: { standard, figures }, onOpen }: Props) {
  const t = useTranslations("outcomes");
  return (
    <Table caption={t("figuresOf", { standard: t(`standards.${standard}`) })}>
      <TableHead>
        <TableHeader>{t("figure")}</TableHeader>
        <TableHeader className="text-right">{t("people")}</TableHeader>
      </TableHead>
      <TableBody>
        {figures.map(({ figure, count }) => (
          <TableRow key={figure}>
            <TableCell className="print:h-0 print:py-0.5 print:text-xs">{t(`figures.${figure}`)}</TableCell>
            <TableCell className="text-right tabular-nums print:h-0 print:py-0.5 print:text-xs">
              {count === 0 ? (
                count
              ) : (
                <FigureButton
                  opens={t("openPeople", { figure: t(`figures.${figure}`) })}
                  onClick={() => onOpen({ title: t(`figures.${figure}`), only: { figures: [figure] } })}
                >
                  {count ?? t("hiddenCount")}
                </FigureButton>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

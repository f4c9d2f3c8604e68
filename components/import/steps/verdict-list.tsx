import { useFormatter, useTranslations } from "next-intl";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { LongList } from "#components/ui/long-list.tsx";
import { PAY_FREQUENCIES, type Status } from "#domain/values.ts";
import { type ImportRow, TARGETS, type Target } from "../formats/targets.ts";
import type { CheckedRow, Verdict } from "../model/checked.ts";

type VerdictListProps = { boardId: string; rows: readonly { row: CheckedRow; verdict: Verdict }[] };

/** Lists the rows with their verdicts. */
export function VerdictList({ boardId, rows }: VerdictListProps) {
  const t = useTranslations("import");
  if (rows.length === 0) return <p className="text-sm text-ink-muted">{t("noneShown")}</p>;
  return (
    <LongList label={t("verdicts")} rows={rows} height={57}>
      {(row) => <VerdictRow boardId={boardId} {...row} />}
    </LongList>
  );
}

const TONES = { created: "success", updated: "info", duplicate: "neutral", failed: "danger" } as const;

type VerdictRowProps = { boardId: string; row: CheckedRow; verdict: Verdict };

/** Shows a row of the file with its verdict and the reason. */
function VerdictRow({ boardId, row, verdict }: VerdictRowProps) {
  const t = useTranslations("import");
  const { line, title, company, failures, issues, left, same, sameLine } = row;
  const name = title && company ? t("at", { title, company }) : title || company || t("noName");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:grid-cols-[4.5rem_minmax(0,1fr)_auto_5.5rem]">
      <span className="text-ink-muted tabular-nums max-sm:text-xs">{t("line", { line })}</span>
      <div className="grid min-w-0 gap-0.5 max-sm:order-3 max-sm:col-span-2">
        <span className="truncate font-medium">{name}</span>
        <RowFacts row={row.row} />
        {failures.map((reason) => (
          <span key={reason.code + reason.value} className="text-danger-text">
            {t(`reason.${reason.code}`, reason)}
          </span>
        ))}
        {issues.map(({ column, message }) => (
          <span key={column} className="text-danger-text">
            {t("issue", { field: isTarget(column) ? t(`target.${column}`) : column, message })}
          </span>
        ))}
        {same ? (
          <span className="text-ink-muted">
            {same.by === "link" ? t("sameLink") : t("sameJob")}{" "}
            <a
              href={`/boards/${boardId}?card=${same.applicationId}`}
              target="_blank"
              rel="noreferrer"
              className="text-accent-text underline underline-offset-4"
            >
              {t("at", { title: same.title, company: same.company })}
            </a>
          </span>
        ) : null}
        {sameLine === null ? null : (
          <span className="text-ink-muted">{t("sameLine", { line: sameLine })}</span>
        )}
        {left.map((reason) => (
          <span key={reason.code + reason.heading} className="text-warning-text">
            {t("leftOutOf")} {t(`reason.${reason.code}`, reason)}
          </span>
        ))}
      </div>
      <span className="max-sm:order-4 max-sm:hidden">
        {row.row.status ? <StatusBadge status={row.row.status as Status} /> : null}
      </span>
      <span className="justify-self-end">
        <Badge tone={TONES[verdict]}>{t(`verdict.${verdict}`)}</Badge>
      </span>
    </div>
  );
}

function isTarget(column: string): column is Target {
  return (TARGETS as readonly string[]).includes(column);
}

/** Shows how a row was read: its dates and pay in the person's formats, its place, and its related data. */
function RowFacts({ row }: { row: ImportRow }) {
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

/** Returns the pay as it was read, in full, with its frequency if the file has it. */
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
  const frequency = PAY_FREQUENCIES.find((item) => item === row.payFrequency) ?? "other";
  return t(`pay.${frequency}`, { pay: amounts.join("–") });
}

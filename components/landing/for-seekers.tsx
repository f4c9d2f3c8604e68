import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { dayFormat } from "#domain/region.ts";
import type { Status } from "#domain/values.ts";
import { Facts, Section } from "./section.tsx";

const history: readonly { status: Status; days: number; width: string; open?: boolean }[] = [
  { status: "saved", days: 3, width: "w-[20%]" },
  { status: "applied", days: 12, width: "w-[80%]" },
  { status: "interviewing", days: 4, width: "w-[27%]", open: true },
];

function Point({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-2">
      <div>
        <h3 className="font-semibold tracking-tight">{title}</h3>
        <p className="mt-1.5 text-sm leading-relaxed text-ink-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function History() {
  const t = useTranslations("landing");
  return (
    <ul className="grid gap-3">
      {history.map(({ status, days, width, open }) => (
        <li key={status} className="grid grid-cols-[7.5rem_1fr] items-center gap-3">
          <StatusBadge status={status} className="justify-self-start" />
          <span className="flex items-center gap-2.5">
            <span data-status={status} className={`h-1.5 rounded-full bg-status ${width}`} />
            <span className="shrink-0 text-xs text-ink-muted tabular-nums">
              {open ? t("seekers.now", { count: days }) : t("days", { count: days })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Keys({ modifier }: { modifier: string }) {
  const t = useTranslations("landing.seekers");
  const rows: [string[], string][] = [
    [["←", "↑", "↓", "→"], t("keyWalk")],
    [["Space"], t("keyLift")],
    [[modifier, "K"], t("keyCommand")],
    [[modifier, "Z"], t("keyUndo")],
  ];
  return (
    <dl className="grid gap-2.5 text-sm">
      {rows.map(([keys, meaning]) => (
        <div key={meaning} className="grid grid-cols-[7.5rem_1fr] items-center gap-3">
          <dt className="flex gap-1">
            {keys.map((key) => (
              <Kbd key={key} className="h-6 min-w-6 bg-surface">
                {key}
              </Kbd>
            ))}
          </dt>
          <dd className="text-ink-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

const REJECTED_ON = "2026-03-12";

/** Shows the board's own warning about a company that rejected the person in spring. */
function Warning() {
  const t = useTranslations("board.warning");
  const format = useFormatter();
  const day = { ...dayFormat(useLocale()), timeZone: "UTC" };
  return (
    <Callout tone="warning">
      {t.rich("rejectedBefore", {
        company: "Brightwater",
        card: () => <span className="font-medium">Data Analyst</span>,
        at: () => <time dateTime={REJECTED_ON}>{format.dateTime(new Date(REJECTED_ON), day)}</time>,
      })}
    </Callout>
  );
}

/** Shows three everyday tasks of a job seeker, each beside a picture of the product. */
export function ForSeekers({ modifier }: { modifier: string }) {
  const t = useTranslations("landing.seekers");
  const facts = (
    <Facts>
      <li>{t("factImport")}</li>
      <li>{t("factInsights")}</li>
      <li>{t("factExport")}</li>
    </Facts>
  );
  return (
    <Section id="job-seekers" label={t("label")} title={t("title")} text={t("text")} below={facts}>
      <Point title={t("historyTitle")} text={t("historyText")}>
        <History />
      </Point>
      <Point title={t("againTitle")} text={t("againText")}>
        <Warning />
      </Point>
      <Point title={t("keysTitle")} text={t("keysText")}>
        <Keys modifier={modifier} />
      </Point>
    </Section>
  );
}

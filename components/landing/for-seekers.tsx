import { ArrowDown, Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "#components/status/status-badge.tsx";
import type { Status } from "#components/status/status-meta.ts";
import { Kbd } from "#components/ui/kbd.tsx";
import { Section } from "./section.tsx";

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

function Keys() {
  const t = useTranslations("landing.seekers");
  const rows: [string[], string][] = [
    [["←", "↑", "↓", "→"], t("keyWalk")],
    [["Space"], t("keyLift")],
    [["⌘", "K"], t("keyCommand")],
    [["⌘", "Z"], t("keyUndo")],
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

function PastedLink() {
  const t = useTranslations("landing");
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <div className="flex w-full items-center gap-2 rounded-control border border-line bg-surface px-3 py-2 text-ink-muted">
        <Link2 aria-hidden className="size-4 shrink-0" />
        <span className="truncate">haldenmaps.example/jobs/data-engineer</span>
      </div>
      <ArrowDown aria-hidden className="ml-3 size-4 text-ink-faint" />
      <div className="w-full rounded-card border border-line bg-surface px-3 py-2.5 shadow-card">
        <p className="font-medium">Data Engineer</p>
        <p className="text-ink-muted">Halden Maps</p>
        <p className="mt-2 text-xs text-ink-faint tabular-nums">{t("remote")} · €72K–€80K</p>
      </div>
    </div>
  );
}

/** Three things that a job seeker does every day, each beside what the product shows for it. */
export function ForSeekers() {
  const t = useTranslations("landing.seekers");
  return (
    <Section id="job-seekers" label={t("label")} title={t("title")} text={t("text")}>
      <Point title={t("historyTitle")} text={t("historyText")}>
        <History />
      </Point>
      <Point title={t("linkTitle")} text={t("linkText")}>
        <PastedLink />
      </Point>
      <Point title={t("keysTitle")} text={t("keysText")}>
        <Keys />
      </Point>
    </Section>
  );
}

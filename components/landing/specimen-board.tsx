import { Building, Calendar, House, Plus, Shuffle } from "lucide-react";
import { useTranslations } from "next-intl";
import { StatusIcon } from "#components/status/status-icon.tsx";
import { cn } from "#components/ui/cn.ts";
import { type SpecimenCard, type SpecimenColumn, specimen } from "./specimen.ts";

const workModeIcons = { remote: House, hybrid: Shuffle, onsite: Building };

function Card({ card }: { card: SpecimenCard }) {
  const t = useTranslations("landing");
  const WorkMode = workModeIcons[card.workMode];
  return (
    <div
      className={cn(
        "rounded-card border border-line bg-surface px-3.5 py-3 shadow-card",
        card.moved && "shadow-raised outline-2 outline-focus",
      )}
    >
      <div className="flex items-baseline justify-between gap-2">
        <div className="truncate text-sm font-medium">{card.title}</div>
        <div className="shrink-0 text-xs text-ink-faint tabular-nums">{t("days", { count: card.days })}</div>
      </div>
      <div className="truncate text-sm text-ink-muted">{card.company}</div>
      {card.interview ? (
        <div
          data-status="interviewing"
          className="mt-2.5 flex items-center gap-1.5 text-xs font-medium text-status"
        >
          <Calendar className="size-3.5" />
          {card.interview}
        </div>
      ) : null}
      <div className="mt-2.5 flex items-center gap-3 text-xs text-ink-muted">
        <span className="flex items-center gap-1.5">
          <WorkMode className="size-3.5" />
          {t(card.workMode)}
        </span>
        {card.salary ? <span className="tabular-nums">{card.salary}</span> : null}
      </div>
    </div>
  );
}

function Column({ column }: { column: SpecimenColumn }) {
  const t = useTranslations("status");
  return (
    <div className={cn("min-w-60 flex-1", column.status === "saved" && "max-sm:hidden")}>
      <div className="flex h-9 items-center gap-2 px-1 text-sm font-semibold">
        <StatusIcon status={column.status} />
        {t(column.status)}
        <span className="font-normal text-ink-faint tabular-nums">{column.count}</span>
        <Plus className="ml-auto size-4 text-ink-faint" />
      </div>
      <div className="grid gap-2">
        {column.cards?.map((card) => (
          <Card key={card.company} card={card} />
        ))}
      </div>
    </div>
  );
}

function Strip({ column }: { column: SpecimenColumn }) {
  const t = useTranslations("status");
  return (
    <div className="flex w-10 shrink-0 flex-col self-start items-center gap-2.5 rounded-card border border-line py-3.5 text-sm">
      <StatusIcon status={column.status} />
      <span className="text-xs text-ink-muted tabular-nums">{column.count}</span>
      <span className="font-medium text-ink-muted [writing-mode:vertical-rl]">{t(column.status)}</span>
    </div>
  );
}

/** A board as it looks in the product, standing still: a picture to screen readers, described in one sentence. */
export function SpecimenBoard() {
  const t = useTranslations("landing");
  return (
    <div
      role="img"
      aria-label={t("boardDescription")}
      className="relative overflow-hidden rounded-panel border border-line bg-sunken p-4 select-none sm:p-5"
    >
      <div className="flex items-stretch gap-4">
        {specimen.map((column) =>
          column.cards ? (
            <Column key={column.status} column={column} />
          ) : (
            <Strip key={column.status} column={column} />
          ),
        )}
      </div>
      <div className="absolute right-5 bottom-5 flex items-center gap-8 rounded-card border border-line bg-raised py-2.5 pr-4 pl-4 text-sm shadow-raised max-sm:left-5">
        <span className="min-w-0 flex-1 truncate font-medium">{t("movedToast")}</span>
        <span className="font-medium text-accent-text">{t("undo")}</span>
      </div>
    </div>
  );
}

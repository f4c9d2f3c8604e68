import { Plus } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { FormAction } from "#components/auth/form-state.ts";
import { CardFace } from "#components/board/card/card-face.tsx";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { ButtonAnchor, TextAnchor } from "#components/ui/anchor.tsx";
import { cn } from "#components/ui/cn.ts";
import { type SpecimenColumn, specimenColumns } from "./specimen.ts";
import { TryForm } from "./try-form.tsx";

const soon = {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
} as const;

/** Shows the promise, the first step, and the product itself on one screen. */
export function Hero({ tryAction }: { tryAction: FormAction }) {
  const t = useTranslations("landing");
  return (
    <section className="pt-10 pb-16 sm:pt-16 lg:pt-20 lg:pb-24">
      <div className="grid gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <h1 className="max-w-[13ch] text-[clamp(2.75rem,1.7rem+4.4vw,5rem)] leading-[0.98] font-semibold tracking-[-0.035em]">
          {t("headline")}
        </h1>
        <div className="lg:pb-1.5">
          <p className="max-w-[34rem] text-lg leading-relaxed text-ink-muted">{t("lead")}</p>
          <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonAnchor href="/sign-up" variant="primary" size="lg">
              {t("start")}
            </ButtonAnchor>
            <TryForm action={tryAction} label={t("try")} />
          </div>
          <p className="mt-4 max-w-[34rem] text-sm text-ink-muted">{t("tryHint")}</p>
          <p className="mt-2 max-w-[34rem] text-sm text-ink-muted">
            {t.rich("coaching", { link: (words) => <TextAnchor href="#coaches">{words}</TextAnchor> })}
          </p>
        </div>
      </div>
      <div className="mt-12 lg:mt-16">
        <SpecimenBoard />
      </div>
    </section>
  );
}

function Column({ column, now }: { column: SpecimenColumn; now: number }) {
  const t = useTranslations("status");
  return (
    <div
      className={cn(
        "min-w-60 flex-1 rounded-panel bg-sunken px-2 pb-2",
        column.status === "saved" && "max-sm:hidden",
      )}
    >
      <div className="flex h-12 items-center gap-2 px-1.5 text-sm font-semibold">
        <StatusIcon status={column.status} />
        {t(column.status)}
        <span className="text-xs font-medium text-ink-muted tabular-nums">{column.count}</span>
        <Plus className="mr-1 ml-auto size-4 text-ink-muted" />
      </div>
      <div className="grid gap-2">
        {column.cards?.map(({ card, moved }) => (
          <div
            key={card.companyName}
            className={cn(
              "card-face rounded-card border border-line bg-surface shadow-card",
              moved && "border-accent shadow-raised outline-2 outline-offset-2 outline-focus",
            )}
          >
            <CardFace
              card={card}
              now={now}
              heading={<p className="pr-0">{card.title}</p>}
              Time={SpecimenTime}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Shows a time in UTC: like the rest of the picture, it doesn't depend on the visitor's zone. */
function SpecimenTime({ value }: { value: string }) {
  const at = useFormatter().dateTime(new Date(value), { ...soon, timeZone: "UTC" });
  return <time dateTime={value}>{at}</time>;
}

function Strip({ column }: { column: SpecimenColumn }) {
  const t = useTranslations("status");
  return (
    <div className="flex w-11 shrink-0 flex-col items-center gap-3 rounded-panel bg-sunken py-4 text-sm text-ink-muted">
      <StatusIcon status={column.status} />
      <span className="text-xs font-medium tabular-nums">{column.count}</span>
      <span className="font-medium [writing-mode:vertical-rl]">{t(column.status)}</span>
    </div>
  );
}

/** Shows a static board as it looks in the product: for screen readers, a picture described in one sentence. */
function SpecimenBoard() {
  const t = useTranslations("landing");
  const now = Date.now();
  return (
    <div
      role="img"
      aria-label={t("boardDescription")}
      className="relative -my-1 -mr-5 -ml-1 overflow-hidden p-1 select-none sm:-mr-1"
    >
      <div className="flex gap-3">
        {specimenColumns(now).map((column) =>
          column.cards ? (
            <Column key={column.status} column={column} now={now} />
          ) : (
            <Strip key={column.status} column={column} />
          ),
        )}
      </div>
      <div className="absolute right-5 bottom-5 flex items-center gap-8 rounded-card border border-line bg-raised px-4 py-3 text-sm shadow-raised">
        <span className="font-medium">{t("movedToast")}</span>
        <span className="font-medium text-accent-text">{t("undo")}</span>
      </div>
    </div>
  );
}

import { useTranslations } from "next-intl";
import type { FormAction } from "#components/auth/form-state.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { SpecimenBoard } from "./specimen-board.tsx";
import { TryForm } from "./try-form.tsx";

/** The promise, the first step, and the product itself, within one screen. */
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
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="/sign-up" variant="primary" size="lg">
              {t("start")}
            </ButtonLink>
            <TryForm action={tryAction} label={t("try")} />
          </div>
          <p className="mt-4 max-w-[34rem] text-sm text-ink-muted">{t("tryHint")}</p>
        </div>
      </div>
      <div className="mt-12 lg:mt-16">
        <SpecimenBoard />
      </div>
    </section>
  );
}

import { useTranslations } from "next-intl";
import type { FormAction } from "#components/auth/form-state.ts";
import { SkipLink } from "#components/shell/skip-link.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ForCoaches } from "./for-coaches.tsx";
import { ForDevelopers } from "./for-developers.tsx";
import { ForSeekers } from "./for-seekers.tsx";
import { Hero } from "./hero.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { TryForm } from "./try-form.tsx";

export type LandingProps = {
  /** Where this product answers, for the calls that are shown. */
  origin: string;
  /** Opens a throw-away sandbox and leads there. */
  tryAction: FormAction;
};

/** What a visitor sees who is not signed in. */
export function Landing({ origin, tryAction }: LandingProps) {
  const t = useTranslations("landing");
  const common = useTranslations("common");
  return (
    <div className="mx-auto max-w-[80rem] px-5 sm:px-8">
      <SkipLink label={common("skipToContent")} />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero tryAction={tryAction} />
        <ForSeekers />
        <ForCoaches />
        <ForDevelopers origin={origin} />
        <section className="border-t border-line py-20 lg:py-28">
          <h2 className="text-[clamp(2rem,1.4rem+2.6vw,3.25rem)] leading-[1.05] font-semibold tracking-[-0.03em]">
            {t("closing.title")}
          </h2>
          <p className="mt-4 text-lg text-ink-muted">{t("closing.text")}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/sign-up" variant="primary" size="lg">
              {t("start")}
            </ButtonLink>
            <TryForm action={tryAction} label={t("try")} />
          </div>
        </section>
      </main>
      <SiteFooter />
    </div>
  );
}

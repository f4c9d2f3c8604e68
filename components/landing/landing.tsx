import { useTranslations } from "next-intl";
import type { FormAction } from "#components/auth/form-state.ts";
import { PageThemeSwitch } from "#components/shell/centered-page.tsx";
import { Logo } from "#components/shell/logo.tsx";
import { SkipLink } from "#components/shell/skip-link.tsx";
import { ButtonAnchor } from "#components/ui/anchor.tsx";
import type { SeatPrices } from "#server/payments/prices.ts";
import { ForCoaches } from "./for-coaches.tsx";
import { ForDevelopers } from "./for-developers.tsx";
import { ForSeekers } from "./for-seekers.tsx";
import { Hero } from "./hero.tsx";
import { TryForm } from "./try-form.tsx";

export type LandingProps = {
  /** The product's own origin, for the calls shown. */
  origin: string;
  /** The modifier key for shortcuts on the visitor's device. */
  modifier: string;
  /** The price of a seat; null if it isn't known. */
  prices: SeatPrices | null;
  /** Opens a temporary sandbox and leads to it. */
  tryAction: FormAction;
};

/** Shows the landing page to visitors who aren't signed in. */
export function Landing({ origin, modifier, prices, tryAction }: LandingProps) {
  const t = useTranslations("landing");
  const common = useTranslations("common");
  return (
    <div className="mx-auto max-w-[80rem] px-5 sm:px-8">
      <SkipLink label={common("skipToContent")} />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero tryAction={tryAction} />
        <ForSeekers modifier={modifier} />
        <ForCoaches prices={prices} tryAction={tryAction} />
        <ForDevelopers origin={origin} />
        <section className="border-t border-line py-20 lg:py-28">
          <h2 className="text-[clamp(2rem,1.4rem+2.6vw,3.25rem)] leading-[1.05] font-semibold tracking-[-0.03em]">
            {t("closing.title")}
          </h2>
          <p className="mt-4 text-lg text-ink-muted">{t("closing.text")}</p>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonAnchor href="/sign-up" variant="primary" size="lg">
              {t("start")}
            </ButtonAnchor>
            <TryForm action={tryAction} label={t("try")} />
          </div>
        </section>
      </main>
      <SiteFooter />
    </div>
  );
}

const sections = [
  { href: "#job-seekers", label: "toSeekers" },
  { href: "#coaches", label: "toCoaches" },
  { href: "#developers", label: "toDevelopers" },
] as const;

/** Shows the header of the landing page. */
function SiteHeader() {
  const t = useTranslations("landing");
  const common = useTranslations("common");
  return (
    <header className="flex items-center justify-between gap-6 py-5">
      <a href="/" className="flex rounded-control">
        <Logo name={common("productName")} />
      </a>
      <nav aria-label={t("navigation")} className="hidden flex-1 gap-7 pl-6 text-sm lg:flex">
        {sections.map(({ href, label }) => (
          <a key={href} href={href} className="rounded-control py-1.5 text-ink-muted hover:text-ink">
            {t(label)}
          </a>
        ))}
      </nav>
      <div className="flex items-center gap-2">
        <ButtonAnchor href="/docs" variant="ghost">
          {t("toDocs")}
        </ButtonAnchor>
        <ButtonAnchor href="/sign-in" variant="ghost">
          {common("signIn")}
        </ButtonAnchor>
        <ButtonAnchor href="/sign-up" className="max-sm:hidden">
          {common("signUp")}
        </ButtonAnchor>
      </div>
    </header>
  );
}

const linkClasses = "rounded-control py-1 text-ink-muted hover:text-ink";

/** Shows the footer of the landing page. */
function SiteFooter() {
  const t = useTranslations("landing.footer");
  const common = useTranslations("common");
  return (
    <footer className="flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-line py-8 text-sm">
      <Logo name={common("productName")} />
      <div className="flex flex-1 flex-wrap gap-x-6 gap-y-2">
        <a href="/sign-in" className={linkClasses}>
          {common("signIn")}
        </a>
        <a href="/sign-up" className={linkClasses}>
          {common("signUp")}
        </a>
        <a href="/docs" className={linkClasses}>
          {t("docs")}
        </a>
        <a href="/api/v1/openapi.json" className={linkClasses}>
          {t("openapi")}
        </a>
      </div>
      <PageThemeSwitch />
    </footer>
  );
}

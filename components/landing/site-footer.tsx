import Link from "next/link";
import { useTranslations } from "next-intl";
import { Logo } from "#components/shell/logo.tsx";
import { PageThemeSwitch } from "#components/shell/page-theme-switch.tsx";

const linkClasses = "rounded-control py-1 text-ink-muted hover:text-ink";

/** The foot of the landing page. */
export function SiteFooter() {
  const t = useTranslations("landing.footer");
  const common = useTranslations("common");
  return (
    <footer className="flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-line py-8 text-sm">
      <Logo name={common("productName")} />
      <div className="flex flex-1 flex-wrap gap-x-6 gap-y-2">
        <Link href="/sign-in" className={linkClasses}>
          {common("signIn")}
        </Link>
        <Link href="/sign-up" className={linkClasses}>
          {common("signUp")}
        </Link>
        <Link href="/docs" className={linkClasses}>
          {t("docs")}
        </Link>
        <a href="/api/v1/openapi.json" className={linkClasses}>
          {t("openapi")}
        </a>
      </div>
      <PageThemeSwitch />
    </footer>
  );
}

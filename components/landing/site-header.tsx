import Link from "next/link";
import { useTranslations } from "next-intl";
import { Logo } from "#components/shell/logo.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";

const sections = [
  { href: "#job-seekers", label: "toSeekers" },
  { href: "#coaches", label: "toCoaches" },
  { href: "#developers", label: "toDevelopers" },
] as const;

/** The top of the landing page. */
export function SiteHeader() {
  const t = useTranslations("landing");
  const common = useTranslations("common");
  return (
    <header className="flex items-center justify-between gap-6 py-5">
      <Link href="/" className="flex rounded-control">
        <Logo name={common("productName")} />
      </Link>
      <nav aria-label={t("navigation")} className="hidden flex-1 gap-7 pl-6 text-sm lg:flex">
        {sections.map(({ href, label }) => (
          <a key={href} href={href} className="rounded-control py-1.5 text-ink-muted hover:text-ink">
            {t(label)}
          </a>
        ))}
      </nav>
      <div className="flex items-center gap-2">
        <ButtonLink href="/docs" variant="ghost">
          {t("toDocs")}
        </ButtonLink>
        <ButtonLink href="/sign-in" variant="ghost">
          {common("signIn")}
        </ButtonLink>
        <ButtonLink href="/sign-up" className="max-sm:hidden">
          {common("signUp")}
        </ButtonLink>
      </div>
    </header>
  );
}

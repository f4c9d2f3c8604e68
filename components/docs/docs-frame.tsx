import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageThemeSwitch } from "#components/shell/centered-page.tsx";
import { Logo } from "#components/shell/logo.tsx";
import { SkipLink } from "#components/shell/skip-link.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { DocsLink } from "./docs-link.tsx";
import { groupTitle, guidePages } from "./pages.ts";
import { PhoneNavigation } from "./phone-navigation.tsx";
import { DocsSearch } from "./search/docs-search.tsx";

export type DocsFrameProps = { groups: readonly string[]; isSignedIn: boolean; children: ReactNode };

/** Frames every page of the documentation with the header and the navigation. */
export function DocsFrame({ groups, isSignedIn, children }: DocsFrameProps) {
  const t = useTranslations("docs");
  return (
    <>
      <SkipLink label={t("skip")} />
      <DocsHeader isSignedIn={isSignedIn} />
      <div className="mx-auto grid w-full max-w-[84rem] gap-x-12 px-5 pt-5 pb-24 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-0">
        <nav aria-label={t("navigation")}>
          <PhoneNavigation label={t("openNavigation")}>
            <DocsNavigation groups={groups} />
          </PhoneNavigation>
          <div className="sticky top-0 -mx-1 max-h-dvh overflow-y-auto px-1 py-8 max-lg:hidden">
            <DocsNavigation groups={groups} />
          </div>
        </nav>
        <main id="main" className="grid content-start gap-12 py-8">
          {children}
        </main>
      </div>
    </>
  );
}

function DocsHeader({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations("docs");
  const common = useTranslations("common");
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex w-full max-w-[84rem] flex-wrap items-center gap-3 px-5 py-3.5">
        <Link href="/" className="flex rounded-control">
          <Logo name={common("productName")} />
        </Link>
        <Link
          href="/docs"
          className="mr-auto border-l border-line-strong pl-3 text-sm text-ink-muted hover:text-ink"
        >
          {t("name")}
        </Link>
        <DocsSearch />
        <PageThemeSwitch className="max-sm:hidden" />
        <ButtonLink href={isSignedIn ? "/today" : "/sign-in?callbackUrl=%2Fdocs"} size="sm">
          {isSignedIn ? t("open") : common("signIn")}
        </ButtonLink>
      </div>
    </header>
  );
}

/** Lists every page of the documentation: the guide, then the groups of operations. */
function DocsNavigation({ groups }: { groups: readonly string[] }) {
  const t = useTranslations("docs");
  return (
    <div className="grid gap-6">
      <Links title={t("section.guide")}>
        {guidePages.map(({ href, label }) => (
          <li key={href}>
            <DocsLink href={href}>{t(`page.${label}`)}</DocsLink>
          </li>
        ))}
      </Links>
      <Links title={t("section.reference")}>
        <li>
          <DocsLink href="/docs/reference">{t("page.reference")}</DocsLink>
        </li>
        {groups.map((name) => (
          <li key={name}>
            <DocsLink href={`/docs/reference/${name}`}>{groupTitle(name)}</DocsLink>
          </li>
        ))}
      </Links>
    </div>
  );
}

function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <p className="px-2.5 text-xs font-medium text-ink-faint">{title}</p>
      <ul>{children}</ul>
    </div>
  );
}

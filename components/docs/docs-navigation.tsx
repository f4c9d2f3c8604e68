import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DocsLink } from "./docs-link.tsx";
import { groupTitle, guidePages } from "./pages.ts";

/** Lists every page of the documentation: the guide, then the groups of operations. */
export function DocsNavigation({ groups }: { groups: readonly string[] }) {
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

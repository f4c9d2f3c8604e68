import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LimitsTable } from "#components/docs/guide/tables.tsx";
import { DocsSection, DocsTitle, proseTags } from "#components/docs/prose.tsx";
import { limitGroups } from "#server/transports/reference/limits.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docs");
  return { title: t("page.limits"), description: t("limits.lead") };
}

const RULES = ["rate", "quota", "size", "network"] as const;

export default async function LimitsPage() {
  const t = await getTranslations("docs.limits");
  const page = await getTranslations("docs.page");
  return (
    <>
      <DocsTitle title={page("limits")} lead={t("lead")} />
      <DocsSection id="rules" title={t("rulesTitle")}>
        <ul className="grid max-w-2xl list-disc gap-1.5 pl-5 leading-relaxed text-ink-muted">
          {RULES.map((rule) => (
            <li key={rule}>{t.rich(`rule.${rule}`, proseTags)}</li>
          ))}
        </ul>
      </DocsSection>
      {limitGroups().map((group) => (
        <DocsSection key={group.name} id={group.name} title={t(`group.${group.name}`)}>
          <LimitsTable {...group} />
        </DocsSection>
      ))}
    </>
  );
}

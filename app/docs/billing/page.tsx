import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DocsSection, DocsTitle } from "#components/docs/prose.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docsBilling");
  return { title: t("title"), description: t("description") };
}

const SECTIONS = ["sandbox", "seats", "buying", "changing", "ending"] as const;

/** Explains how seats and payment work. Sandboxes are sent here instead of to the payment provider. */
export default async function BillingDocsPage() {
  const t = await getTranslations("docsBilling");
  return (
    <>
      <DocsTitle title={t("title")} lead={t("description")} />
      {SECTIONS.map((section) => (
        <DocsSection
          key={section}
          id={section}
          title={t(`${section}Title`)}
          text={t(`${section}Text`, limitsInTexts)}
        />
      ))}
    </>
  );
}

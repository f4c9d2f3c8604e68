import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { SiteFooter } from "#components/landing/site-footer.tsx";
import { SiteHeader } from "#components/landing/site-header.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("billingdocs");
  return { title: t("title"), description: t("description") };
}

/** How seats and payment work; a sandbox is sent here in place of the payment provider. */
export default function BillingDocsPage() {
  const t = useTranslations("billingdocs");
  return (
    <>
      <SiteHeader />
      <main id="main" className="mx-auto grid w-full max-w-4xl gap-10 px-5 py-10">
        <header className="grid gap-2">
          <h1 className="text-3xl leading-tight font-semibold tracking-tight">{t("title")}</h1>
          <p className="max-w-2xl leading-relaxed text-ink-muted">{t("description")}</p>
        </header>
        {(["sandbox", "seats", "buying", "changing", "ending"] as const).map((section) => (
          <section key={section} className="grid gap-3">
            <h2 className="text-xl font-semibold tracking-tight">{t(`${section}Title`)}</h2>
            <p className="max-w-2xl leading-relaxed text-ink-muted">{t(`${section}Text`)}</p>
          </section>
        ))}
      </main>
      <SiteFooter />
    </>
  );
}

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { Logo } from "#components/shell/logo.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return { title: t("notFoundTitle") };
}

/**
 * Without client components: every page carries this one's, in case it turns out not to be there. It does so twice, inside and
 * outside of its frame; as the same element it is written once.
 */
const notFoundPage = cache(async () => {
  const t = await getTranslations("common");
  return (
    <main id="main" className="mx-auto grid min-h-[80dvh] w-full max-w-[26rem] content-center px-5 py-16">
      <a href="/" className="mb-10 flex justify-self-start rounded-control">
        <Logo name={t("productName")} />
      </a>
      <h1 className="text-3xl leading-tight font-semibold tracking-tight">{t("notFoundTitle")}</h1>
      <p className="mt-2.5 leading-relaxed text-ink-muted">{t("notFoundText")}</p>
      <div className="mt-8">
        <a href="/" className={buttonClasses({ variant: "primary" })}>
          {t("toStart")}
        </a>
      </div>
    </main>
  );
});

export default function NotFound() {
  return notFoundPage();
}

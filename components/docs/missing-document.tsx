import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";

/** Says that the documentation has no page at this address; the navigation and the search are around it. */
export function MissingDocument() {
  const t = useTranslations("docs");
  const common = useTranslations("common");
  return (
    <header className="grid justify-items-start gap-2.5">
      <h1 className="text-3xl leading-tight font-semibold tracking-tight">{common("notFoundTitle")}</h1>
      <p className="max-w-2xl leading-relaxed text-ink-muted">{t("missingText")}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink href="/docs" variant="primary">
          {t("page.start")}
        </ButtonLink>
        <ButtonLink href="/docs/reference">{t("page.reference")}</ButtonLink>
      </div>
    </header>
  );
}

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return { title: t("notFoundTitle") };
}

export default async function NotFound() {
  const t = await getTranslations("common");
  return (
    <CenteredPage title={t("notFoundTitle")} description={t("notFoundText")}>
      <ButtonLink href="/" variant="primary">
        {t("toStart")}
      </ButtonLink>
    </CenteredPage>
  );
}

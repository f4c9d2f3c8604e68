"use client";
import { EyeOff } from "lucide-react";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** For a member whom the page is not for, or no longer: what there is for them instead. */
export function NotForYou() {
  const t = useTranslations("organizations.notForYou");
  const { organizationSlug } = useParams<{ organizationSlug: string }>();
  return (
    <EmptyState
      icon={<EyeOff aria-hidden />}
      headingLevel="h1"
      title={t("title")}
      description={t("text")}
      action={
        <>
          <ButtonLink variant="primary" href="/sharing">
            {t("sharing")}
          </ButtonLink>
          <ButtonLink href={`/o/${organizationSlug}`}>{t("organization")}</ButtonLink>
        </>
      }
    />
  );
}

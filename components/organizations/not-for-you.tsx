"use client";
import { EyeOff } from "lucide-react";
import { useParams, usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { isStaff } from "#domain/roles.ts";
import { useViewerRole } from "./viewer-role.tsx";

/** Explains to a member why they have no access to a page, or have lost it, and links to another page. */
export function NotForYou() {
  const t = useTranslations("organizations.notForYou");
  const { organizationSlug, shareId } = useParams<{ organizationSlug: string; shareId?: string }>();
  const role = useViewerRole();
  const isPerson = usePathname().endsWith("/as-applicant");
  const why = !isStaff(role) ? "applicant" : shareId ? "endedShare" : isPerson ? "leftApplicant" : "staff";
  return (
    <EmptyState
      icon={<EyeOff aria-hidden />}
      headingLevel="h1"
      title={t(`${why}.title`)}
      description={t(`${why}.text`)}
      action={
        <>
          <ButtonLink variant="primary" href={`/o/${organizationSlug}`}>
            {t(`${why}.goOn`)}
          </ButtonLink>
          {isStaff(role) ? null : <ButtonLink href="/sharing">{t("sharing")}</ButtonLink>}
        </>
      }
    />
  );
}

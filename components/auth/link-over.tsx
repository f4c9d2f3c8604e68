import { useTranslations } from "next-intl";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";

const AGAIN = {
  sign_up: "/sign-up",
  sign_in: "/sign-in",
  reset: "/reset",
  address_change: "/settings",
  address_undo: "/reset",
} as const;

/** A mailed link that was used, replaced or is past its time, and where the next one is. */
export function LinkOver({ purpose }: { purpose: keyof typeof AGAIN }) {
  const t = useTranslations("auth.linkOver");
  return (
    <CenteredPage title={t("title")} description={t(`description.${purpose}`, limitsInTexts)}>
      <div className="flex flex-wrap gap-3">
        {purpose === "sign_up" ? (
          <>
            <ButtonLink href="/sign-in" variant="primary" size="lg">
              {t("signIn")}
            </ButtonLink>
            <ButtonLink href="/sign-up" size="lg">
              {t("again.sign_up")}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={AGAIN[purpose]} variant="primary" size="lg">
            {t(`again.${purpose}`)}
          </ButtonLink>
        )}
      </div>
    </CenteredPage>
  );
}

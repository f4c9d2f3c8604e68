import { useTranslations } from "next-intl";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { ButtonAnchor } from "#components/ui/anchor.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";

/** Says why signing in failed, after an emailed link or a provider led back here. */
export function ErrorNotice({ code }: { code: string | undefined }) {
  const t = useTranslations("auth.refusal");
  if (code === undefined) return null;
  const known = [
    "VerificationOver",
    "OAuthAccountNotLinked",
    "NoEmail",
    "AccessDenied",
    "rate_limited",
  ] as const;
  return (
    <Callout tone="error" role="alert" className="mb-6">
      {t(known.find((name) => name === code) ?? "other")}
    </Callout>
  );
}

/** Says where the emails are on a machine that sends none. */
export function LocalMailHint() {
  const t = useTranslations("auth.checkMail");
  const open = (
    <ButtonAnchor href="/dev/mail" size="sm">
      {t("openLocal")}
    </ButtonAnchor>
  );
  return (
    <Callout tone="info" action={open}>
      {t("local")}
    </Callout>
  );
}

const AGAIN = {
  sign_up: "/sign-up",
  sign_in: "/sign-in",
  reset: "/reset",
  address_change: "/settings",
  address_undo: "/reset",
  not_me: "/reset",
  allow_change: "/settings/sign-in",
} as const;

/** Says that an emailed link was used, replaced, or has expired, and links to where a new one is requested. */
export function LinkOver({ purpose }: { purpose: keyof typeof AGAIN }) {
  const t = useTranslations("auth.linkOver");
  return (
    <CenteredPage title={t("title")} description={t(`description.${purpose}`, limitsInTexts)}>
      <div className="flex flex-wrap gap-3">
        {purpose === "sign_up" ? (
          <>
            <ButtonAnchor href="/sign-in" variant="primary" size="lg">
              {t("signIn")}
            </ButtonAnchor>
            <ButtonAnchor href="/sign-up" size="lg">
              {t("again.sign_up")}
            </ButtonAnchor>
          </>
        ) : (
          <ButtonAnchor href={AGAIN[purpose]} variant="primary" size="lg">
            {t(`again.${purpose}`)}
          </ButtonAnchor>
        )}
      </div>
    </CenteredPage>
  );
}

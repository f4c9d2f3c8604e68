import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button-link.tsx";

/** The ways in for somebody who is not signed in; both lead back here. */
export function SignInFirst({ email, path }: { email: string; path: string }) {
  const t = useTranslations("invitation");
  const query = new URLSearchParams({ callbackUrl: path });
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted wrap-anywhere">{t("forAddress", { email })}</p>
      <ButtonLink href={`/sign-up?${query}`} variant="primary" size="lg">
        {t("signUp")}
      </ButtonLink>
      <ButtonLink href={`/sign-in?${query}`} size="lg">
        {t("signIn")}
      </ButtonLink>
    </div>
  );
}

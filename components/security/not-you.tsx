import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";

/** What to do about activity that isn't one's own, and where. */
export function NotYou() {
  const t = useTranslations("security.notYou");
  return (
    <Callout
      title={t("title")}
      action={
        <>
          <ButtonLink size="sm" href="/settings/sign-in">
            {t("changePassword")}
          </ButtonLink>
          <ButtonLink size="sm" href="/settings/api-keys">
            {t("reviewKeys")}
          </ButtonLink>
          <ButtonLink size="sm" href="/settings/connected-apps">
            {t("reviewApps")}
          </ButtonLink>
        </>
      }
    >
      {t("text")}
    </Callout>
  );
}

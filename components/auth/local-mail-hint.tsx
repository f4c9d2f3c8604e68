import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Callout } from "#components/ui/callout.tsx";

/** Where the mail is, on a machine that sends none. */
export function LocalMailHint() {
  const t = useTranslations("auth.checkMail");
  const open = (
    <ButtonLink href="/dev/mail" size="sm">
      {t("openLocal")}
    </ButtonLink>
  );
  return (
    <Callout tone="info" action={open}>
      {t("local")}
    </Callout>
  );
}

import { useTranslations } from "next-intl";
import { LeaveSandbox } from "#components/sandbox/leave-sandbox.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";
import { ButtonLink } from "#components/ui/button.tsx";

/** Stands in a sandbox for what only the live account has: where that is, or how to come by one. */
export function AccountInSandbox({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations("sandbox");
  return (
    <SettingsSection title={t("accountTitle")} description={t(isGuest ? "accountTextGuest" : "accountText")}>
      {isGuest ? (
        <ButtonLink href="/sign-up">{t("makeAccount")}</ButtonLink>
      ) : (
        <LeaveSandbox label={t("leave")} />
      )}
    </SettingsSection>
  );
}

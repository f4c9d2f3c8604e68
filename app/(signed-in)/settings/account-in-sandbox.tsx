import { useTranslations } from "next-intl";
import { LeaveSandbox } from "#components/sandbox/leave-sandbox.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";
import { ButtonLink } from "#components/ui/button.tsx";

/**
 * Explains to sandbox users where to find settings that only the live account has, or how to get an account.
 */
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

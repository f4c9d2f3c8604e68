import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { EmailLine } from "#components/settings/email-line.tsx";
import { NameForm } from "#components/settings/name-form.tsx";
import { PasswordForm } from "#components/settings/password-form.tsx";
import { SessionList } from "#components/settings/session-list.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";

type Account = Outputs["pages"]["account"];
type Props = { account: Account["get"]; sessions: Account["sessions"] };

/** What only a live account has: an address, a password, and browsers that are signed in with them. */
export function OwnAccount({ account: { email, name, isConfirmed, hasPassword }, sessions }: Props) {
  const t = useTranslations("settings");
  const passwordNote = hasPassword ? t("password.description") : t("password.descriptionNone");
  return (
    <>
      <SettingsSection title={t("you.title")} description={t("you.description")}>
        <div className="grid gap-6">
          <NameForm name={name} />
          <EmailLine email={email} isConfirmed={isConfirmed} />
        </div>
      </SettingsSection>
      <SettingsSection title={t("password.title")} description={passwordNote}>
        <PasswordForm email={email} hasPassword={hasPassword} />
      </SettingsSection>
      <SettingsSection title={t("sessions.title")} description={t("sessions.description")}>
        <SessionList initial={sessions} />
      </SettingsSection>
    </>
  );
}

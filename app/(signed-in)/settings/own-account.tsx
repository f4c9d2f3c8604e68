import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { EmailLine } from "#components/settings/email-line.tsx";
import { NameForm } from "#components/settings/name-form.tsx";
import { SessionList } from "#components/settings/session-list.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";

type Account = Outputs["pages"]["account"];
type Props = { account: Account["get"]; sessions: Account["sessions"] };

/** What only a live account has: a name, an address, and browsers that are signed in. */
export function OwnAccount({ account: { email, name, isConfirmed }, sessions }: Props) {
  const t = useTranslations("settings");
  return (
    <>
      <SettingsSection title={t("you.title")} description={t("you.description")}>
        <div className="grid gap-6">
          <NameForm name={name} />
          <EmailLine email={email} isConfirmed={isConfirmed} />
        </div>
      </SettingsSection>
      <SettingsSection title={t("sessions.title")} description={t("sessions.description")}>
        <SessionList initial={sessions} />
      </SettingsSection>
    </>
  );
}

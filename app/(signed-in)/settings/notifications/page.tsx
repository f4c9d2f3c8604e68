import { getTranslations } from "next-intl/server";
import { DigestChoice } from "#components/settings/digest-choice.tsx";
import { MailSwitches } from "#components/settings/mail-switches.tsx";
import { PushSwitches } from "#components/settings/push-switches.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";
import { SuggestionRules } from "#components/settings/suggestion-rules.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { titled } from "../../../titled.ts";
import { signedIn } from "../../signed-in.ts";

export const generateMetadata = titled("settings.notifications");

export default async function NotificationsPage() {
  const { call } = await signedIn();
  const [t, initial, rules, push] = await Promise.all([
    getTranslations("settings"),
    call.preferences.getNotifications({}),
    call.tasks.listSuggestionRules({}),
    call.push.get({}),
  ]);
  return (
    <div className="grid gap-10">
      <PageHeader title={t("notifications")} />
      <SettingsSection title={t("mail.title")} description={t("mail.description")}>
        <MailSwitches initial={initial} />
      </SettingsSection>
      <SettingsSection title={t("mail.digest.title")} description={t("mail.digest.description")}>
        <DigestChoice initial={initial} />
      </SettingsSection>
      {push.publicKey === null ? null : (
        <SettingsSection title={t("push.title")} description={t("push.description")}>
          <PushSwitches initial={push} />
        </SettingsSection>
      )}
      <SettingsSection title={t("suggestions.title")} description={t("suggestions.description")}>
        <SuggestionRules initial={rules} />
      </SettingsSection>
    </div>
  );
}

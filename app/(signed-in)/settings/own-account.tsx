import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { EmailLine, NameForm } from "#components/settings/account.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";

type Props = {
  account: Outputs["account"]["get"];
  /** True if the person is staff in any organization. */
  isStaff: boolean;
};

/** Shows the settings that only a live account has: a name and an address. */
export function OwnAccount({ account: { email, name, isConfirmed }, isStaff }: Props) {
  const t = useTranslations("settings");
  return (
    <SettingsSection title={t("you.title")} description={t("you.description")}>
      <div className="grid gap-6">
        <NameForm name={name} isStaff={isStaff} />
        <EmailLine email={email} isConfirmed={isConfirmed} />
      </div>
    </SettingsSection>
  );
}

import { getTranslations } from "next-intl/server";
import { CalendarFeed } from "#components/calendar-feed/calendar-feed.tsx";
import { InboundSettings } from "#components/inbound/inbound-settings.tsx";
import { MailboxSettings } from "#components/inbound/mailbox-settings.tsx";
import { MyOrganizations } from "#components/settings/my-organizations.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";
import { StorageUse } from "#components/settings/storage-use.tsx";
import { YourData } from "#components/settings/your-data.tsx";
import { PageThemeSwitch } from "#components/shell/centered-page.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { isStaff } from "#domain/roles.ts";
import { titled } from "../../titled.ts";
import { signedIn } from "../signed-in.ts";
import { AccountInSandbox } from "./account-in-sandbox.tsx";
import { OwnAccount } from "./own-account.tsx";

export const generateMetadata = titled("settings.account");

export default async function AccountPage() {
  const { call, viewer } = await signedIn();
  const isLive = viewer.environment === "live";
  const [account, storage, feed, inbound, mailbox, { organizations }] = await Promise.all([
    isLive ? call.account.get({}) : null,
    call.account.getStorage({}),
    call.calendarFeed.get({}),
    call.inboundEmails.getSettings({}),
    isLive ? call.mailboxes.get({}) : null,
    call.me.get({}),
  ]);
  const t = await getTranslations("settings");
  const feedText = await getTranslations("calendarFeed");
  const mailText = await getTranslations("inbound.settings");
  const mailboxText = await getTranslations("inbound.mailbox");
  return (
    <div className="grid gap-10">
      <PageHeader title={t("account")} />
      {account ? (
        <OwnAccount account={account} isStaff={organizations.some(({ role }) => isStaff(role))} />
      ) : (
        <AccountInSandbox isGuest={viewer.isGuest} />
      )}
      <SettingsSection title={feedText("title")} description={feedText("description")}>
        <CalendarFeed initial={feed} />
      </SettingsSection>
      <SettingsSection title={mailText("title")} description={mailText("description")}>
        <InboundSettings initial={inbound} />
      </SettingsSection>
      {mailbox ? (
        <SettingsSection title={mailboxText("title")} description={mailboxText("description")}>
          <MailboxSettings initial={mailbox} />
        </SettingsSection>
      ) : null}
      <SettingsSection title={t("organizations.title")} description={t("organizations.description")}>
        <MyOrganizations organizations={organizations} />
      </SettingsSection>
      <SettingsSection title={t("appearance.title")} description={t("appearance.description")}>
        <PageThemeSwitch />
      </SettingsSection>
      <SettingsSection title={t("storage.title")} description={t("storage.description")}>
        <StorageUse storage={storage} />
      </SettingsSection>
      {account ? (
        <SettingsSection title={t("data.title")} description={t("data.description")}>
          <YourData email={account.email} hasPassword={account.hasPassword} />
        </SettingsSection>
      ) : null}
    </div>
  );
}

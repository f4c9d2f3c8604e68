import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CalendarFeed } from "#components/interviews/feed/calendar-feed.tsx";
import { EmailLine } from "#components/settings/email-line.tsx";
import { MyOrganizations } from "#components/settings/my-organizations.tsx";
import { NameForm } from "#components/settings/name-form.tsx";
import { PasswordForm } from "#components/settings/password-form.tsx";
import { SessionList } from "#components/settings/session-list.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";
import { YourData } from "#components/settings/your-data.tsx";
import { PageThemeSwitch } from "#components/shell/page-theme-switch.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { signedIn } from "../signed-in.ts";
import { AccountInSandbox } from "./account-in-sandbox.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("settings"))("account") };
}

export default async function AccountPage() {
  const { call, viewer } = await signedIn("/settings");
  if (viewer.environment === "sandbox") return <AccountInSandbox call={call} isGuest={viewer.isGuest} />;
  const [account, sessions, feed, { organizations }] = await Promise.all([
    call.pages.account.get(),
    call.pages.account.sessions(),
    call.pages.calendarFeed.get(),
    call.me.get({}),
  ]);
  const { email, name, isConfirmed, hasPassword } = account;
  const t = await getTranslations("settings");
  const feedText = await getTranslations("calendarFeed");
  const passwordNote = hasPassword ? t("password.description") : t("password.descriptionNone");
  return (
    <div className="grid gap-10">
      <PageHeader title={t("account")} />
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
      <SettingsSection title={feedText("title")} description={feedText("description")}>
        <CalendarFeed initial={feed} />
      </SettingsSection>
      <SettingsSection title={t("organizations.title")} description={t("organizations.description")}>
        <MyOrganizations organizations={organizations} />
      </SettingsSection>
      <SettingsSection title={t("appearance.title")} description={t("appearance.description")}>
        <PageThemeSwitch />
      </SettingsSection>
      <SettingsSection title={t("data.title")} description={t("data.description")}>
        <YourData email={email} hasPassword={hasPassword} />
      </SettingsSection>
    </div>
  );
}

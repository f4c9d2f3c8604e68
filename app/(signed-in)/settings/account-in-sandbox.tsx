import { getTranslations } from "next-intl/server";
import { CalendarFeed } from "#components/interviews/feed/calendar-feed.tsx";
import { MyOrganizations } from "#components/settings/my-organizations.tsx";
import { SettingsSection } from "#components/settings/settings-section.tsx";
import { PageThemeSwitch } from "#components/shell/page-theme-switch.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import type { signedIn } from "../signed-in.ts";

type Props = { call: Awaited<ReturnType<typeof signedIn>>["call"]; isGuest: boolean };

/** What of the account's settings means something in a sandbox, and where the rest is. */
export async function AccountInSandbox({ call, isGuest }: Props) {
  const [feed, { organizations }] = await Promise.all([call.pages.calendarFeed.get(), call.me.get({})]);
  const t = await getTranslations("settings");
  const sandboxText = await getTranslations("sandbox");
  const feedText = await getTranslations("calendarFeed");
  return (
    <div className="grid gap-10">
      <PageHeader title={t("account")} />
      <SettingsSection
        title={sandboxText("accountTitle")}
        description={sandboxText(isGuest ? "accountTextGuest" : "accountText")}
      >
        <ButtonLink href={isGuest ? "/sign-up" : "/settings/sandbox"}>
          {sandboxText(isGuest ? "makeAccount" : "leave")}
        </ButtonLink>
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
    </div>
  );
}

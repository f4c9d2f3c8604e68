"use client";
import { useTranslations } from "next-intl";
import { SectionNavigation } from "#components/shell/section-navigation.tsx";

/** The pages of the settings; a new page is one line here. */
const pages = [
  { href: "/settings", section: "/settings/account", label: "account" },
  { href: "/settings/preferences", label: "preferences" },
  { href: "/settings/notifications", label: "notifications" },
  { href: "/settings/sign-in", label: "signIn" },
  { href: "/settings/activity", label: "activity" },
  { href: "/settings/api-keys", label: "apiKeys" },
  { href: "/settings/connected-apps", label: "connectedApps" },
  { href: "/settings/webhooks", label: "webhooks" },
  { href: "/settings/sandbox", label: "sandbox" },
] as const;

/** Links to the pages of the settings. */
export function SettingsNavigation() {
  const t = useTranslations("settings");
  return (
    <SectionNavigation
      label={t("sections")}
      pages={pages.map(({ label, ...page }) => ({ ...page, name: t(label) }))}
      className="scroll-sideways -mx-4 border-b border-line px-4 sm:mx-0 sm:px-0"
    />
  );
}

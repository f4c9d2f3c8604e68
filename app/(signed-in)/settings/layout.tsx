import type { ReactNode } from "react";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { SettingsNavigation } from "#components/settings/settings-navigation.tsx";

/** Renders the settings' own navigation above one page. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages
      namespaces={[
        "api",
        "auth",
        "calendarFeed",
        "apiKeys",
        "oauth",
        "inbound",
        "organizations",
        "sandbox",
        "security",
        "settings",
        "webhooks",
      ]}
    >
      <div className="page grid gap-8">
        <SettingsNavigation />
        {children}
      </div>
    </PageMessages>
  );
}

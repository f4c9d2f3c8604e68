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
      <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-6 sm:px-8">
        <SettingsNavigation />
        {children}
      </div>
    </PageMessages>
  );
}

import type { ReactNode } from "react";
import { ApiProvider } from "#components/api/api-provider.tsx";
import { SettingsNavigation } from "#components/settings/settings-navigation.tsx";
import { AppShell } from "#components/shell/app-shell.tsx";
import { signedIn } from "./signed-in.ts";

/** The frame of the settings: their navigation above, one page below. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { viewer, call } = await signedIn();
  const { data: boards } = await call.boards.list({ limit: 200 });
  const { email, displayName, environment } = viewer;
  return (
    <AppShell
      user={{ email, displayName }}
      environment={environment}
      boards={boards}
      namespaces={["api", "auth", "settings", "keys"]}
    >
      <ApiProvider>
        <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-6 sm:px-8">
          <SettingsNavigation />
          {children}
        </div>
      </ApiProvider>
    </AppShell>
  );
}

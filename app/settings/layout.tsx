import type { ReactNode } from "react";
import { ApiProvider } from "#components/api/api-provider.tsx";
import { CommandCenter } from "#components/command-palette/command-center.tsx";
import { CommandsButton } from "#components/command-palette/commands-button.tsx";
import { SettingsNavigation } from "#components/settings/settings-navigation.tsx";
import { AppShell } from "#components/shell/app-shell.tsx";
import { visitor } from "../(search)/signed-in.ts";

/** The frame of the settings: their navigation above, one page below. Pages send away whoever is not signed in. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const caller = await visitor();
  if (!caller) return children;
  const { email, displayName, environment } = caller.viewer;
  const { data } = await caller.call.boards.list({ limit: 200 });
  const boards = data.map(({ id, name, isActive }) => ({ id, name, isActive }));
  return (
    <AppShell
      user={{ email, displayName }}
      environment={environment}
      boards={boards}
      tools={<CommandsButton />}
      namespaces={["api", "auth", "commands", "keys", "settings"]}
    >
      <ApiProvider>
        <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-6 sm:px-8">
          <SettingsNavigation />
          {children}
        </div>
        <CommandCenter boards={boards} />
      </ApiProvider>
    </AppShell>
  );
}
